import type { Domain } from '../../read/domain.ts';
import { UndoResolver } from './undo/undo.resolver.ts';

/** Registration of `acts/undo`. */
export const undo: Domain = {
  resolvers: [UndoResolver],
};
