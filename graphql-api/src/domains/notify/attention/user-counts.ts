import { ObjectType } from 'type-graphql';

/** What waits for a user, as a type of its own; it has no columns. */
@ObjectType({ description: 'Numbers of items that need your attention. Every page shows the same numbers.' })
export class UserCounts {}

/** What waits for administrators, as a type of its own; it has no columns. */
@ObjectType({ description: 'Numbers of open items that need an administrator.' })
export class AdminQueue {}
