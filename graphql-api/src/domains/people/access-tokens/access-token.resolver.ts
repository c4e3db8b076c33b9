import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { SCOPE_GROUPS, type ScopeGroup } from '../../../access/scopes.ts';
import { globalIdOf } from '../../../platform/database/ids.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { AccessToken } from './access-token.entity.ts';
import { CreateAccessTokenInput, ExtendAccessTokenInput, RevokeAccessTokenInput } from './access-token.inputs.ts';
import * as service from './access-token.service.ts';

@ObjectType({ description: 'The scopes of a domain.' })
export class AccessScope implements ScopeGroup {
  @Field(() => String, { description: 'What the scopes give access to.' })
  about!: string;

  @Field(() => String, { description: 'The scope for reading.' })
  read!: string;

  @Field(() => String, { nullable: true, description: 'The scope for reading and changing; null if nothing can be changed.' })
  write!: string | null;

  @Field(() => Boolean, { description: 'Whether the scopes are for administrators only.' })
  isForAdministrators!: boolean;
}

@ObjectType({ description: 'A new personal access token.' })
export class CreateAccessTokenPayload {
  @Field(() => AccessToken, { description: 'The stored token with its name, scopes and expiry.' })
  accessToken!: NodeReference;

  @Field(() => String, { description: 'The token itself, shown only once. Send it as the Authorization header.' })
  token!: string;
}

@ObjectType({ description: 'A personal access token with a new expiry.' })
export class ExtendAccessTokenPayload {
  @Field(() => AccessToken, { description: 'The token after the change.' })
  accessToken!: NodeReference;
}

@ObjectType({ description: 'A revoked personal access token.' })
export class RevokeAccessTokenPayload {
  @Field(() => ID, { description: 'Id of the deleted object.' })
  deletedId!: string;
}

@Resolver()
export class AccessTokenResolver {
  @Query(() => [AccessScope], { description: 'All scopes of access tokens, by domain.' })
  accessScopes(): readonly AccessScope[] {
    return SCOPE_GROUPS;
  }

  @Mutation(() => CreateAccessTokenPayload, { description: 'Creates a personal access token for a program. Needs a session; at most 20 tokens.' })
  async createAccessToken(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateAccessTokenInput, { description: 'Name, scopes and expiry.' }) input: CreateAccessTokenInput,
  ): Promise<CreateAccessTokenPayload> {
    const { id, token } = await service.createAccessToken(ctx, input);
    return { accessToken: { id }, token };
  }

  @Mutation(() => ExtendAccessTokenPayload, { description: 'Changes when one of your personal access tokens expires. Needs a session.' })
  async extendAccessToken(
    @Ctx() ctx: Context,
    @Arg('input', () => ExtendAccessTokenInput, { description: 'The token and the number of days.' }) input: ExtendAccessTokenInput,
  ): Promise<ExtendAccessTokenPayload> {
    return { accessToken: await service.extendAccessToken(ctx, input) };
  }

  @Mutation(() => RevokeAccessTokenPayload, { description: 'Revokes one of your personal access tokens. Needs a session.' })
  async revokeAccessToken(
    @Ctx() ctx: Context,
    @Arg('input', () => RevokeAccessTokenInput, { description: 'The token.' }) { id }: RevokeAccessTokenInput,
  ): Promise<RevokeAccessTokenPayload> {
    await service.revokeAccessToken(ctx, id);
    return { deletedId: globalIdOf('AccessToken', id) };
  }
}
