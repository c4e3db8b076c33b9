import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { IdempotencyKeyField, Numeric, Optional, Text } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';
import { ModerationAction } from '../moderation/decision.entity.ts';
import { ReportReason } from './report.entity.ts';

/** Duration of a suspension: 1 to 365 days. */
const days = Numeric({ min: 1, max: 365, message: messages.suspensionDays });
const reason = Text({ max: 500, multiline: true, empty: messages.reasonEmpty, message: messages.reasonLength, policy: false });

@InputType({ description: 'A report to the administrators.' })
export class ReportInput {
  @Field(() => ID, { description: 'The global `id` of a product, a user, a message or a wanted post that you can see.' })
  subject!: string;

  @Field(() => ReportReason, { description: 'The reason.' })
  reason!: ReportReason;

  @Field(() => String, { nullable: true, description: 'Description, up to 2000 characters.' })
  @Optional()
  @Text({ max: 2000, multiline: true, message: messages.reportText, policy: false })
  text?: string | null;
}

@InputType({ description: 'The decision of an administrator about a report.' })
export class DecideReportInput {
  @Field(() => ID, { description: 'The report. All open reports about the same subject are decided together.' })
  id!: string;

  @Field(() => ModerationAction, { description: 'The decision. REMOVE is for listings.' })
  action!: ModerationAction;

  @Field(() => String, { nullable: true, description: 'Reason, 1 to 500 characters; emailed to the person concerned. Not for DISMISS.' })
  @reason
  reason?: string | null;

  @Field(() => Int, { nullable: true, description: 'Length of a suspension in days, 1 to 365; 7 if omitted.' })
  @days
  days?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the reported listing, message or wanted post is also removed, for the same reason. For WARN, SUSPEND and BAN.',
  })
  alsoRemove?: boolean | null;
}

@InputType({ description: 'The decision of an administrator about a person, without a report.' })
export class SanctionUserInput {
  @Field(() => ID, { description: 'The user.' })
  userId!: string;

  @Field(() => ModerationAction, { description: 'WARN, SUSPEND or BAN.' })
  action!: ModerationAction;

  @Field(() => String, { description: 'Reason, 1 to 500 characters; emailed to the person.' })
  @reason
  reason!: string;

  @Field(() => Int, { nullable: true, description: 'Length of a suspension in days, 1 to 365; 7 if omitted.' })
  @days
  days?: number | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A suspension or ban to end.' })
export class EndSanctionInput {
  @Field(() => ID, { description: 'The user.' })
  userId!: string;
}

@InputType({ description: 'An appeal against a decision.' })
export class AppealDecisionInput {
  @Field(() => String, { description: 'The code from the email about the decision, or `Decision.appealCode`.' })
  @Text({ max: 40, message: messages.appealCode, policy: false })
  code!: string;

  @Field(() => String, { description: 'Why the decision is wrong, 1 to 2000 characters.' })
  @Text({ max: 2000, multiline: true, empty: messages.appealTextEmpty, message: messages.appealText, policy: false })
  text!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@ArgsType()
export class AppealStateArgs {
  @Field(() => String, { description: 'The code from the email about the decision, or `Decision.appealCode`.' })
  @Text({ max: 40, message: messages.appealCode, policy: false })
  code!: string;
}

@InputType({ description: 'The answer to an appeal.' })
export class AnswerAppealInput {
  @Field(() => ID, { description: 'The decision.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether the appeal is granted: a suspension or ban then ends.' })
  granted!: boolean;

  @Field(() => String, { description: 'The answer, 1 to 500 characters; mailed to the person.' })
  @Text({ max: 500, multiline: true, empty: messages.appealAnswerEmpty, message: messages.appealAnswer, policy: false })
  answer!: string;
}
