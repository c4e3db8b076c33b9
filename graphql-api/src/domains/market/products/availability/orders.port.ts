import type { Ctx } from '../../../../platform/context.ts';
import type { Sql } from '../../../../platform/database/sql.ts';

export interface OrdersPort {
  /** Returns whether a user has an order of a product that was not cancelled. */
  hasOrdered(ctx: Ctx, product: string, user: string): Promise<boolean>;
  /** Condition: an order of a product has been delivered. */
  wasDeliveredSql(product: Sql): Sql<boolean>;
}

declare module '../../../../platform/domain-ports.ts' {
  interface DomainPorts {
    orders: OrdersPort;
  }
}
