import { Args, ArgsType, Ctx, Field, ID, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { connectionOf, PageArgs } from '../../../read/connection.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { AuditAction, AuditEntry } from './audit-entry.entity.ts';
import * as service from './audit.service.ts';

@ArgsType()
class AuditArgs extends PageArgs {
  @Field(() => AuditAction, { nullable: true, description: 'Only entries with this action.' })
  action?: AuditAction | null;

  @Field(() => String, { nullable: true, description: 'Part of the subject or the details; blank: all.' })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only actions of this administrator.' })
  actorId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only actions that concern this user.' })
  userId?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Only actions at this time or later.' })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Only actions before this time.' })
  until?: Date | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Oldest first instead of newest first.' })
  oldestFirst!: boolean;
}

@Resolver()
export class AuditResolver {
  @Query(() => connectionOf(AuditEntry), { description: 'All entries of the audit log, newest first. Administrators only.' })
  auditEntries(@Ctx() ctx: Context, @Args(() => AuditArgs) args: AuditArgs): QuerySource {
    return service.auditEntries(ctx, args);
  }
}
