// The names of the newest listings, and who asks, by urql: node urql.ts https://market.example/graphql cctest_…
import { cacheExchange, Client, fetchExchange, gql } from '@urql/core';

const [url = '', token = ''] = process.argv.slice(2);
const client = new Client({
  url,
  exchanges: [cacheExchange, fetchExchange],
  fetchOptions: () => ({ headers: { authorization: `Bearer ${token}` } }),
  preferGetMethod: true,
});
const query = gql<{ me: { id: string; name: string } | null; products: { nodes: { id: string; name: string }[] } }>`
  {
    me {
      id
      name
    }
    products(first: 3) {
      nodes {
        id
        name
      }
    }
  }
`;

const { data, error } = await client.query(query, {}).toPromise();
if (error) console.log(error.graphQLErrors[0]?.extensions.code);
else console.log([data?.me?.name, ...(data?.products.nodes ?? []).map(({ name }) => name)].join('\n'));
