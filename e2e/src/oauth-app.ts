import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import * as client from 'openid-client';
import { demoAdmin, graphql, tokenOf } from './helpers.ts';

/** A third-party site with sign-in through the market. */
export interface OAuthApp {
  url: string;
  stop: () => void;
}

const REGISTER = `mutation ($input: RegisterAppInput!) { registerApp(input: $input) { app { clientId } clientSecret } }`;

/** Credentials of an app. */
interface Registration {
  clientId: string;
  secret: string;
}

interface Site {
  market: string;
  /** The scopes that it requests. */
  scope: string;
  /** Registers the app with its redirect URI. */
  register: (callback: string) => Promise<Registration>;
}

/** Returns the API scopes in a request. */
const scopesOf = (scope: string): string[] => scope.split(' ').filter((each) => each.includes(':'));

/** Returns a function that lets the administrator of the demo shop register an app through the API. */
export const registeredByAdmin =
  (page: Page, name: string, scope: string): Site['register'] =>
  async (callback) => {
    const input = { name, homepage: 'https://club.example', redirectUris: [callback], scopes: scopesOf(scope), confidential: true };
    type Registered = { registerApp: { app: { clientId: string }; clientSecret: string } };
    const { registerApp } = await graphql<Registered>(page, REGISTER, { input }, await tokenOf(page, demoAdmin));
    return { clientId: registerApp.app.clientId, secret: registerApp.clientSecret };
  };

/** Starts a site that shows who signed in, and the API's data about them. */
export async function startApp(page: Page, { market, scope, register }: Site): Promise<OAuthApp> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { clientId, secret } = await register(`${url}/callback`);
  const options = { execute: [client.allowInsecureRequests] };
  const config = await client.discovery(new URL(`${market}/oauth`), clientId, secret, undefined, options);
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
