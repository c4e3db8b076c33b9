import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../platform/context.ts';
import { messages } from '../messages.ts';
import { ContactMessageInput } from './contact.inputs.ts';
import * as service from './contact.service.ts';

@ObjectType({ description: 'A message that was stored.' })
export class ContactMessagePayload {
  @Field(() => ID, { description: 'The reference number.' })
  reference!: string;

  @Field(() => String, { description: 'What to tell the person.' })
  message!: string;
}

@Resolver()
export class ContactResolver {
  @Mutation(() => ContactMessagePayload, { description: 'Writes to the people behind the marketplace.' })
  async sendContactMessage(
    @Ctx() ctx: Context,
    @Arg('input', () => ContactMessageInput, { description: 'The message.' }) input: ContactMessageInput,
  ): Promise<ContactMessagePayload> {
    return { reference: await service.sendContactMessage(ctx, input), message: messages.contactSent };
  }
}
