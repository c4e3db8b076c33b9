import type { Domain } from '../../read/domain.ts';
import { CampusSettingsResolver } from './campus-settings/campus-settings.resolver.ts';

/** What is registered of `help/campus-settings`. */
export const campusSettings: Domain = {
  resolvers: [CampusSettingsResolver],
};
