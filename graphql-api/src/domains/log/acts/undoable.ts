import { Field, ObjectType } from 'type-graphql';
import type { RecordedAct } from '../../../platform/context.ts';
import { DateTime } from '../../../platform/input/scalars.ts';

/** Fields of a payload that can be undone. */
@ObjectType({ description: 'What can be undone.' })
export abstract class UndoablePayload {
  @Field(() => String, { description: 'Undoes it: pass it to `undo` within 10 minutes.' })
  undoToken!: string;

  @Field(() => DateTime, { description: 'Until when it can be undone.' })
  undoUntil!: Date;
}

/** Returns the payload fields that describe how to undo an act. */
export const undoOf = ({ token, undoUntil }: RecordedAct): UndoablePayload => ({ undoToken: token, undoUntil: new Date(undoUntil) });
