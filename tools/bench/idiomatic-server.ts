import 'reflect-metadata';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { DataloaderType, LockMode } from '@mikro-orm/core';
import { createPubSub } from '@graphql-yoga/subscription';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import {
  Arg,
  buildSchema,
  Ctx,
  Field,
  FieldResolver,
  Float,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { SOCKET_PORT_OFFSET } from './subscribe.ts';
import { recordMessage, recordOrder } from './idiomatic-news.ts';
import {
  Category,
  Conversation,
  entities,
  IdempotencyKey,
  Message,
  Order,
  OrderEvent,
  OrderLine,
  Product,
  Rating,
  Review,
  User,
} from './idiomatic-entities.ts';
import { pageType, toPage, type Page } from './idiomatic-pages.ts';
import { BEST_FIRST, found } from './search-sql.ts';
import { SETTINGS } from './settings.ts';

/* The idiomatic baseline: entities, relations through the ORM's dataloader, one resolver per field, Apollo Server with its defaults. */

const pubSub = createPubSub<{ chat: [orderId: string, messageId: string] }>();

const [Products, Orders, Messages, Reviews] = [pageType(Product), pageType(Order), pageType(Message), pageType(Review)];
type Em = { em: EntityManager };

const newest = (first: number) => ({ orderBy: { id: 'desc' as const }, limit: first + 1 });
const inStockFirst = (first: number) => ({ ...newest(first), orderBy: { inStock: 'desc' as const, id: 'desc' as const } });

enum ProductSort {
  NEWEST = 'NEWEST',
  RELEVANCE = 'RELEVANCE',
}
registerEnumType(ProductSort, { name: 'ProductSort' });

@InputType()
class ProductFilter {
  @Field(() => String, { nullable: true }) search?: string;
  @Field(() => Float, { nullable: true }) maxPrice?: number;
}
@InputType()
class PlaceOrderInput {
  @Field(() => ID) productId!: string;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}
@InputType()
class SendMessageInput {
  @Field(() => ID) orderId!: string;
  @Field(() => String) text!: string;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}
@ObjectType()
class PlaceOrderPayload {
  @Field(() => Order) order!: Order;
}
@ObjectType()
class SendMessagePayload {
  @Field(() => Message) message!: Message;
}

/** The search query, with a placeholder wherever the words occur. */
const FOUND = found('?');

const near = (same: string, side: string, order: string) => `(select q.id from products q where q.deleted_at is null and q.in_stock and q.id <> p.id
  and q.category_id ${same} p.category_id and q.price ${side} p.price order by q.price ${order}, q.id desc limit 8)`;

@Resolver(() => Product)
class ProductResolver {
  @Query(() => Products)
  async products(
    @Ctx() { em }: Em,
    @Arg('first', () => Int) first: number,
    @Arg('filter', () => ProductFilter, { nullable: true }) filter?: ProductFilter,
    @Arg('sort', () => ProductSort, { nullable: true }) _sort?: ProductSort,
  ): Promise<Page<Product>> {
    if (!filter?.search) return toPage(await em.find(Product, { deletedAt: null }, inStockFirst(first)), first);
    const q = filter.search;
    const rows = await em.execute<{ id: string }[]>(
      `select p.id::text as id from ${FOUND} p where p.deleted_at is null and p.price < ? + 1 order by ${BEST_FIRST} limit ${first + 1}`,
      [...Array<string>(FOUND.split('?').length - 1).fill(q), filter.maxPrice],
    );
    const byId = new Map((await em.find(Product, { id: { $in: rows.map(({ id }) => id) } })).map((each) => [each.id, each]));
    return toPage(
      rows.map(({ id }) => byId.get(id)!),
      first,
    );
  }
  @Query(() => [Category])
  async categories(@Ctx() { em }: Em): Promise<Category[]> {
    const all = await em.find(Category, {});
    return all.sort((a, b) => Number(a.fallback) - Number(b.fallback) || (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  }
  @Query(() => Product, { nullable: true })
  product(@Ctx() { em }: Em, @Arg('id', () => ID) id: string): Promise<Product | null> {
    return em.findOne(Product, { id, deletedAt: null });
  }
  @FieldResolver(() => Rating)
  rating(@Root() { reviewCount, ratingSum }: Product): Rating {
    return { average: reviewCount ? Math.round((ratingSum / reviewCount) * 10) / 10 : 0, count: reviewCount };
  }
  @FieldResolver(() => User)
  seller(@Root() product: Product): Promise<User | null> {
    return product.seller.load();
  }
  @FieldResolver(() => Category)
  category(@Root() product: Product): Promise<Category | null> {
    return product.category.load();
  }
  @FieldResolver(() => Reviews)
  async reviews(@Ctx() { em }: Em, @Root() { id }: Product, @Arg('first', () => Int) first: number): Promise<Page<Review>> {
    return toPage(await em.find(Review, { product: id }, newest(first)), first);
  }
  @FieldResolver(() => [Product])
  async related(@Ctx() { em }: Em, @Root() { id }: Product, @Arg('first', () => Int) first: number): Promise<Product[]> {
    const sides = [near('=', '>=', 'asc'), near('=', '<', 'desc'), near('<>', '>=', 'asc'), near('<>', '<', 'desc')].join(' union all ');
    const rows = await em.execute<{ id: string }[]>(
      `select q.id::text as id from products p, products q where p.id = ? and q.id = any(array(${sides}))
        order by (q.category_id = p.category_id)::int desc, abs(q.price - p.price), q.id desc limit ${first}`,
      [id],
    );
    const byId = new Map((await em.find(Product, { id: { $in: rows.map((row) => row.id) } })).map((each) => [each.id, each]));
    return rows.map((row) => byId.get(row.id)!);
  }
}

@Resolver(() => Review)
class ReviewResolver {
  @FieldResolver(() => User)
  author(@Root() review: Review): Promise<User | null> {
    return review.author.load();
  }
}

@Resolver(() => User)
class UserResolver {
  @Query(() => User, { nullable: true })
  user(@Ctx() { em }: Em, @Arg('id', () => ID) id: string): Promise<User | null> {
    return em.findOne(User, { id });
  }
  @FieldResolver(() => Products)
  async products(@Ctx() { em }: Em, @Root() { id }: User, @Arg('first', () => Int) first: number): Promise<Page<Product> & { seller: string }> {
    return { ...toPage(await em.find(Product, { seller: id, deletedAt: null }, newest(first)), first), seller: id };
  }
  @FieldResolver(() => Orders)
  async ordersPlaced(@Ctx() { em }: Em, @Root() { id }: User, @Arg('first', () => Int) first: number): Promise<Page<Order>> {
    return toPage(await em.find(Order, { buyer: id }, newest(first)), first);
  }
  @FieldResolver(() => Orders)
  async ordersReceived(@Ctx() { em }: Em, @Root() { id }: User, @Arg('first', () => Int) first: number): Promise<Page<Order>> {
    return toPage(await em.find(Order, { seller: id }, newest(first)), first);
  }
  @FieldResolver(() => Messages)
  async messages(@Ctx() { em }: Em, @Root() { id }: User, @Arg('first', () => Int) first: number): Promise<Page<Message>> {
    return toPage(await em.find(Message, { sender: id }, newest(first)), first);
  }
}

@Resolver(() => Products)
class ProductsResolver {
  @FieldResolver(() => Int)
  totalCount(@Ctx() { em }: Em, @Root() page: Page<Product> & { seller?: string }): Promise<number> {
    return em.count(Product, page.seller ? { seller: page.seller, deletedAt: null } : { deletedAt: null });
  }
}

@Resolver(() => Order)
class OrderResolver {
  @FieldResolver(() => [OrderLine])
  lines(@Root() { name }: Order): OrderLine[] {
    return [{ name }];
  }
  @FieldResolver(() => Float)
  total(@Root() { price, quantity }: Order): number {
    return price * quantity;
  }
  @Mutation(() => PlaceOrderPayload)
  placeOrder(@Ctx() { em }: Em, @Arg('input', () => PlaceOrderInput) { productId, idempotencyKey }: PlaceOrderInput): Promise<PlaceOrderPayload> {
    return em.transactional(async (tx) => {
      const product = await tx.findOneOrFail(Product, { id: productId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      product.quantity -= 1;
      const { name, price, seller } = product;
      const order = tx.create(Order, { name, price, quantity: 1, buyer: '2', seller: seller.id, product: productId } as never);
      tx.create(OrderEvent, { order, to: 'NOT_PROCESSED', by: '2' } as never);
      const of = { product: productId, buyer: '2' };
      const known = await tx.findOne(Conversation, of);
      if (known) known.lastMessageAt = new Date();
      else tx.create(Conversation, { ...of, seller: seller.id, lastMessageAt: new Date() } as never);
      await tx.flush();
      await recordOrder(tx, order);
      if (idempotencyKey) tx.create(IdempotencyKey, { id: idempotencyKey, result: { id: order.id } } as never);
      return { order };
    });
  }
  @Mutation(() => SendMessagePayload)
  async sendMessage(
    @Ctx() { em }: Em,
    @Arg('input', () => SendMessageInput) { orderId, text, idempotencyKey }: SendMessageInput,
  ): Promise<SendMessagePayload> {
    const sent = await em.transactional(async (tx) => {
      const order = await tx.findOneOrFail(Order, { id: orderId, buyer: '2' });
      const of = { product: order.product.id, buyer: '2' };
      const conversation = await tx.findOneOrFail(Conversation, of, { lockMode: LockMode.PESSIMISTIC_WRITE });
      conversation.messageCount += 1;
      conversation.lastMessageAt = new Date();
      const message = tx.create(Message, { conversation, order, seq: conversation.messageCount, sender: '2', text } as never);
      await tx.flush();
      await recordMessage(tx, message, order);
      if (idempotencyKey) tx.create(IdempotencyKey, { id: idempotencyKey, result: { id: message.id } } as never);
      return { message };
    });
    pubSub.publish('chat', orderId, sent.message.id);
    return sent;
  }
  @Subscription(() => Message, {
    topics: 'chat',
    topicId: ({ args }: { args: { orderId: string } }) => args.orderId,
  })
  async messageAdded(@Ctx() { em }: Em, @Root() id: string, @Arg('orderId', () => ID) _orderId: string): Promise<Message> {
    return em.findOneOrFail(Message, { id });
  }
}

const [url, port] = process.argv.slice(2) as [string, string];
const orm = await MikroORM.init({
  entities,
  clientUrl: url,
  pool: { min: 0, max: 10 },
  dataloader: DataloaderType.ALL,
  driverOptions: {
    onConnect: async (client: { query(text: string): Promise<unknown> }) => void (await client.query(SETTINGS)),
  },
});
const resolvers = [ProductResolver, ReviewResolver, UserResolver, ProductsResolver, OrderResolver] as const;
const schema = await buildSchema({ resolvers, validate: false, pubSub });
await startStandaloneServer(new ApolloServer<Em>({ schema, includeStacktraceInErrorResponses: false }), {
  listen: { port: Number(port), host: '127.0.0.1' },
  context: async () => ({ em: orm.em.fork() }),
});
// The standalone server does not expose its HTTP server, so sockets use a separate port.
useServer({ schema, context: () => ({ em: orm.em.fork() }) }, new WebSocketServer({ host: '127.0.0.1', port: Number(port) + SOCKET_PORT_OFFSET }));
