import { Field } from 'type-graphql';
import { Text, type TextRule } from '../../../platform/input/rules.ts';
import { messages } from '../../../messages.ts';

export const keyRule: TextRule = { max: 100, message: messages.idempotencyKey };
/** Stricter rule for access tokens, which are derived from the key: a short key could be guessed. */
export const tokenKeyRule: TextRule = { ...keyRule, min: 16, message: messages.idempotencyKeyShort };

export const keyOptions = {
  nullable: true,
  description: 'A random value of yours, 1 to 100 characters: a repeated call with it gives the first result, with other input IDEMPOTENCY_CONFLICT.',
};

/** Decorates the `idempotencyKey` field of a create operation's input. */
export function IdempotencyKeyField(rule = keyRule): PropertyDecorator {
  return (target, property) => {
    Field(() => String, keyOptions)(target, property);
    Text({ ...rule, policy: false })(target, property);
  };
}
