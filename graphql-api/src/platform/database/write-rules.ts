import type { Ctx } from '../context.ts';
import type { DomainError } from '../errors.ts';
import { withValues } from './statement.ts';
import { allOf, ident, join, raw, sql, type Sql } from './sql.ts';

/**
 * A rule for a write, declared once for the write statement and for the error when the statement writes nothing. `Values` are the values of the
 * write.
 */
export interface WriteRule<Values = unknown> {
  /** Condition in the statement. If the row does not exist, a condition on its key is not true. */
  holds: Sql;
  /** Returns the error if the rule does not hold; undefined if a second check finds that it does. */
  error: (ctx: Ctx, values: Values) => DomainError | undefined | Promise<DomainError | undefined>;
}

/** Rules of a write, in the order in which their errors are reported. */
export interface WriteRules<Values = unknown> {
  rules: readonly WriteRule<Values>[];
  /**
   * Table that the conditions read, with the condition for its row: `${p} on ${p.id} = ${product}`. Left out if the conditions need no table of their
   * own.
   */
  row?: Sql;
}

/** Returns the condition for a statement that writes only if all rules hold. */
export const allHold = ({ rules }: WriteRules<never>): Sql<never> => allOf(rules.map(({ holds }) => holds));

/** Returns the error of the first rule that does not hold; undefined if all rules hold. */
async function firstBroken<Values extends object>(ctx: Ctx, { rules, row }: WriteRules<Values>, values: Values): Promise<DomainError | undefined> {
  const asked = rules.map(({ holds }, index) => sql`(${holds}) as ${ident(String(index))}`);
  // If the row is missing, its conditions are null.
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

/**
 * Returns why a statement guarded by the rules wrote nothing. If all rules hold by now, returns the error of the last rule, which changes most often.
 */
export async function rejectionOf<Values extends object>(ctx: Ctx, rules: WriteRules<Values>, values: Values): Promise<DomainError> {
  return ((await firstBroken(ctx, rules, values)) ?? (await rules.rules.at(-1)!.error(ctx, values)))!;
}
