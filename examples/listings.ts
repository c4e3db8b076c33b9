// Every listing under a price, page by page: node listings.ts https://market.example/graphql 500
interface Page {
  data: { products: { nodes: { name: string; price: number }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } };
}

const [url = '', price = '500'] = process.argv.slice(2);
const query = `query ($most: Float, $after: String) {
  products(first: 50, after: $after, filter: { maxPrice: $most }) {
    nodes { name price }
    pageInfo { hasNextPage endCursor }
  }
}`;

let after: string | null = null;
do {
  const response: Response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { most: Number(price), after } }),
  });
  const { products } = ((await response.json()) as Page).data;
  for (const { name, price: each } of products.nodes) console.log(`${each}\t${name}`);
  after = products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null;
} while (after !== null);
