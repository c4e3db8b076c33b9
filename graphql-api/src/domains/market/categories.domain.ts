import type { Domain } from '../../read/domain.ts';
import { Category } from './categories/category.entity.ts';
import { categoryMapping } from './categories/category.mapping.ts';
import { CategoryResolver } from './categories/category.resolver.ts';

/** Everything that `market/categories` registers. */
export const categories: Domain = {
  entities: [Category],
  mappings: [categoryMapping],
  resolvers: [CategoryResolver],
};
