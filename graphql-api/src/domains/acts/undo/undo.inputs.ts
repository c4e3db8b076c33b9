import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { ActKind } from '../../log/acts/act.entity.ts';
import { ModerationAction } from '../../safety/moderation/decision.entity.ts';
import { messages } from '../../../messages.ts';
import { Text } from '../../../platform/input/validation.ts';

@InputType({ description: 'What to undo.' })
export class UndoInput {
  @Field(() => String, { description: 'The `undoToken` of what was done.' })
  @Text({ max: 100, message: messages.undoOver, policy: false })
  token!: string;
}

@ArgsType()
export class ActPreviewArgs {
  @Field(() => ActKind, { description: 'What would be done.' })
  kind!: ActKind;

  @Field(() => ID, {
    description: 'To what: the id of the listing, review, category, user, report, order, wanted post, objection, offer or conversation.',
  })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'For a category: where its products would go; "Uncategorised" when left out.' })
  moveTo?: string | null;

  @Field(() => ModerationAction, { nullable: true, description: 'For a report: the decision; DISMISS when left out.' })
  action?: ModerationAction | null;

  @Field(() => Boolean, { nullable: true, description: 'For a report: whether what was reported is removed besides; false when left out.' })
  alsoRemove?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'For an objection: the decision; false when left out.' })
  handedOver?: boolean | null;
}
