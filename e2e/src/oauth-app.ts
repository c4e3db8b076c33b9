import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import * as client from 'openid-client';
import { demoAdmin, graphql, tokenOf } from './helpers.ts';

/** A site of somebody else, by which people sign in with the market. */
export interface OAuthApp {
  url: string;
  stop: () => void;
}

const REGISTER = `mutation ($input: RegisterAppInput!) { registerApp(input: $input) { app { clientId } clientSecret } }`;

/** Starts a site that says, once somebody came back, who it is and what the API says of them. */
export async function startApp(page: Page, market: string, name: string, scope: string): Promise<OAuthApp> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const scopes = scope.split(' ').filter((each) => each.includes(':'));
  const input = { name, homepage: 'https://club.example', redirectUris: [`${url}/callback`], scopes, confidential: true };
  const { registerApp } = await graphql<{ registerApp: { app: { clientId: string }; clientSecret: string } }>(
    page,
    REGISTER,
    { input },
    await tokenOf(page, demoAdmin),
  );
  const options = { execute: [client.allowInsecureRequests] };
  const config = await client.discovery(new URL(`${market}/oauth`), registerApp.app.clientId, registerApp.clientSecret, undefined, options);
  const [state, verifier] = [client.randomState(), client.randomPKCECodeVerifier()];
  const answer = async (path: string): Promise<{ location?: string; text?: string }> => {
    const at = new URL(path, url);
    if (at.pathname !== '/callback') {
      const challenge = { code_challenge: await client.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' };
      return { location: client.buildAuthorizationUrl(config, { redirect_uri: `${url}/callback`, scope, state, ...challenge }).href };
    }
    if (at.searchParams.has('error')) return { text: `Error: ${at.searchParams.get('error')}` };
    const tokens = await client.authorizationCodeGrant(config, at, { expectedState: state, pkceCodeVerifier: verifier });
    const { me } = await graphql<{ me: { name: string } }>(page, '{ me { name } }', {}, tokens.access_token);
    return { text: `Signed in: ${tokens.claims()?.name as string}; the API says ${me.name}; may ${tokens.scope}` };
  };
  server.on('request', (request, response) => {
    answer(request.url ?? '/').then(
      ({ location, text }) => response.writeHead(location ? 302 : 200, { 'content-type': 'text/plain', ...(location && { location }) }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url, stop };
}
