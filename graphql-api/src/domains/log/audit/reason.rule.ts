import { Field } from 'type-graphql';
import { Text } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';

/** Decorates the `reason` field of an input with which an administrator removes something. */
export function ReasonField(description: string): PropertyDecorator {
  return (target, property) => {
    Field(() => String, { nullable: true, description })(target, property);
    Text({ max: 500, multiline: true, empty: messages.reasonEmpty, message: messages.reasonLength, policy: false })(target, property);
  };
}
