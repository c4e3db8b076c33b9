import { Args, ArgsType, Ctx, Field, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../platform/context.ts';
import { connectionOf, PageArgs } from '../read/connection.ts';
import type { QuerySource } from '../read/query-source.ts';
import { AuditAction, AuditEntry } from './audit-entry.entity.ts';
import * as service from './audit.service.ts';

@ArgsType()
class AuditArgs extends PageArgs {
  @Field(() => AuditAction, { nullable: true, description: 'Only entries of this kind.' })
  action?: AuditAction | null;

  @Field(() => String, { nullable: true, description: 'A part of the subject or the details; blank means all.' })
  search?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Oldest first instead of newest first.' })
  oldestFirst!: boolean;
}

@Resolver()
export class AuditResolver {
  @Query(() => connectionOf(AuditEntry), { description: 'All admin actions, newest first. Administrators only.' })
  auditEntries(@Ctx() ctx: Context, @Args(() => AuditArgs) args: AuditArgs): QuerySource {
    return service.auditEntries(ctx, args);
  }
}
