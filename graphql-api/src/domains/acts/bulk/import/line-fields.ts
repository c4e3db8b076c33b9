import type { Validator } from '../../../../platform/input/validation.ts';
import { importMessages } from './import-messages.ts';

/** The fields that a line can have, with the type of each; those that end in "?" can be left out. */
export type LineFields = Readonly<Record<string, 'string' | 'number' | 'boolean' | 'string?' | 'boolean?'>>;

/** Adds an error for each field that is missing, of another type, or that there is not. Null is what is left out. */
export function checkFields(validator: Validator, fields: LineFields, value: Record<string, unknown>): void {
  for (const field of Object.keys(value)) validator.check(Object.hasOwn(fields, field), field, importMessages.unknownField(field));
  for (const [field, stated] of Object.entries(fields)) {
    const [type, isOptional] = [stated.replace('?', ''), stated.endsWith('?')];
    const given = value[field] ?? undefined;
    if (given === undefined) validator.check(isOptional, field, importMessages.missing(field));
    else validator.check(typeof given === type, field, importMessages.wrongType(field, type));
  }
}
