import type { Domain } from '../../read/domain.ts';
import { BoughtPerk } from './perks/bought-perk.entity.ts';
import { boughtPerkMapping, perkAccountMapping, perkProductMapping } from './perks/perk.mapping.ts';
import { PerkResolver } from './perks/perk.resolver.ts';

/** Registration of `rewards/perks`. */
export const perks: Domain = {
  entities: [BoughtPerk],
  mappings: [boughtPerkMapping, perkAccountMapping, perkProductMapping],
  resolvers: [PerkResolver],
};
