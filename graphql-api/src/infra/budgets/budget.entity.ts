import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A token bucket in use. */
@Entity({ tableName: 'budgets' })
export class BudgetRow {
  /** Hash of the bucket's key, so that the table contains no personal data. */
  @PrimaryKey({ type: 'text' })
  key!: string;

  /** Points at that time; negative if an operation cost more than it reserved. */
  @Property({ type: 'double' })
  points!: number;

  /** Time in milliseconds since 1970, by the clock of a server process. */
  @Property({ type: 'double' })
  at!: number;
}
