import { ObjectType } from 'type-graphql';

/** Counts of what needs a user's attention, as a separate type without columns. */
@ObjectType({ description: 'How much waits for you. Every place that shows one of these numbers shows this one.' })
export class UserCounts {}

/** Counts of what needs the administrators' attention, as a separate type without columns. */
@ObjectType({ description: 'How much waits for the administrators.' })
export class AdminQueue {}
