import type { Ctx } from '../../../platform/context.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { PointsAction } from '../../rewards/points/points-entry.entity.ts';
import type { HandoverProof } from '../../trade/orders/order.entity.ts';

/** A locked order. */
export interface Delivery {
  id: string;
  buyer: string;
  seller: string;
  product: string;
  handoverProof: HandoverProof | null;
}

/** Points that a delivery gave to its seller. */
export interface Awarded {
  pointsAwarded: number;
  /** Why there are no points, or why they cannot be spent yet; null if there is nothing to say. */
  pointsNote: string | null;
}

export const NOTHING_AWARDED: Awarded = { pointsAwarded: 0, pointsNote: null };

export interface PointsPort {
  /** Records the points that a rule gives or takes, in the transaction of their cause. Returns the points; 0 if there are none. */
  record(tx: Ctx, entry: { userId: string; action: PointsAction; productId?: string | undefined }): Promise<number>;
  /** SQL of the points that a user has from these actions about a product. */
  earnedSql(user: Sql, product: Sql, ...actions: PointsAction[]): Sql<number>;
  /** Condition: a user has received points for an action about a product. */
  hasEarnedSql(user: Sql, product: Sql, action: PointsAction): Sql<boolean>;
  /** Gives the seller of a locked order the points for its delivery, once. */
  awardDelivery(tx: Ctx, order: Delivery): Promise<Awarded>;
  /** Allows the seller of a locked, delivered order to spend its points. */
  proveDelivery(tx: Ctx, order: Delivery): Promise<Awarded>;
  /** Takes back the points that the delivery of a locked order gave. */
  reverseDelivery(tx: Ctx, order: Omit<Delivery, 'handoverProof'>): Promise<void>;
}

declare module '../../../platform/domain-ports.ts' {
  interface DomainPorts {
    points: PointsPort;
  }
}
