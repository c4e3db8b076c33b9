import { validateSync } from 'class-validator';
import { DomainError, ErrorCode, type FieldError } from '../errors.ts';
import { platformMessages } from '../messages.ts';
import { fieldRules, normalizeText, textError, type TextRule } from './rules.ts';

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
