import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A rate limit in use. The columns and their order are those of rate-limiter-flexible. */
@Entity({ tableName: 'rate_limits' })
export class RateLimitRow {
  /** Name of the limit, and the hash of the key that it counts by. */
  @PrimaryKey({ type: 'string', length: 255 })
  key!: string;

  /** Number of uses so far. */
  @Property({ type: 'integer', default: 0 })
  points!: number;

  /** When the count restarts, in milliseconds since 1970. */
  @Property({ type: 'bigint', nullable: true })
  expire!: string | null;
}
