import { readModel } from '../read/model.ts';
import { Category } from './category.entity.ts';

readModel<Category>(Category, { fields: {} });
