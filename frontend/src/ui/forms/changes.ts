import { zodResolver } from '@hookform/resolvers/zod';
import { equal } from '@wry/equality';
import type { FieldValues, Resolver } from 'react-hook-form';
import { pick, type ZodMiniObject, type ZodMiniType } from 'zod/mini';

/** The values that a form is compared with. */
export class Baseline<Values extends object> {
  constructor(private values: Values) {}

  set(values: Values): void {
    this.values = values;
  }

  /** The values that differ. The form holds copies of lists and objects, which are compared by what is in them. */
  changesIn(now: Values): Partial<Values> {
    const changed = Object.entries(now).filter(([field, value]) => !equal(this.values[field as keyof Values], value));
    return Object.fromEntries(changed) as Partial<Values>;
  }
}

/** Checks the changed values of a form and nothing else: what is stored already may be older than a rule. The result has the changed fields only. */
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
