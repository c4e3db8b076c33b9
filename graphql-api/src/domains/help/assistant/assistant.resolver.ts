import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import { Product } from '../../market/products/product.entity.ts';
import { productsInOrder } from '../../market/products/product.service.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { AskAssistantInput } from './assistant.inputs.ts';
import * as service from './assistant.service.ts';

@ObjectType({ description: "The assistant's answer." })
export class AssistantAnswer {
  @Field(() => String, { description: 'The answer as Markdown. Links are paths of this site.' })
  text!: string;

  @Field(() => [Product], { description: 'The products in the answer, in their order.' })
  products!: QuerySource;
}

@Resolver()
export class AssistantResolver {
  @Mutation(() => AssistantAnswer, { description: 'Asks the assistant about the catalogue, points or the site. Changes nothing.' })
  async askAssistant(
    @Ctx() ctx: Context,
    @Arg('input', () => AskAssistantInput, { description: 'The question.' }) input: AskAssistantInput,
  ): Promise<AssistantAnswer> {
    const { text, productIds } = await service.askAssistant(ctx, input);
    return { text, products: productsInOrder(ctx, productIds) };
  }
}
