import type { Domain } from '../../read/domain.ts';
import { CampusSettingsResolver } from './campus-settings/campus-settings.resolver.ts';

/** Everything that `help/campus-settings` registers. */
export const campusSettings: Domain = {
  resolvers: [CampusSettingsResolver],
};
