import type { SearchPlan } from './search-plan.ts';
import { demand, either } from './words/expression.ts';

/** Whether a search names a thing itself, by any of its names. */
export function namesThing({ things, thingNames, related }: SearchPlan, thing: string): boolean {
  const named = things ?? (thingNames === '' ? '' : related);
  return named.includes(demand([[thing.split(' ')]]).slice(1, -1));
}

/**
 * A plan for what serves the purpose that was typed: what says the same words and the best of the things that serve it, then the others. Without a
 * plan of what was typed, for the things alone.
 */
export function servingPlan(typed: SearchPlan | undefined, things: readonly SearchPlan[]): SearchPlan {
  const served = things.reduce(joinedPlan);
  if (!typed) return { ...served, whole: things[0]!.whole, exact: things[0]!.exact, isCorrected: false };
  const { exact, whole } = joinedPlan(typed, things[0]!);
  const heads = typed.heads.length > 0 ? joinedPlan(typed, served).heads : served.heads;
  return { ...joinedPlan(typed, served), whole, exact, heads, apart: served.apart, typed: typed.typed, text: typed.typed, isCorrected: false };
}

/** A plan for what either of two plans finds. */
export function joinedPlan(one: SearchPlan, other: SearchPlan): SearchPlan {
  const both = (query: 'related' | 'whole' | 'exact' | 'near' | 'loose') => either(one[query], other[query]);
  return {
    ...one,
    typed: `${one.typed} or ${other.typed}`,
    text: `${one.text} or ${other.text}`,
    isCorrected: one.isCorrected || other.isCorrected,
    related: both('related'),
    whole: both('whole'),
    exact: both('exact'),
    near: both('near'),
    loose: both('loose'),
    things: one.things !== null && other.things !== null ? either(one.things, other.things) : (one.things ?? other.things),
    leftOut: [...one.leftOut, ...other.leftOut],
    thingNames: `${one.thingNames} ${other.thingNames}`.trim(),
    thingHeads: [...one.thingHeads, ...other.thingHeads],
    beginnings: [...one.beginnings, ...other.beginnings],
    longerNames: [...one.longerNames, ...other.longerNames],
    heads: one.heads.length > 0 && other.heads.length > 0 ? [...one.heads, ...other.heads] : [],
    apart: one.apart.filter((term) => other.apart.includes(term)),
    typedHeads: [...one.typedHeads, ...other.typedHeads],
    named: null,
    categoryIds: [],
    besidesCategory: null,
    isCommon: false,
  };
}

/** A plan of what was typed, near which is what it likely describes. */
export function nearPlan(typed: SearchPlan, likely: SearchPlan): SearchPlan {
  const things = typed.things === null ? likely.related : either(typed.things, likely.related);
  return { ...typed, things, thingNames: likely.text, near: either(typed.near, likely.exact), loose: either(typed.loose, likely.exact) };
}

/**
 * A plan of what was typed that finds, too, what a thing and what it is for are called together: what is called as it was typed comes first, then what is
 * called by the name of both. What names a category stays as it is.
 */
export function compoundPlan(typed: SearchPlan, called: SearchPlan): SearchPlan {
  if (typed.categoryIds.length > 0) return typed;
  const { text, isCorrected, leftOut } = typed;
  const whole = either(called.whole, typed.whole);
  const named = { things: called.things ?? called.related, thingNames: called.thingNames, heads: called.heads, apart: called.apart };
  return { ...joinedPlan(called, typed), ...named, whole, exact: either(called.exact, whole), text, isCorrected, leftOut, typed: typed.typed };
}
