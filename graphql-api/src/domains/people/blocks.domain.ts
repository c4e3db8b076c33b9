import type { Domain } from '../../read/domain.ts';
import { Block } from './blocks/block.entity.ts';
import { userBlockMapping, userContactMapping } from './blocks/block.mapping.ts';
import { BlockResolver } from './blocks/block.resolver.ts';

/** Registration of `people/blocks`. */
export const blocks: Domain = {
  entities: [Block],
  mappings: [userBlockMapping, userContactMapping],
  resolvers: [BlockResolver],
};
