import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { ActKind } from '../../log/acts/act.entity.ts';
import { ModerationAction } from '../../safety/moderation/decision.entity.ts';
import { messages } from '../../../messages.ts';
import { Text } from '../../../platform/input/validation.ts';

@InputType({ description: 'The undo token.' })
export class UndoInput {
  @Field(() => String, { description: 'The `undoToken` of the change.' })
  @Text({ max: 100, message: messages.undoOver, policy: false })
  token!: string;
}

@ArgsType()
export class ActPreviewArgs {
  @Field(() => ActKind, { description: 'The act.' })
  kind!: ActKind;

  @Field(() => ID, {
    description: 'Id of the listing, review, category, user, report, order, wanted post, objection, offer or conversation.',
  })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'For a category: the category for its products; omitted: "Uncategorised".' })
  moveTo?: string | null;

  @Field(() => ModerationAction, { nullable: true, description: 'For a report: the decision; omitted: DISMISS.' })
  action?: ModerationAction | null;

  @Field(() => Boolean, { nullable: true, description: 'For a report: whether its subject is also removed; omitted: false.' })
  alsoRemove?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'For an objection: the decision; omitted: false.' })
  handedOver?: boolean | null;
}
