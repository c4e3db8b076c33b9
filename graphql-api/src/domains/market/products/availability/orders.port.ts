import type { Ctx } from '../../../../platform/context.ts';
import type { Sql } from '../../../../platform/database/sql.ts';

export interface OrdersPort {
  /** Whether a user ordered a product and the order was not cancelled. */
  hasOrdered(ctx: Ctx, product: string, user: string): Promise<boolean>;
  /** Whether an order of a product is delivered. */
  wasDeliveredSql(product: Sql): Sql<boolean>;
}

declare module '../../../../platform/domain-ports.ts' {
  interface DomainPorts {
    orders: OrdersPort;
  }
}
