import { ObjectType } from 'type-graphql';

/** A user's points as a separate type. Its columns are those of the user. */
@ObjectType({ description: "A user's points: the total and the ledger behind it." })
export class PointsAccount {}
