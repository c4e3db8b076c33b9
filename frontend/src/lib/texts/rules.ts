import * as z from 'zod/mini';
import { formMessages } from './formMessages.ts';
import { withPoint } from '../format/typedNumber.ts';

/** The `@constraint` of a field in schema.graphql. */
interface Rule {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  multiline?: boolean;
  trim?: boolean;
  min?: number;
  max?: number;
  decimals?: number;
  emptyMessage?: string;
  tooLongMessage?: string;
  message?: string;
}

function textError(rule: Rule, value: string): string | undefined {
  const length = [...value].length;
  if (length === 0 && rule.minLength !== 0) return rule.emptyMessage ?? rule.message;
  if (rule.maxLength !== undefined && length > rule.maxLength) return rule.tooLongMessage ?? rule.message;
  const fits = !rule.pattern || new RegExp(rule.pattern, 'u').test(value);
  return length >= (rule.minLength ?? 0) && fits ? undefined : rule.message;
}

/** Returns the schema of a trimmed text. Its length is counted in code points, as on the server. */
export const text = (rule: Rule) =>
  z.pipe(
    z.string(),
    z.transform((typed, { issues }) => {
      const value = rule.trim === false ? typed : typed.trim();
      const message = textError(rule, value);
      if (message) issues.push({ code: 'custom', message, input: typed });
      return value;
    }),
  );

/** Returns the schema of an optional field. An empty value becomes null; any other value is checked by the rule. */
const orNull = <Value, Typed extends string | number>(rule: z.ZodMiniType<Value, Typed>) =>
  z.pipe(
    z.custom<Typed | ''>(),
    z.transform((typed, { issues }) => {
      if (String(typed).trim() === '') return null;
      const { data, error } = z.safeParse(rule, typed);
      for (const { message } of error?.issues ?? []) issues.push({ code: 'custom', message, input: typed });
      return data ?? null;
    }),
  );

/** Returns the schema of an optional text. An empty text becomes null. */
export const optionalText = (rule: Rule) => orNull(text(rule));

const DIGITS = /^-?\d*\.?\d+$/;

function numberError(rule: Rule, value: number): string | undefined {
  const scaled = value * 10 ** (rule.decimals ?? 0);
  const fits = value >= (rule.min ?? -Infinity) && value <= (rule.max ?? Infinity) && Math.abs(scaled - Math.round(scaled)) < 1e-6;
  return fits ? undefined : rule.message;
}

/** Returns the schema of a number that is typed as text. @public The generated form schemas use it. */
export const number = (rule: Rule) =>
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((given, { issues }) => {
      const typed = typeof given === 'number' ? String(given) : withPoint(given.trim());
      const digits = DIGITS.test(typed) ? undefined : formMessages.digitsOnly;
      const message = typed === '' ? (rule.emptyMessage ?? rule.message) : (digits ?? numberError(rule, Number(typed)));
      if (message) issues.push({ code: 'custom', message, input: given });
      return Number(typed);
    }),
  );

/** Returns the schema of an optional number. An empty value becomes null. @public The generated form schemas use it. */
export const optionalNumber = (rule: Rule) => orNull(number(rule));

/** @public The generated form schemas use it. */
export const boolean = () => z.boolean();
/** Returns the schema of an enum value. @public The generated form schemas use it. */
export const choice = <const Value extends string>(values: readonly Value[]) => z.enum(values);
/** Returns the schema of an optional enum value. An empty value becomes null. @public The generated form schemas use it. */
export const optionalChoice = <const Value extends string>(values: readonly Value[]) => orNull(choice(values));
/** @public The generated form schemas use it. */
export const id = () => z.string();
/** @public The generated form schemas use it. */
export const list = <const Value extends string>(rule: Rule, values: readonly Value[]) =>
  z.array(z.enum(values)).check(z.minLength(rule.minLength ?? 0, rule.message));
export const object = z.object;
