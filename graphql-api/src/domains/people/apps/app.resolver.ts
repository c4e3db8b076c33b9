import { Arg, Args, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { globalIdOf } from '../../../platform/database/ids.ts';
import { connectionOf, PageArgs } from '../../../read/connection.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { App } from './app.entity.ts';
import { ApproveAppInput, DeleteAppInput, RegisterAppInput } from './app.inputs.ts';
import * as service from './app.service.ts';

@ObjectType({ description: 'A new app.' })
export class RegisterAppPayload {
  @Field(() => App, { description: 'The app, with its `clientId`.' })
  app!: NodeReference;

  @Field(() => String, { nullable: true, description: 'The secret, shown only once; null if it cannot keep one.' })
  clientSecret!: string | null;
}

@ObjectType({ description: 'An approved app.' })
export class ApproveAppPayload {
  @Field(() => App, { description: 'The app as it is now.' })
  app!: NodeReference;
}

@ObjectType({ description: 'An app that was deleted.' })
export class DeleteAppPayload {
  @Field(() => ID, { description: 'Id of the deleted object.' })
  deletedId!: string;
}

@Resolver()
export class AppResolver {
  @Query(() => connectionOf(App), { description: 'All apps, newest first. Administrators only.' })
  apps(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs): QuerySource {
    return service.apps(ctx, args);
  }

  @Mutation(() => RegisterAppPayload, {
    description: 'Registers an app; a student can have at most 5. Only you can use it until an administrator approves it. Needs a session.',
  })
  async registerApp(
    @Ctx() ctx: Context,
    @Arg('input', () => RegisterAppInput, { description: 'The app.' }) input: RegisterAppInput,
  ): Promise<RegisterAppPayload> {
    const { id, clientSecret } = await service.registerApp(ctx, input);
    return { app: { id }, clientSecret };
  }

  @Mutation(() => ApproveAppPayload, { description: 'Approves an app for all users. Administrators only.' })
  async approveApp(
    @Ctx() ctx: Context,
    @Arg('input', () => ApproveAppInput, { description: 'The app.' }) { id }: ApproveAppInput,
  ): Promise<ApproveAppPayload> {
    return { app: await service.approveApp(ctx, id) };
  }

  @Mutation(() => DeleteAppPayload, { description: 'Deletes an app and all its tokens: your own, or any as an administrator. Needs a session.' })
  async deleteApp(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteAppInput, { description: 'The app.' }) { id }: DeleteAppInput,
  ): Promise<DeleteAppPayload> {
    await service.deleteApp(ctx, id);
    return { deletedId: globalIdOf('App', id) };
  }
}
