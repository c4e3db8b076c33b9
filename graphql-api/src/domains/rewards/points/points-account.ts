import { ObjectType } from 'type-graphql';

/** A user's points as a type of their own; the columns are those of the user. */
@ObjectType({ description: "A user's points." })
export class PointsAccount {}
