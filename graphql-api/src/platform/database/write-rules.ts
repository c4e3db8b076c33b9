import type { Ctx } from '../context.ts';
import type { DomainError } from '../errors.ts';
import { withValues } from './statement.ts';
import { allOf, ident, join, raw, sql, type Sql } from './sql.ts';

/** A rule of a write, stated once: for the statement that writes, and for whoever is told why it did not. `Values` are those of the write. */
export interface WriteRule<Values = unknown> {
  /** The condition of the statement. Of a row that is not there, a condition on its key holds for nothing. */
  holds: Sql;
  /** What is thrown where it does not hold; undefined where a second look finds that it does. */
  error: (ctx: Ctx, values: Values) => DomainError | undefined | Promise<DomainError | undefined>;
}

/** The rules of a write, in the order in which whoever writes is told. */
export interface WriteRules<Values = unknown> {
  rules: readonly WriteRule<Values>[];
  /** What the conditions look at: a table with the condition of its row, `${p} on ${p.id} = ${product}`. Left out where they look at no table of their own. */
  row?: Sql;
}

/** The condition of a statement that writes where all rules hold. */
export const allHold = ({ rules }: WriteRules<never>): Sql<never> => allOf(rules.map(({ holds }) => holds));

/** The error of the first rule that does not hold; undefined where all do. */
async function firstBroken<Values extends object>(ctx: Ctx, { rules, row }: WriteRules<Values>, values: Values): Promise<DomainError | undefined> {
  const asked = rules.map(({ holds }, index) => sql`(${holds}) as ${ident(String(index))}`);
  // The row may be missing: then its conditions are null.
  const from = row ? sql` from (values (1)) as asked left join ${row}` : raw('');
  const held = (await ctx.db.one(withValues(sql`select ${join(asked, ', ')}${from}`, ctx, values))) as unknown as Record<string, boolean | null>;
  for (const [index, { error }] of rules.entries()) {
    const found = held[index] === true ? undefined : await error(ctx, values);
    if (found) return found;
  }
  return undefined;
}

/** Throws the error of the first rule that does not hold. */
export async function assertHold<Values extends object>(ctx: Ctx, rules: WriteRules<Values>, values: Values): Promise<void> {
  const error = await firstBroken(ctx, rules, values);
  if (error) throw error;
}

/** Why a statement that its rules guard wrote nothing. The reason may be gone since: then it is the last rule, which changes most often. */
export async function rejectionOf<Values extends object>(ctx: Ctx, rules: WriteRules<Values>, values: Values): Promise<DomainError> {
  return ((await firstBroken(ctx, rules, values)) ?? (await rules.rules.at(-1)!.error(ctx, values)))!;
}
