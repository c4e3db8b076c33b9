import { Field } from 'type-graphql';
import { Text, type TextRule } from '../../../platform/input/rules.ts';
import { messages } from '../../../messages.ts';

export const keyRule: TextRule = { max: 100, message: messages.idempotencyKey };
/** An access token is made of its key: a short one could be guessed. */
export const tokenKeyRule: TextRule = { ...keyRule, min: 16, message: messages.idempotencyKeyShort };

export const keyOptions = {
  nullable: true,
  description:
    'A random value of your choice, 1 to 100 characters. A repeated call with the same value returns the first result; with different input it fails with IDEMPOTENCY_CONFLICT.',
};

/** The field `idempotencyKey` of an input that makes something. */
export function IdempotencyKeyField(rule = keyRule): PropertyDecorator {
  return (target, property) => {
    Field(() => String, keyOptions)(target, property);
    Text({ ...rule, policy: false })(target, property);
  };
}
