import type { Ctx } from '../context.ts';
import type { DomainError } from '../errors.ts';
import { allOf, ident, join, raw, sql, type Sql } from './sql.ts';

/** A rule of a write, stated once: for the statement that writes, and for whoever is told why it did not. */
export interface WriteRule {
  /** The condition of the statement. Of a row that is not there, a condition on its key holds for nothing. */
  holds: Sql;
  /** What is thrown where it does not hold; undefined where a second look finds that it does. */
  error: (ctx: Ctx) => DomainError | undefined | Promise<DomainError | undefined>;
}

/** The condition of a statement that writes where all rules hold. */
export const allHold = (rules: readonly WriteRule[]): Sql<never> => allOf(rules.map(({ holds }) => holds));

/**
 * The error of the first rule that does not hold; undefined where all do. `from` is what the conditions look at: a table with the condition of its
 * row, `${p} on ${p.id} = ${id}`, which may be missing; nothing where they look at no table of their own.
 */
async function firstBroken(ctx: Ctx, rules: readonly WriteRule[], from?: Sql): Promise<DomainError | undefined> {
  const asked = rules.map(({ holds }, index) => sql`(${holds}) as ${ident(String(index))}`);
  const row = from ? sql` from (values (1)) as asked left join ${from}` : raw('');
  const held = await ctx.db.one<Record<string, boolean | null>>(sql`select ${join(asked, ', ')}${row}`);
  for (const [index, { error }] of rules.entries()) {
    const found = held![index] === true ? undefined : await error(ctx);
    if (found) return found;
  }
  return undefined;
}

/** Throws the error of the first rule that does not hold. */
export async function assertHold(ctx: Ctx, rules: readonly WriteRule[], from?: Sql): Promise<void> {
  const error = await firstBroken(ctx, rules, from);
  if (error) throw error;
}

/** Why a statement that its rules guard wrote nothing. The reason may be gone since: then it is the last rule, which changes most often. */
export async function rejectionOf(ctx: Ctx, rules: readonly WriteRule[], from: Sql): Promise<DomainError> {
  return ((await firstBroken(ctx, rules, from)) ?? (await rules.at(-1)!.error(ctx)))!;
}
