import { ObjectType } from 'type-graphql';

/** What waits for a user, as a type of its own; it has no columns. */
@ObjectType({ description: 'How much waits for you. Every place that shows one of these numbers shows this one.' })
export class UserCounts {}

/** What waits for administrators, as a type of its own; it has no columns. */
@ObjectType({ description: 'How much waits for the administrators.' })
export class AdminQueue {}
