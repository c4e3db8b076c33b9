import { Arg, Args, ArgsType, Ctx, Field, Mutation, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import { undoOf, UndoablePayload } from '../../log/acts/undoable.ts';
import { messages } from '../../../messages.ts';
import { Decision } from '../moderation/decision.entity.ts';
import { appeals } from '../moderation/decision.service.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { connectionOf, PageArgs } from '../../../read/connection.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { User } from '../../people/users/user.entity.ts';
import { AppealState } from './appeal.service.ts';
import * as appealService from './appeal.service.ts';
import { Report } from './report.entity.ts';
import {
  AnswerAppealInput,
  AppealDecisionInput,
  AppealStateArgs,
  DecideReportInput,
  EndSanctionInput,
  ReportInput,
  SanctionUserInput,
} from './report.inputs.ts';
import * as service from './report.service.ts';
import * as sanctions from './sanction.service.ts';

@ArgsType()
class ReportsArgs extends PageArgs {
  @Field(() => Boolean, { defaultValue: true, description: 'true: reports that wait for a decision; false: decided ones.' })
  open!: boolean;
}

@ObjectType({ description: 'A report that was stored.' })
export class ReportPayload {
  @Field(() => Report, { description: 'The report; your earlier one if you had already reported the same subject.' })
  report!: NodeReference;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@ObjectType({ description: 'A report that was decided.' })
export class DecideReportPayload extends UndoablePayload {
  @Field(() => Report, { description: 'The report as it is now.' })
  report!: NodeReference;
}

@ObjectType({ description: 'The user concerned.' })
export class SanctionUserPayload extends UndoablePayload {
  @Field(() => User, { description: 'The user as it is now.' })
  user!: NodeReference;
}

@ObjectType({ description: 'A user whose suspension or ban ended.' })
export class EndSanctionPayload {
  @Field(() => User, { description: 'The user as it is now.' })
  user!: NodeReference;
}

@ObjectType({ description: 'An appeal that was stored.' })
export class AppealDecisionPayload {
  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@ObjectType({ description: 'An appeal that was answered.' })
export class AnswerAppealPayload {
  @Field(() => Decision, { description: 'The decision as it is now.' })
  decision!: NodeReference;
}

registerEnumType(AppealState, {
  name: 'AppealState',
  description: 'State of an appeal code.',
  valuesConfig: {
    OPEN: { description: 'The decision can be appealed.' },
    APPEALED: { description: 'An appeal was made. Only one is possible.' },
    UNKNOWN: { description: 'There is no such decision.' },
  },
});

@Resolver()
export class ReportResolver {
  @Query(() => connectionOf(Report), { description: 'Reports, open by default, the longest waiting first. Administrators only.' })
  reports(@Ctx() ctx: Context, @Args(() => ReportsArgs) args: ReportsArgs): QuerySource {
    return service.reports(ctx, args);
  }

  @Query(() => connectionOf(Decision), { description: 'Decisions with an unanswered appeal, the longest waiting first. Administrators only.' })
  appeals(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs): QuerySource {
    return appeals(ctx, args);
  }

  @Query(() => AppealState, {
    description: 'State of an appeal code, so that a form can be shown only if an appeal is possible. Needs no session.',
  })
  appealState(@Ctx() ctx: Context, @Args(() => AppealStateArgs) args: AppealStateArgs): Promise<AppealState> {
    return appealService.appealState(ctx, args);
  }

  @Mutation(() => ReportPayload, {
    description: 'Reports a product, user, message or wanted post to the administrators. You are notified of their decision.',
  })
  async report(
    @Ctx() ctx: Context,
    @Arg('input', () => ReportInput, { description: 'The subject and the reason.' }) input: ReportInput,
  ): Promise<ReportPayload> {
    return { report: await service.report(ctx, input), message: messages.reported };
  }

  @Mutation(() => DecideReportPayload, { description: 'Decides a report and all open reports about the same subject. Administrators only.' })
  async decideReport(
    @Ctx() ctx: Context,
    @Arg('input', () => DecideReportInput, { description: 'The report and the decision.' }) input: DecideReportInput,
  ): Promise<DecideReportPayload> {
    const { result, act } = await service.decideReport(ctx, input);
    return { report: result, ...undoOf(act) };
  }

  @Mutation(() => SanctionUserPayload, { description: 'Warns, suspends or bans a user. Administrators only.' })
  async sanctionUser(
    @Ctx() ctx: Context,
    @Arg('input', () => SanctionUserInput, { description: 'The user and the decision.' }) input: SanctionUserInput,
  ): Promise<SanctionUserPayload> {
    const { result, act } = await sanctions.sanctionUser(ctx, input);
    return { user: result, ...undoOf(act) };
  }

  @Mutation(() => EndSanctionPayload, { description: 'Ends the suspension or ban of a user. Administrators only.' })
  async endSanction(
    @Ctx() ctx: Context,
    @Arg('input', () => EndSanctionInput, { description: 'The user.' }) input: EndSanctionInput,
  ): Promise<EndSanctionPayload> {
    return { user: await sanctions.endSanction(ctx, input) };
  }

  @Mutation(() => AppealDecisionPayload, {
    description: 'Appeals against a decision about you, once. With the emailed code this works without signing in.',
  })
  async appealDecision(
    @Ctx() ctx: Context,
    @Arg('input', () => AppealDecisionInput, { description: 'The code and the text.' }) input: AppealDecisionInput,
  ): Promise<AppealDecisionPayload> {
    await appealService.appealDecision(ctx, input);
    return { message: messages.appealed };
  }

  @Mutation(() => AnswerAppealPayload, { description: 'Answers an appeal. Granting it ends the suspension or ban. Administrators only.' })
  async answerAppeal(
    @Ctx() ctx: Context,
    @Arg('input', () => AnswerAppealInput, { description: 'The decision and the answer.' }) input: AnswerAppealInput,
  ): Promise<AnswerAppealPayload> {
    return { decision: await appealService.answerAppeal(ctx, input) };
  }
}
