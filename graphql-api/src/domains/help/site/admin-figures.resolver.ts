import { Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { OrderStatus } from '../../trade/orders/order.entity.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import * as service from './admin-figures.service.ts';

@ObjectType({ description: 'How many orders have a status.' })
export class OrderStatusCount {
  @Field(() => OrderStatus, { description: 'The status that they have now.' })
  status!: OrderStatus;

  @Field(() => Int, { description: 'How many orders.' })
  count!: number;
}

@ObjectType({ description: 'What was made on one day. It begins at midnight in the time zone of the college.' })
export class DayFigures implements service.DayFigures {
  @Field(() => String, { description: 'The date as YYYY-MM-DD.' })
  day!: string;

  @Field(() => Int, { description: 'Accounts made, including those deleted since.' })
  users!: number;

  @Field(() => Int, { description: 'Products listed, including those taken down since.' })
  products!: number;

  @Field(() => Int, { description: 'Messages written in order chats.' })
  messages!: number;

  @Field(() => [OrderStatusCount], { description: 'Orders placed on that day, by the status that they have now: one entry for each status.' })
  orders!: OrderStatusCount[];
}

@ObjectType({ description: 'What administrators count. Administrators only.' })
export class AdminFigures implements service.AdminFigures {
  @Field(() => Int, { description: 'Accounts that exist.' })
  users!: number;

  @Field(() => Int, { description: 'Products that can be bought.' })
  products!: number;

  @Field(() => Int, { description: 'Orders neither delivered nor cancelled.' })
  openOrders!: number;

  @Field(() => Int, { description: 'Contact messages that nobody has handled.' })
  openContactMessages!: number;

  @Field(() => Int, { description: 'Reports that nobody has decided.' })
  openReports!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Median time from a report to its decision, in hours, of the decisions of the last 30 days; null without one.',
  })
  medianDecisionHours!: number | null;

  @Field(() => Int, { description: 'Objections to deliveries that nobody has decided.' })
  openDisputes!: number;

  @Field(() => Int, { description: 'Texts that people searched for and for which nothing was found at the last search.' })
  searchesWithoutResults!: number;

  @Field(() => [DayFigures], { description: 'The last 30 days, oldest first; the last entry is today.' })
  days!: DayFigures[];
}

@Resolver()
export class AdminFiguresResolver {
  @Query(() => AdminFigures, { description: 'Totals of now and what was made on each of the last 30 days. Administrators only.' })
  adminFigures(@Ctx() ctx: Context): Promise<AdminFigures> {
    return service.adminFigures(ctx);
  }
}
