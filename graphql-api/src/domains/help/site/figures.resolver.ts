import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import { shopFigures, type Figures } from './figures.service.ts';

@ObjectType({ description: 'Current figures of the marketplace.' })
export class ShopFigures implements Figures {
  @Field(() => Int, { description: 'Listed products, including sold-out ones; the same number as on the home page.' })
  products!: number;

  @Field(() => Int, { description: 'Users who list something.' })
  sellers!: number;

  @Field(() => Int, { description: 'Delivered orders.' })
  delivered!: number;

  @Field(() => Int, { description: 'Reviews.' })
  reviews!: number;
}

@Resolver()
export class FiguresResolver {
  @Query(() => ShopFigures, { description: 'Live figures of the marketplace.' })
  shopFigures(@Ctx() ctx: Context): Promise<ShopFigures> {
    return shopFigures(ctx);
  }
}
