import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import { ActKind } from '../../log/acts/act.entity.ts';
import { messages } from '../../../messages.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import { ActCountKind, descriptions } from './act-counts.ts';
import { actPreview } from './preview.service.ts';
import { ActPreviewArgs, UndoInput } from './undo.inputs.ts';
import { undo } from './undo.service.ts';

registerEnumType(ActCountKind, {
  name: 'ActCountKind',
  description: 'What an act does, one kind of change.',
  valuesConfig: Object.fromEntries(Object.values(ActCountKind).map((kind) => [kind, { description: descriptions[kind] }])),
});

@ObjectType({ description: 'How often an act makes one kind of change.' })
export class ActCount {
  @Field(() => ActCountKind, { description: 'The kind of change.' })
  kind!: ActCountKind;

  @Field(() => Int, { description: 'How many, above 0; for points their sum.' })
  count!: number;
}

@ObjectType({ description: 'What an act would do now.' })
export class ActPreview {
  @Field(() => [ActCount], { description: 'Its changes by kind; kinds without any are left out.' })
  counts!: ActCount[];
}

@ObjectType({ description: 'What was undone.' })
export class UndoPayload {
  @Field(() => ActKind, { description: 'What had been done.' })
  kind!: ActKind;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@Resolver()
export class UndoResolver {
  @Query(() => ActPreview, {
    description: 'Returns the effects of a destructive action, counted by a run that is rolled back. Allowed to users who may perform the action.',
  })
  async actPreview(@Ctx() ctx: Context, @Args(() => ActPreviewArgs) args: ActPreviewArgs): Promise<ActPreview> {
    return { counts: await actPreview(ctx, args) };
  }

  @Mutation(() => UndoPayload, {
    description:
      'Undoes something within 10 minutes: everything is as it was before, but for sessions. Fails with NOT_FOUND afterwards, and with CONFLICT when it was changed since.',
  })
  async undo(@Ctx() ctx: Context, @Arg('input', () => UndoInput, { description: 'What to undo.' }) input: UndoInput): Promise<UndoPayload> {
    return { kind: await undo(ctx, input), message: messages.undone };
  }
}
