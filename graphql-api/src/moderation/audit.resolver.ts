import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../platform/context.ts';
import { connectionOf, PageArgs } from '../read/connection.ts';
import type { Root } from '../read/root.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import './audit-entry.read.ts';
import * as service from './audit.service.ts';

@Resolver()
export class AuditResolver {
  @Query(() => connectionOf(AuditEntry), { description: 'Who did what to whom, newest first. Administrators only.' })
  auditEntries(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs): Root {
    return service.auditEntries(ctx, args);
  }
}
