// Signs people in with CampusCart: node sign-in.ts https://market.example CLIENT_ID CLIENT_SECRET 3000
// npm install openid-client; register the app with the address http://127.0.0.1:3000/callback.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as client from 'openid-client';

const [market = '', clientId = '', secret = '', port = '3000'] = process.argv.slice(2);
const here = `http://127.0.0.1:${port}`;
// A market on this machine has no TLS.
const execute = market.startsWith('http:') ? [client.allowInsecureRequests] : [];
const config = await client.discovery(new URL(`${market}/oauth`), clientId, secret, undefined, { execute });

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', here);
  if (url.pathname !== '/callback') {
    const [state, verifier] = [client.randomState(), client.randomPKCECodeVerifier()];
    const address = client.buildAuthorizationUrl(config, {
      redirect_uri: `${here}/callback`,
      scope: 'openid profile products:read profile:read',
      state,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    // The answer has to come by the browser that began.
    const cookie = `way=${state}.${verifier}; HttpOnly; SameSite=Lax; Path=/callback`;
    return void response.writeHead(302, { Location: address.href, 'Set-Cookie': cookie }).end();
  }
  const [state = '', verifier = ''] = (/way=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '').split('.');
  try {
    const tokens = await client.authorizationCodeGrant(config, url, { expectedState: state, pkceCodeVerifier: verifier });
    const answer = await fetch(`${market}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: tokens.access_token },
      body: JSON.stringify({ query: '{ me { products(first: 1) { totalCount } } }' }),
    });
    const { data } = (await answer.json()) as { data: { me: { products: { totalCount: number } } } };
    // The name of the person for this app is claims.sub: keep it, not the name.
    const claims = tokens.claims();
    response.end(`Hello ${claims?.name as string}, you have ${data.me.products.totalCount} listings.\n`);
  } catch (error) {
    response.writeHead(400).end(`${(error as Error).message}\n`);
  }
}

const server = createServer((request, response) => void answer(request, response));
server.listen(Number(port), '127.0.0.1', () => console.log(`Open ${here}`));
