import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { messages } from '../../../messages.ts';
import { connectionOf, PageArgs } from '../../../read/connection.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { ContactMessageInput, SetContactMessageHandledInput } from './contact.inputs.ts';
import * as service from './contact.service.ts';

@ArgsType()
class ContactMessagesArgs extends PageArgs {
  @Field(() => Boolean, { nullable: true, description: 'true: only handled messages; false: only open ones.' })
  handled?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Part of the name, email address or message; blank: all.' })
  search?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Oldest first instead of newest first.' })
  oldestFirst!: boolean;
}

@ObjectType({ description: 'A stored contact message.' })
export class ContactMessagePayload {
  @Field(() => ID, { description: 'The reference number.' })
  reference!: string;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@Resolver()
export class ContactResolver {
  @Query(() => connectionOf(ContactMessage), { description: 'Messages from the contact form, newest first. Administrators only.' })
  contactMessages(@Ctx() ctx: Context, @Args(() => ContactMessagesArgs) args: ContactMessagesArgs): QuerySource {
    return service.contactMessages(ctx, args);
  }

  @Mutation(() => ContactMessage, { description: 'Marks a contact message as handled, or as open again. Administrators only.' })
  setContactMessageHandled(
    @Ctx() ctx: Context,
    @Arg('input', () => SetContactMessageHandledInput, { description: 'The message and its state.' }) { id, handled }: SetContactMessageHandledInput,
  ): Promise<NodeReference> {
    return service.setContactMessageHandled(ctx, id, handled);
  }

  @Mutation(() => ContactMessagePayload, { description: 'Sends a message to the operators of the marketplace.' })
  async sendContactMessage(
    @Ctx() ctx: Context,
    @Arg('input', () => ContactMessageInput, { description: 'The message.' }) input: ContactMessageInput,
  ): Promise<ContactMessagePayload> {
    return { reference: await service.sendContactMessage(ctx, input), message: messages.contactSent };
  }
}
