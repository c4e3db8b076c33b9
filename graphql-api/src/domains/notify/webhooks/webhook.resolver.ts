import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { globalIdOf } from '../../../platform/database/ids.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import * as again from './deliveries/webhook-again.service.ts';
import { WebhookDelivery } from './deliveries/webhook-delivery.entity.ts';
import { Webhook } from './webhook.entity.ts';
import {
  CreateWebhookInput,
  DeleteWebhookInput,
  PauseWebhookInput,
  ResendDeliveryInput,
  ResumeWebhookInput,
  RotateWebhookSecretInput,
  TestWebhookInput,
  UpdateWebhookInput,
} from './webhook.inputs.ts';
import * as service from './webhook.service.ts';

@ObjectType({ description: 'A changed webhook.' })
export class UpdateWebhookPayload {
  @Field(() => Webhook, { description: 'The webhook as it is now.' })
  webhook!: NodeReference;
}

@ObjectType({ description: 'A paused webhook.' })
export class PauseWebhookPayload extends UpdateWebhookPayload {}

@ObjectType({ description: 'A resumed webhook.' })
export class ResumeWebhookPayload extends UpdateWebhookPayload {}

@ObjectType({ description: 'A new webhook.' })
export class CreateWebhookPayload extends UpdateWebhookPayload {
  @Field(() => String, { description: 'The secret with which the receiver verifies requests, shown only once.' })
  secret!: string;
}

@ObjectType({ description: 'A webhook with a new secret.' })
export class RotateWebhookSecretPayload extends UpdateWebhookPayload {
  @Field(() => String, { description: 'The secret, shown only once. Requests are also signed with the previous one for 24 hours.' })
  secret!: string;
}

@ObjectType({ description: 'A deleted webhook.' })
export class DeleteWebhookPayload {
  @Field(() => ID, { description: 'Id of the deleted object.' })
  deletedId!: string;
}

@ObjectType({ description: 'The result of a test.' })
export class TestWebhookPayload {
  @Field(() => WebhookDelivery, { description: "The delivery with the receiver's response." })
  delivery!: NodeReference;
}

@ObjectType({ description: 'The result of sending a delivery again.' })
export class ResendDeliveryPayload extends TestWebhookPayload {}

@Resolver()
export class WebhookResolver {
  @Mutation(() => CreateWebhookPayload, {
    description: 'Creates a webhook that receives future events at a URL. At most 5 for each user, and 20 for all events of the marketplace.',
  })
  async createWebhook(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateWebhookInput, { description: 'The webhook.' }) input: CreateWebhookInput,
  ): Promise<CreateWebhookPayload> {
    const { id, secret } = await service.createWebhook(ctx, input);
    return { webhook: { id }, secret };
  }

  @Mutation(() => UpdateWebhookPayload, { description: 'Changes a webhook of yours.' })
  async updateWebhook(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateWebhookInput, { description: 'The webhook and the changes.' }) input: UpdateWebhookInput,
  ): Promise<UpdateWebhookPayload> {
    return { webhook: await service.updateWebhook(ctx, input) };
  }

  @Mutation(() => DeleteWebhookPayload, { description: 'Deletes a webhook of yours with its deliveries and pending events.' })
  async deleteWebhook(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteWebhookInput, { description: 'The webhook.' }) { id }: DeleteWebhookInput,
  ): Promise<DeleteWebhookPayload> {
    await service.deleteWebhook(ctx, id);
    return { deletedId: globalIdOf('Webhook', id) };
  }

  @Mutation(() => RotateWebhookSecretPayload, {
    description: 'Replaces the secret of a webhook of yours. For 24 hours requests are signed with both.',
  })
  async rotateWebhookSecret(
    @Ctx() ctx: Context,
    @Arg('input', () => RotateWebhookSecretInput, { description: 'The webhook.' }) { id }: RotateWebhookSecretInput,
  ): Promise<RotateWebhookSecretPayload> {
    const { secret } = await service.rotateWebhookSecret(ctx, id);
    return { webhook: { id }, secret };
  }

  @Mutation(() => PauseWebhookPayload, { description: 'Pauses a webhook of yours until it is resumed.' })
  async pauseWebhook(
    @Ctx() ctx: Context,
    @Arg('input', () => PauseWebhookInput, { description: 'The webhook.' }) { id }: PauseWebhookInput,
  ): Promise<PauseWebhookPayload> {
    return { webhook: await service.pauseWebhook(ctx, id) };
  }

  @Mutation(() => ResumeWebhookPayload, {
    description: 'Resumes a webhook of yours, even one that failed or was disabled: from where it stopped, or after a position.',
  })
  async resumeWebhook(
    @Ctx() ctx: Context,
    @Arg('input', () => ResumeWebhookInput, { description: 'The webhook.' }) input: ResumeWebhookInput,
  ): Promise<ResumeWebhookPayload> {
    return { webhook: await service.resumeWebhook(ctx, input) };
  }

  @Mutation(() => TestWebhookPayload, { description: 'Sends `webhook.test` to a webhook of yours and waits for the response. At most 30 an hour.' })
  async testWebhook(
    @Ctx() ctx: Context,
    @Arg('input', () => TestWebhookInput, { description: 'The webhook.' }) { id }: TestWebhookInput,
  ): Promise<TestWebhookPayload> {
    return { delivery: { id: await again.testWebhook(ctx, id) } };
  }

  @Mutation(() => ResendDeliveryPayload, {
    description: 'Sends a delivery again, with the same id, and waits for the response. Counts like a test.',
  })
  async resendDelivery(
    @Ctx() ctx: Context,
    @Arg('input', () => ResendDeliveryInput, { description: 'The delivery.' }) { id }: ResendDeliveryInput,
  ): Promise<ResendDeliveryPayload> {
    return { delivery: { id: await again.resendDelivery(ctx, id) } };
  }
}
