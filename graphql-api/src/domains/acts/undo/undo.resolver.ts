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
  description: 'A kind of change that an act makes.',
  valuesConfig: Object.fromEntries(Object.values(ActCountKind).map((kind) => [kind, { description: descriptions[kind] }])),
});

@ObjectType({ description: 'The number of changes of one kind that an act makes.' })
export class ActCount {
  @Field(() => ActCountKind, { description: 'The kind of change.' })
  kind!: ActCountKind;

  @Field(() => Int, { description: 'Number of changes, above 0; for points, their sum.' })
  count!: number;
}

@ObjectType({ description: 'The changes that an act would make now.' })
export class ActPreview {
  @Field(() => [ActCount], { description: 'Numbers of changes by kind; kinds without changes are omitted.' })
  counts!: ActCount[];
}

@ObjectType({ description: 'An undone change.' })
export class UndoPayload {
  @Field(() => ActKind, { description: 'The kind of change.' })
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
      'Undoes a change within 10 minutes and restores the previous state, except for sessions. NOT_FOUND afterwards; CONFLICT if it was changed since.',
  })
  async undo(@Ctx() ctx: Context, @Arg('input', () => UndoInput, { description: 'The undo token.' }) input: UndoInput): Promise<UndoPayload> {
    return { kind: await undo(ctx, input), message: messages.undone };
  }
}
