import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Unique } from '@mikro-orm/decorators/legacy';
import { Product } from '../products/product.entity.ts';
import { Course } from './course.entity.ts';

/** A course that a listing is for, as stated by its seller. */
@Entity({ tableName: 'product_courses' })
@Unique({ name: 'product_courses_once', properties: ['product', 'course'] })
@Index({ name: 'product_courses_course', properties: ['course'] })
export class ProductCourse {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => Product, { deleteRule: 'cascade', index: false })
  product!: Product;

  @ManyToOne(() => Course, { deleteRule: 'cascade', index: false })
  course!: Course;
}
