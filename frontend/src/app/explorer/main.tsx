import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';
import { session } from '../../apollo/session/session.ts';
import { examples } from './examples.ts';

const token = () => session.get()?.token ?? '';

const wsClient = createClient({
  url: `${location.origin.replace('http', 'ws')}/graphql`,
  connectionParams: () => ({ authorization: token() }),
});

const fetcher = createGraphiQLFetcher({ url: '/graphql', wsClient, headers: { authorization: token() } });

createRoot(document.getElementById('root')!).render(<GraphiQL fetcher={fetcher} defaultTabs={examples.map((query) => ({ query }))} />);
