import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../platform/context.ts';
import { Product } from '../products/product.entity.ts';
import { productsInOrder } from '../products/product.service.ts';
import type { QuerySource } from '../read/query-source.ts';
import * as service from './assistant.service.ts';

@ObjectType({ description: 'What the assistant says.' })
export class AssistantAnswer {
  @Field(() => String, { description: 'Markdown. Links are paths of this site.' })
  text!: string;

  @Field(() => [Product], { description: 'The products it cites, in their order.' })
  products!: QuerySource;
}

@Resolver()
export class AssistantResolver {
  @Mutation(() => AssistantAnswer, { description: 'Asks the assistant about the catalogue, the points or the site. It changes nothing.' })
  async askAssistant(
    @Ctx() ctx: Context,
    @Arg('query', () => String, { description: 'The question, 1 to 500 characters.' }) query: string,
    @Arg('productId', () => ID, { nullable: true, description: 'The product whose page is open.' }) productId: string | null,
  ): Promise<AssistantAnswer> {
    const { text, productIds } = await service.askAssistant(ctx, query, productId);
    return { text, products: productsInOrder(ctx, productIds) };
  }
}
