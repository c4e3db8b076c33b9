import type { Domain } from '../../read/domain.ts';
import { TestModeResolver } from './test-mode/test-mode.resolver.ts';

/** Registration of `acts/test-mode`. */
export const testMode: Domain = { resolvers: [TestModeResolver] };
