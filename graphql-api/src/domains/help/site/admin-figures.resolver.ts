import { Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { OrderStatus } from '../../trade/orders/order.entity.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import * as service from './admin-figures.service.ts';

@ObjectType({ description: 'Number of orders with a status.' })
export class OrderStatusCount {
  @Field(() => OrderStatus, { description: 'The present status.' })
  status!: OrderStatus;

  @Field(() => Int, { description: 'Number of orders.' })
  count!: number;
}

@ObjectType({ description: 'Numbers of one day, which begins at midnight in the time zone of the college.' })
export class DayFigures implements service.DayFigures {
  @Field(() => String, { description: 'The date as YYYY-MM-DD.' })
  day!: string;

  @Field(() => Int, { description: 'Accounts created, including those deleted since.' })
  users!: number;

  @Field(() => Int, { description: 'Products listed, including those taken down since.' })
  products!: number;

  @Field(() => Int, { description: 'Messages written in order chats.' })
  messages!: number;

  @Field(() => [OrderStatusCount], { description: 'Orders placed on that day, by their present status: one entry for each status.' })
  orders!: OrderStatusCount[];
}

@ObjectType({ description: 'Figures for administrators. Administrators only.' })
export class AdminFigures implements service.AdminFigures {
  @Field(() => Int, { description: 'Existing accounts.' })
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
    description: 'Median time from a report to its decision over the last 30 days, in hours; null if there was no decision.',
  })
  medianDecisionHours!: number | null;

  @Field(() => Int, { description: 'Objections to deliveries that nobody has decided.' })
  openDisputes!: number;

  @Field(() => Int, { description: 'Search texts that found nothing the last time they were searched.' })
  searchesWithoutResults!: number;

  @Field(() => [DayFigures], { description: 'The last 30 days, oldest first; the last entry is today.' })
  days!: DayFigures[];
}

@Resolver()
export class AdminFiguresResolver {
  @Query(() => AdminFigures, { description: 'Current totals and figures of the last 30 days. Administrators only.' })
  adminFigures(@Ctx() ctx: Context): Promise<AdminFigures> {
    return service.adminFigures(ctx);
  }
}
