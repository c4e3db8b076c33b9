import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A token bucket in use. */
@Entity({ tableName: 'budgets' })
export class BudgetRow {
  /** The hash of whose it is: the table holds no personal data. */
  @PrimaryKey({ type: 'text' })
  key!: string;

  /** How many points it had at that time; below 0 where something cost more than was asked for. */
  @Property({ type: 'double' })
  points!: number;

  /** In milliseconds since 1970, by the clock of a server process. */
  @Property({ type: 'double' })
  at!: number;
}
