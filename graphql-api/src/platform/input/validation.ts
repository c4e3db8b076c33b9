import { ValidateBy, validateSync, ValidationTypes, type ValidationArguments } from 'class-validator';
import { Directive, Field } from 'type-graphql';
import { DomainError, ErrorCode, type FieldError } from '../errors.ts';
import { platformMessages } from '../messages.ts';
import { hasInvisible, isReadable } from '../text/characters.ts';

/** A rule for a text. Lengths count code points after trimming. */
export interface TextRule {
  /** Default 1. */
  min?: number;
  max: number;
  /** A regular expression, in the syntax that ECMAScript uses with the `u` flag. */
  pattern?: string;
  /** A check that no pattern can express. */
  holds?: (text: string) => boolean;
  /** Whether line breaks, tabs and invisible characters are allowed. They are not allowed in names, titles and ids. */
  multiline?: boolean;
  /** Default true. */
  trim?: boolean;
  /** Converts the trimmed text to the form in which it is stored. */
  normalize?: (text: string) => string;
  /** Error if the text is empty; default `message`. */
  empty?: string;
  /** Error if the text is longer than `max`; default `message`. */
  tooLong?: string;
  message: string;
}

/** A rule for a number. */
export interface NumberRule {
  min: number;
  max: number;
  /** Maximum number of decimal places; default 0. */
  decimals?: number;
  /** Error if the value is empty; default `message`. */
  empty?: string;
  message: string;
}

/** All kinds of line breaks, and tabs. */
const LINE_BREAK = /[\t-\r\u0085\u2028\u2029]/;

/** Returns the text as it is stored. */
export function normalizeText(rule: TextRule, text: string): string {
  const trimmed = rule.trim === false ? text : text.trim();
  return rule.normalize ? rule.normalize(trimmed) : trimmed;
}

/** Returns the error about a text's characters; undefined if they are valid. */
function characterError(rule: TextRule, text: string, field: string): string | undefined {
  if (!isReadable(text)) return `${field} ${platformMessages.controlCharacters}`;
  if (rule.multiline) return undefined;
  if (LINE_BREAK.test(text)) return `${field} ${platformMessages.oneLine}`;
  // A text that is stored as it was typed is a secret, which nobody reads, so it may contain invisible characters.
  return rule.trim !== false && hasInvisible(text) ? `${field} ${platformMessages.invisibleCharacters}` : undefined;
}

/** Returns the number of code points of a text, without building a list of them. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Returns the error of a normalized text; undefined if it is valid. */
export function textError(rule: TextRule, text: string, field: string): string | undefined {
  const length = lengthOf(text);
  if (length === 0 && rule.min !== 0) return rule.empty ?? rule.message;
  if (length > rule.max) return rule.tooLong ?? rule.message;
  const fits = !rule.pattern || new RegExp(rule.pattern, 'u').test(text);
  const holds = !rule.holds || rule.holds(text);
  if (length < (rule.min ?? 1) || !fits || !holds) return rule.message;
  return characterError(rule, text, field);
}

/** Returns the error of a number; undefined if it is valid. */
export function numberError(rule: NumberRule, value: number): string | undefined {
  const scaled = value * 10 ** (rule.decimals ?? 0);
  const fits = value >= rule.min && value <= rule.max && Math.abs(scaled - Math.round(scaled)) < 1e-6;
  return fits ? undefined : rule.message;
}

/** Rule that the decorators of an input field define. */
interface FieldRule {
  /** Converts the text to the form in which it is stored; omitted if it is stored as it is. */
  normalize?: (text: string) => string;
  /** Error if a field that may not be empty is cleared. */
  empty?: string;
  /** Whether the content policy checks the field. */
  policy?: boolean;
  /** Whether null or an empty text means no value. */
  optional?: boolean;
}

const FIELDS = Symbol('the rules of the fields of an input');

/** Returns the rules of an input class, by field name. */
export function fieldRules(type: new () => object): ReadonlyMap<string, FieldRule> {
  return (Reflect.getMetadata(FIELDS, type.prototype as object) ?? new Map()) as Map<string, FieldRule>;
}

function describeField(rule: FieldRule): PropertyDecorator {
  return (target, property) => {
    const rules = new Map(Reflect.getMetadata(FIELDS, target) as Map<string, FieldRule> | undefined);
    rules.set(String(property), { ...rules.get(String(property)), ...rule });
    Reflect.defineMetadata(FIELDS, rules, target);
  };
}

/** Returns the fields of an input that the content policy checks, in the order of the class. */
export const policyFields = (type: new () => object): string[] => [...fieldRules(type)].filter(([, { policy }]) => policy).map(([field]) => field);

/** Returns the texts of an input that the content policy checks, by field. Fields that are not given are left out. */
export function policyTexts(type: new () => object, given: object): Record<string, string> {
  const texts = policyFields(type).map((field) => [field, (given as Record<string, unknown>)[field]]);
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string')) as Record<string, string>;
}

/** Returns a decorator that states a rule in the schema. */
function constraint(args: Record<string, string | number | boolean | undefined>): PropertyDecorator & ParameterDecorator {
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  return Directive(`@constraint(${given.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(', ')})`);
}

/** States the rule of a number in the schema, for an argument that is validated where it is used. */
export function NumberConstraint({ min, max, decimals = 0, message, empty }: NumberRule): PropertyDecorator & ParameterDecorator {
  return constraint({ min, max, decimals, emptyMessage: empty, message });
}

function validated<Value>(name: string, error: (value: Value, field: string) => string | undefined): PropertyDecorator {
  const found = (args?: ValidationArguments) => error(args!.value as Value, args!.property);
  return ValidateBy({
    name,
    validator: { validate: (_value, args) => found(args) === undefined, defaultMessage: (args) => found(args) ?? ValidationTypes.CUSTOM_VALIDATION },
  });
}

function all(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => decorators.forEach((decorate) => decorate(target, property));
}

/** A text field of an input, and whether the content policy checks it. The policy covers texts that users, not administrators, publish for others. */
export interface TextFieldRule extends TextRule {
  policy: boolean;
}

/** Declares a text field of an input. One rule normalizes it, validates it and describes it in the schema. */
export function Text(rule: TextFieldRule): PropertyDecorator {
  const { min = 1, max, pattern, multiline, trim, message, empty, tooLong, policy } = rule;
  return all(
    describeField({ normalize: (text) => normalizeText(rule, text), empty: empty ?? message, policy }),
    validated<string>('text', (value, field) => textError(rule, value, field)),
    constraint({ minLength: min, maxLength: max, pattern, multiline, trim, emptyMessage: empty, tooLongMessage: tooLong, message }),
  );
}

/** Declares a number field of an input. One rule validates it and describes it in the schema. */
export function Numeric(rule: NumberRule): PropertyDecorator {
  return all(
    describeField({ empty: rule.empty ?? rule.message }),
    validated<number>('number', (value) => numberError(rule, value)),
    NumberConstraint(rule),
  );
}

/** Declares a field whose value is chosen from a list: a valid id, or at least one of several values. */
export function Chosen(message: string, fits: (value: unknown) => boolean): PropertyDecorator {
  return all(
    describeField({ empty: message }),
    validated('chosen', (value) => (fits(value) ? undefined : message)),
    constraint({ minLength: 1, message }),
  );
}

/** A property decorator for fields with a nullable type. */
type NullableFieldDecorator = <Input extends object, Field extends string & keyof Input>(
  target: Input,
  property: null extends Input[Field] ? Field : never,
) => void;

/** Declares a field that may be empty. Null or an empty text means no value; in a change it clears the field. */
export function Optional(): NullableFieldDecorator {
  return (target, property) => all(describeField({ optional: true }), Directive('@optional'))(target, property);
}

export const keyRule: TextRule = { max: 100, message: platformMessages.idempotencyKey };
/** An access token is derived from its key, and a short key could be guessed. */
export const tokenKeyRule: TextRule = { ...keyRule, min: 16, message: platformMessages.idempotencyKeyShort };

const keyOptions = {
  nullable: true,
  description:
    'A random value of your choice, 1 to 100 characters. A repeated call with the same value returns the first result; with different input it fails with IDEMPOTENCY_CONFLICT.',
};

/** Declares the field `idempotencyKey` of an input that creates something. */
export function IdempotencyKeyField(rule = keyRule): PropertyDecorator {
  return all(
    Field(() => String, keyOptions),
    Text({ ...rule, policy: false }),
  );
}

/** An input without the fields that were not given. */
type Given<Input> = { [Field in keyof Input]: Exclude<Input[Field], null> };

/** Returns the given fields as they are stored: null for an optional text without characters. */
function normalized(type: new () => object, given: object): [string, unknown][] {
  const rules = fieldRules(type);
  const stored = ([field, value]: [string, unknown]): [string, unknown] => {
    if (typeof value !== 'string') return [field, value];
    const { normalize, optional } = rules.get(field) ?? {};
    const text = normalize?.(value) ?? value;
    return [field, optional && normalize && text === '' ? null : text];
  };
  return Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(stored);
}

/** Collects the errors of an input, so that one response names every invalid field. */
export class Validator {
  private readonly errors: FieldError[] = [];

  /** Adds an error if the condition fails. */
  check(holds: boolean, field: string, message: string): this {
    if (!holds) this.errors.push({ field, message });
    return this;
  }

  /** Returns the text as it is stored and validates it by its rule. */
  text(field: string, value: string, rule: TextRule): string {
    const text = normalizeText(rule, value);
    const error = textError(rule, text, field);
    return this.check(error === undefined, field, error ?? '') && text;
  }

  /** Returns the fields of an input as they are stored, validated by the rules of the input class. Null or missing fields are left out. */
  input<Input extends object>(type: new () => Input, given: Input): Given<Input> {
    const stored = Object.fromEntries(normalized(type, given).filter(([, value]) => value !== null)) as Given<Input>;
    this.applyRules(type, stored);
    return stored;
  }

  /** Returns the given fields of a change as they are stored; null clears a field. Adds an error if a field that may not be empty is null. */
  change<Input extends object>(type: new () => Input, given: Input): Input {
    const rules = fieldRules(type);
    const stored = normalized(type, given);
    for (const [field] of stored.filter(([name, value]) => value === null && !rules.get(name)?.optional)) {
      this.check(false, field, rules.get(field)?.empty ?? `${field} ${platformMessages.notEmpty}`);
    }
    const change = Object.fromEntries(stored) as Input;
    this.applyRules(type, change);
    return change;
  }

  /** Adds an error for every field that breaks a rule of its class. Null and missing fields break no rule. */
  private applyRules(type: new () => object, stored: object): void {
    const checked = Object.assign(new type(), stored);
    for (const { property, constraints = {} } of validateSync(checked, { skipMissingProperties: true, forbidUnknownValues: false })) {
      for (const message of Object.values(constraints)) this.check(false, property, message);
    }
  }

  /** Returns whether a field already has an error. */
  hasError(field: string): boolean {
    return this.errors.some((error) => error.field === field);
  }

  /** Throws INVALID_INPUT with all errors, if there are any. */
  assertValid(): void {
    if (this.errors.length === 0) return;
    throw new DomainError(ErrorCode.INVALID_INPUT, this.errors[0]!.message, { fields: this.errors });
  }
}

/** Returns the fields of an input as they are stored. Throws INVALID_INPUT naming every field that breaks a rule of its class. */
export function checkInput<Input extends object>(type: new () => Input, given: Input): Given<Input> {
  const validator = new Validator();
  const stored = validator.input(type, given);
  validator.assertValid();
  return stored;
}

/**
 * Returns the fields of a change as they are stored. Missing fields stay missing, null clears a field, and an optional text without characters
 * becomes null. Throws INVALID_INPUT naming every field that breaks a rule of its class, or that is null and may not be empty.
 */
export function checkChange<Input extends object>(type: new () => Input, given: Input): Input {
  const validator = new Validator();
  const change = validator.change(type, given);
  validator.assertValid();
  return change;
}
