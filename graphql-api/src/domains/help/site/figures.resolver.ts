import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import { shopFigures, type Figures } from './figures.service.ts';

@ObjectType({ description: 'What the marketplace counts now.' })
export class ShopFigures implements Figures {
  @Field(() => Int, { description: 'Listed products, sold-out ones too: as many as the home page counts.' })
  products!: number;

  @Field(() => Int, { description: 'People who list something.' })
  sellers!: number;

  @Field(() => Int, { description: 'Orders that were delivered.' })
  delivered!: number;

  @Field(() => Int, { description: 'Reviews that were written.' })
  reviews!: number;
}

@Resolver()
export class FiguresResolver {
  @Query(() => ShopFigures, { description: 'Live figures of the marketplace.' })
  shopFigures(@Ctx() ctx: Context): Promise<ShopFigures> {
    return shopFigures(ctx);
  }
}
