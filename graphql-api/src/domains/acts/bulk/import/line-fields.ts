import type { Validator } from '../../../../platform/input/validation.ts';
import { importMessages } from './import-messages.ts';

/** The fields of a line with their types. Types that end in "?" are optional. */
export type LineFields = Readonly<Record<string, 'string' | 'number' | 'boolean' | 'string?' | 'boolean?'>>;

/** Adds an error for each field that is missing, unknown or of the wrong type. Null counts as missing. */
export function checkFields(validator: Validator, fields: LineFields, value: Record<string, unknown>): void {
  for (const field of Object.keys(value)) validator.check(Object.hasOwn(fields, field), field, importMessages.unknownField(field));
  for (const [field, stated] of Object.entries(fields)) {
    const [type, isOptional] = [stated.replace('?', ''), stated.endsWith('?')];
    const given = value[field] ?? undefined;
    if (given === undefined) validator.check(isOptional, field, importMessages.missing(field));
    else validator.check(typeof given === type, field, importMessages.wrongType(field, type));
  }
}
