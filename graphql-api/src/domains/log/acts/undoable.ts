import { Field, ObjectType } from 'type-graphql';
import type { RecordedAct } from '../../../platform/context.ts';
import { DateTime } from '../../../platform/input/scalars.ts';

/** Fields of a payload that can be undone. */
@ObjectType({ description: 'What can be undone.' })
export abstract class UndoablePayload {
  @Field(() => String, { description: 'Pass it to `undo` within 10 minutes to undo the change.' })
  undoToken!: string;

  @Field(() => DateTime, { description: 'When the undo token expires.' })
  undoUntil!: Date;
}

/** Returns the payload fields that describe how to undo an act. */
export const undoOf = ({ token, undoUntil }: RecordedAct): UndoablePayload => ({ undoToken: token, undoUntil: new Date(undoUntil) });
