import { Field, ID, InputType } from 'type-graphql';
import { messages } from '../../../../messages.ts';
import { Optional, Text } from '../../../../platform/input/validation.ts';

@InputType({ description: 'A proposed swap to accept.' })
export class AcceptSwapInput {
  @Field(() => ID, { description: 'The proposal. You must be one of its participants.' })
  proposalId!: string;
}

@InputType({ description: 'A proposed swap to decline.' })
export class DeclineSwapInput {
  @Field(() => ID, { description: 'The proposal. You must be one of its participants.' })
  proposalId!: string;

  @Field(() => String, { nullable: true, description: 'Reason, 1 to 500 characters, shown to the others; optional.' })
  @Optional()
  @Text({ max: 500, multiline: true, message: messages.reasonLength, policy: true })
  reason?: string | null;
}
