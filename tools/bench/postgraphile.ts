/* The measured operations in PostGraphile's schema, and the conversion of its data to the shape of the other servers. */

const CARD = 'id: rowId name description price quantity average reviewCount seller: userBySellerId { name }';
const ORDER = 'id: rowId status lineName: name';

const PLACE_ORDER =
  'mutation Place($id: BigInt!, $key: String) { placeOrder(input: { product: $id, key: $key }) { order: result { status total: price } } }';

/** The operation for each workload, by the workload's name. */
export const postgraphileQueries: Record<string, string> = {
  home: `query Home { products: allProducts(first: 8, orderBy: [IN_STOCK_DESC, PRIMARY_KEY_DESC], condition: { deletedAt: null }) { totalCount nodes { ${CARD} } pageInfo { hasNextPage } }
    categories: allCategories(orderBy: [FALLBACK_ASC, NAME_ASC]) { nodes { id: rowId name } } }`,
  search: `query Search($q: String!, $max: BigFloat) { products: searchProducts(q: $q, max: $max, first: 12) { nodes { ${CARD} } pageInfo { hasNextPage } } }`,
  product: `query Product($id: BigInt!) { product: productByRowId(rowId: $id) { ${CARD} category: categoryByCategoryId { name }
    reviews: reviewsByProductId(first: 10, orderBy: PRIMARY_KEY_DESC) { nodes { id: rowId rating text author: userByAuthorId { name } } pageInfo { hasNextPage } }
    related(first: 8) { nodes { id: rowId name price } } } }`,
  'user details': `query Details($id: BigInt!) { user: userByRowId(rowId: $id) { id: rowId name email phone collegeId role
    products: productsBySellerId(first: 12, orderBy: PRIMARY_KEY_DESC, condition: { deletedAt: null }) { totalCount nodes { id: rowId name description price } pageInfo { hasNextPage } }
    ordersPlaced: ordersByBuyerId(first: 10, orderBy: PRIMARY_KEY_DESC) { nodes { ${ORDER} } pageInfo { hasNextPage } }
    ordersReceived: ordersBySellerId(first: 10, orderBy: PRIMARY_KEY_DESC) { nodes { ${ORDER} } pageInfo { hasNextPage } }
    messages: messagesBySenderId(first: 20, orderBy: PRIMARY_KEY_DESC) { nodes { id: rowId text } pageInfo { hasNextPage } } } }`,
  'place order': PLACE_ORDER,
  'place order without a key': PLACE_ORDER,
  'send message':
    'mutation Send($order: BigInt!, $text: String!, $key: String) { sendMessage(input: { chat: $order, words: $text, key: $key }) { message: result { text } } }',
  messageAdded: 'subscription MessageAdded($order: BigInt!) { messageAdded(orderId: $order) { text } }',
};

const isAmount = (key: string) => key === 'price' || key === 'total';
/** Lists that the other servers return without pages. */
const isPlainList = (key: string) => key === 'categories' || key === 'related';

/** Converts amounts to numbers, connections without pages to lists, and flat columns to value objects. */
export function normalize(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => normalize(each));
  if (typeof value === 'string' && isAmount(key)) return Number(value);
  if (value === null || typeof value !== 'object') return value;
  if (isPlainList(key) && 'nodes' in value) return normalize(value.nodes);
  const { average, reviewCount, lineName, ...rest } = value as Record<string, unknown>;
  return {
    ...Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, normalize(inner, name)])),
    ...(average === undefined ? {} : { rating: { average, count: reviewCount } }),
    ...(lineName === undefined ? {} : { lines: [{ name: lineName }] }),
  };
}
