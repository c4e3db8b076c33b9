import { zodResolver } from '@hookform/resolvers/zod';
import { equal } from '@wry/equality';
import type { FieldValues, Resolver } from 'react-hook-form';
import { pick, type ZodMiniObject, type ZodMiniType } from 'zod/mini';

/** Values with which a form is compared. */
export class Baseline<Values extends object> {
  constructor(private values: Values) {}

  set(values: Values): void {
    this.values = values;
  }

  /** Returns the values that differ. Lists and objects are compared by content, because the form holds copies. */
  changesIn(now: Values): Partial<Values> {
    const changed = Object.entries(now).filter(([field, value]) => !equal(this.values[field as keyof Values], value));
    return Object.fromEntries(changed) as Partial<Values>;
  }
}

/**
 * Resolver that validates the changed values of a form only, because stored values may be older than a rule. The result contains only the changed
 * fields.
 */
export function changesResolver<Typed extends FieldValues, Sent>(
  schema: ZodMiniType<Sent, Typed>,
  before: Baseline<Typed>,
): Resolver<Typed, unknown, Sent> {
  const whole = schema as unknown as ZodMiniObject;
  return (values, context, options) => {
    const changes = before.changesIn(values);
    const changed = pick(whole, Object.fromEntries(Object.keys(changes).flatMap((field) => (field in whole.shape ? [[field, true as const]] : []))));
    const resolve = zodResolver(changed) as unknown as Resolver<Typed, unknown, Sent>;
    return resolve(changes as Typed, context, options);
  };
}
