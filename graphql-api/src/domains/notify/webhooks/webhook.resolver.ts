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

@ObjectType({ description: 'A webhook that gets nothing until it is resumed.' })
export class PauseWebhookPayload extends UpdateWebhookPayload {}

@ObjectType({ description: 'A webhook that gets events again.' })
export class ResumeWebhookPayload extends UpdateWebhookPayload {}

@ObjectType({ description: 'A new webhook.' })
export class CreateWebhookPayload extends UpdateWebhookPayload {
  @Field(() => String, { description: 'Its secret, by which its receiver verifies requests. It is shown this once.' })
  secret!: string;
}

@ObjectType({ description: 'A webhook with another secret.' })
export class RotateWebhookSecretPayload extends UpdateWebhookPayload {
  @Field(() => String, { description: 'The secret, which is shown this once. The one before signs too for 24 hours.' })
  secret!: string;
}

@ObjectType({ description: 'A deleted webhook.' })
export class DeleteWebhookPayload {
  @Field(() => ID, { description: 'The id that is gone.' })
  deletedId!: string;
}

@ObjectType({ description: 'What was sent as a test.' })
export class TestWebhookPayload {
  @Field(() => WebhookDelivery, { description: 'The delivery, and what the receiver answered.' })
  delivery!: NodeReference;
}

@ObjectType({ description: 'What was sent once more.' })
export class ResendDeliveryPayload extends TestWebhookPayload {}

@Resolver()
export class WebhookResolver {
  @Mutation(() => CreateWebhookPayload, {
    description: 'Has events sent to a URL, from now on. At most 5, and 20 of the marketplace for the events of all.',
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
    @Arg('input', () => UpdateWebhookInput, { description: 'The webhook and what changes.' }) input: UpdateWebhookInput,
  ): Promise<UpdateWebhookPayload> {
    return { webhook: await service.updateWebhook(ctx, input) };
  }

  @Mutation(() => DeleteWebhookPayload, { description: 'Deletes a webhook of yours, with its deliveries and what waits to be sent.' })
  async deleteWebhook(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteWebhookInput, { description: 'The webhook.' }) { id }: DeleteWebhookInput,
  ): Promise<DeleteWebhookPayload> {
    await service.deleteWebhook(ctx, id);
    return { deletedId: globalIdOf('Webhook', id) };
  }

  @Mutation(() => RotateWebhookSecretPayload, { description: 'Gives a webhook of yours another secret. For 24 hours both sign.' })
  async rotateWebhookSecret(
    @Ctx() ctx: Context,
    @Arg('input', () => RotateWebhookSecretInput, { description: 'The webhook.' }) { id }: RotateWebhookSecretInput,
  ): Promise<RotateWebhookSecretPayload> {
    const { secret } = await service.rotateWebhookSecret(ctx, id);
    return { webhook: { id }, secret };
  }

  @Mutation(() => PauseWebhookPayload, { description: 'Has a webhook of yours get nothing until it is resumed.' })
  async pauseWebhook(
    @Ctx() ctx: Context,
    @Arg('input', () => PauseWebhookInput, { description: 'The webhook.' }) { id }: PauseWebhookInput,
  ): Promise<PauseWebhookPayload> {
    return { webhook: await service.pauseWebhook(ctx, id) };
  }

  @Mutation(() => ResumeWebhookPayload, {
    description: 'Has a webhook of yours get events again, also one that failed or was disabled: where it stopped, or after a position.',
  })
  async resumeWebhook(
    @Ctx() ctx: Context,
    @Arg('input', () => ResumeWebhookInput, { description: 'The webhook.' }) input: ResumeWebhookInput,
  ): Promise<ResumeWebhookPayload> {
    return { webhook: await service.resumeWebhook(ctx, input) };
  }

  @Mutation(() => TestWebhookPayload, { description: 'Sends `webhook.test` to a webhook of yours now and waits for the answer. At most 30 an hour.' })
  async testWebhook(
    @Ctx() ctx: Context,
    @Arg('input', () => TestWebhookInput, { description: 'The webhook.' }) { id }: TestWebhookInput,
  ): Promise<TestWebhookPayload> {
    return { delivery: { id: await again.testWebhook(ctx, id) } };
  }

  @Mutation(() => ResendDeliveryPayload, {
    description: 'Sends what a delivery sent once more, now and under the same id, and waits for the answer. Counts like a test.',
  })
  async resendDelivery(
    @Ctx() ctx: Context,
    @Arg('input', () => ResendDeliveryInput, { description: 'The delivery.' }) { id }: ResendDeliveryInput,
  ): Promise<ResendDeliveryPayload> {
    return { delivery: { id: await again.resendDelivery(ctx, id) } };
  }
}
