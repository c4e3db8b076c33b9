import { raw } from '@mikro-orm/core';

/** Returns the time `days` from now by the database's clock, for a property of an entity that the ORM inserts or updates. */
export const daysFromNow = (days: number): Date => raw<Date>('now() + make_interval(days => ?)', [days]);
