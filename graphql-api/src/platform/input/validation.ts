import { validateSync } from 'class-validator';
import { DomainError, ErrorCode, type FieldError } from '../errors.ts';
import { normalizerOf, normalizeText, textError, type TextRule } from './rules.ts';

/** An input without the fields that were not given. */
type Given<Input> = { [Field in keyof Input]: Exclude<Input[Field], null> };

function normalized<Input extends object>(type: new () => Input, given: Input): Given<Input> {
  const stored = Object.entries(given)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([field, value]) => [
      field,
      typeof value === 'string' ? (normalizerOf(type.prototype as object, field)?.(value) ?? value) : (value as unknown),
    ]);
  return Object.fromEntries(stored) as Given<Input>;
}

/** Collects the errors of an input, so that one response names every invalid field. */
export class Validator {
  private readonly errors: FieldError[] = [];

  /** Adds an error when the condition fails. */
  check(holds: boolean, field: string, message: string): this {
    if (!holds) this.errors.push({ field, message });
    return this;
  }

  /** The text as it is stored, checked by its rule. */
  text(field: string, value: string, rule: TextRule): string {
    const text = normalizeText(rule, value);
    const error = textError(rule, text, field);
    return this.check(error === undefined, field, error ?? '') && text;
  }

  /** The fields of an input as they are stored, checked by the rules of its class; a field that is null or missing is left out. */
  input<Input extends object>(type: new () => Input, given: Input): Given<Input> {
    const stored = normalized(type, given);
    const checked = Object.assign(new type(), stored);
    for (const { property, constraints = {} } of validateSync(checked, { skipMissingProperties: true, forbidUnknownValues: false })) {
      for (const message of Object.values(constraints)) this.check(false, property, message);
    }
    return stored;
  }

  /** Whether a field has an error already. */
  hasError(field: string): boolean {
    return this.errors.some((error) => error.field === field);
  }

  /** Throws INVALID_INPUT with all errors when there are any. */
  assertValid(): void {
    if (this.errors.length === 0) return;
    throw new DomainError(ErrorCode.INVALID_INPUT, this.errors[0]!.message, { fields: this.errors });
  }
}

/** The fields of an input as they are stored. Throws INVALID_INPUT naming every field that breaks a rule of its class. */
export function checkInput<Input extends object>(type: new () => Input, given: Input): Given<Input> {
  const validator = new Validator();
  const stored = validator.input(type, given);
  validator.assertValid();
  return stored;
}
