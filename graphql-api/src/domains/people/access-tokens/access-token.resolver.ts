import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { SCOPE_GROUPS, type ScopeGroup } from '../../../access/scopes.ts';
import { globalIdOf } from '../../../platform/database/ids.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { AccessToken } from './access-token.entity.ts';
import { CreateAccessTokenInput, ExtendAccessTokenInput, RevokeAccessTokenInput } from './access-token.inputs.ts';
import * as service from './access-token.service.ts';

@ObjectType({ description: 'What the scopes of a domain let a program do.' })
export class AccessScope implements ScopeGroup {
  @Field(() => String, { description: 'What they are about, in words.' })
  about!: string;

  @Field(() => String, { description: 'The scope that reads it.' })
  read!: string;

  @Field(() => String, { nullable: true, description: 'The scope that changes it too; null where nothing can be changed.' })
  write!: string | null;

  @Field(() => Boolean, { description: 'Whether they are for administrators alone.' })
  isForAdministrators!: boolean;
}

@ObjectType({ description: 'A new personal access token.' })
export class CreateAccessTokenPayload {
  @Field(() => AccessToken, { description: 'Its name, scopes and end.' })
  accessToken!: NodeReference;

  @Field(() => String, { description: 'The token. It is shown this once; send it as the Authorization header.' })
  token!: string;
}

@ObjectType({ description: 'A personal access token with another end.' })
export class ExtendAccessTokenPayload {
  @Field(() => AccessToken, { description: 'The token as it is now.' })
  accessToken!: NodeReference;
}

@ObjectType({ description: 'A personal access token that was ended.' })
export class RevokeAccessTokenPayload {
  @Field(() => ID, { description: 'The id that is gone.' })
  deletedId!: string;
}

@Resolver()
export class AccessTokenResolver {
  @Query(() => [AccessScope], { description: 'Every scope that an access token can have, by what it is about.' })
  accessScopes(): readonly AccessScope[] {
    return SCOPE_GROUPS;
  }

  @Mutation(() => CreateAccessTokenPayload, { description: 'Makes a personal access token for a program of yours. Needs a session; at most 20.' })
  async createAccessToken(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateAccessTokenInput, { description: 'What it is for and what it may do.' }) input: CreateAccessTokenInput,
  ): Promise<CreateAccessTokenPayload> {
    const { id, token } = await service.createAccessToken(ctx, input);
    return { accessToken: { id }, token };
  }

  @Mutation(() => ExtendAccessTokenPayload, { description: 'Has one of your personal access tokens end at another time. Needs a session.' })
  async extendAccessToken(
    @Ctx() ctx: Context,
    @Arg('input', () => ExtendAccessTokenInput, { description: 'The token and its days.' }) input: ExtendAccessTokenInput,
  ): Promise<ExtendAccessTokenPayload> {
    return { accessToken: await service.extendAccessToken(ctx, input) };
  }

  @Mutation(() => RevokeAccessTokenPayload, { description: 'Ends one of your personal access tokens at once. Needs a session.' })
  async revokeAccessToken(
    @Ctx() ctx: Context,
    @Arg('input', () => RevokeAccessTokenInput, { description: 'The token.' }) { id }: RevokeAccessTokenInput,
  ): Promise<RevokeAccessTokenPayload> {
    await service.revokeAccessToken(ctx, id);
    return { deletedId: globalIdOf('AccessToken', id) };
  }
}
