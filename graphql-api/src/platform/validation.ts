import { DomainError, ErrorCode, type FieldProblem } from './errors.ts';
import { messages } from '../messages.ts';

/** Everything but line breaks and tabs that a screen cannot show. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** A rule about one text field: the message when it does not hold. */
export interface TextRule {
  min?: number;
  max: number;
  message: string;
}

/** Collects what is wrong with an input, so that one answer names every field. */
export class Checks {
  private readonly problems: FieldProblem[] = [];

  /** Adds a problem when the condition fails. */
  that(holds: boolean, field: string, message: string): this {
    if (!holds) this.problems.push({ field, message });
    return this;
  }

  /** The trimmed text; its length counts characters as people do, not UTF-16 units. */
  text(field: string, value: string, rule: TextRule): string {
    const trimmed = value.trim();
    const length = [...trimmed].length;
    if (CONTROL.test(trimmed)) this.that(false, field, `${field} ${messages.controlCharacters}`);
    else this.that(length >= (rule.min ?? 1) && length <= rule.max, field, rule.message);
    return trimmed;
  }

  /** Throws INVALID_INPUT with all problems when there are any. */
  done(): void {
    if (this.problems.length === 0) return;
    throw new DomainError(ErrorCode.INVALID_INPUT, this.problems[0]!.message, { fields: this.problems });
  }
}
