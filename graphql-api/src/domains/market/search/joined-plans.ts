import type { SearchPlan } from './search-plan.ts';
import { demand, either } from './words/expression.ts';

/** Returns whether a search names a thing itself, by any of its names. */
export function namesThing({ things, thingNames, related }: SearchPlan, thing: string): boolean {
  const named = things ?? (thingNames === '' ? '' : related);
  return named.includes(demand([[thing.split(' ')]]).slice(1, -1));
}

/**
 * Returns a plan for products that serve a typed purpose: first products that contain the typed words and the best of the serving things, then the
 * others. Without a plan of the typed text, searches for the things alone.
 */
export function servingPlan(typed: SearchPlan | undefined, things: readonly SearchPlan[]): SearchPlan {
  const served = things.reduce(joinedPlan);
  if (!typed) return { ...served, whole: things[0]!.whole, exact: things[0]!.exact, isCorrected: false };
  const { exact, whole } = joinedPlan(typed, things[0]!);
  const heads = typed.heads.length > 0 ? joinedPlan(typed, served).heads : served.heads;
  return { ...joinedPlan(typed, served), whole, exact, heads, apart: served.apart, typed: typed.typed, text: typed.typed, isCorrected: false };
}

/** Returns a plan that finds whatever either of two plans finds. */
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

/** Returns a plan for the typed text, with the products that it likely describes as near matches. */
export function nearPlan(typed: SearchPlan, likely: SearchPlan): SearchPlan {
  const things = typed.things === null ? likely.related : either(typed.things, likely.related);
  return { ...typed, things, thingNames: likely.text, near: either(typed.near, likely.exact), loose: either(typed.loose, likely.exact) };
}

/**
 * Returns a plan for the typed text that also finds the compound name of a thing and its purpose. Products named as typed come first, then products
 * with the compound name. The category part stays unchanged.
 */
export function compoundPlan(typed: SearchPlan, called: SearchPlan): SearchPlan {
  if (typed.categoryIds.length > 0) return typed;
  const { text, isCorrected, leftOut } = typed;
  const whole = either(called.whole, typed.whole);
  const named = { things: called.things ?? called.related, thingNames: called.thingNames, heads: called.heads, apart: called.apart };
  return { ...joinedPlan(called, typed), ...named, whole, exact: either(called.exact, whole), text, isCorrected, leftOut, typed: typed.typed };
}
