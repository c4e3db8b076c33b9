import { recordGrant } from '../src/domains/people/access-tokens/app-grants/app-grant.service.ts';
import { testApplication } from './application.ts';
import { unique, type TestClient } from './test-clients.ts';

const REGISTER = 'mutation ($input: RegisterAppInput!) { registerApp(input: $input) { app { id databaseId name } clientSecret } }';

/** Registers an app and lets it act for its owner. Returns the global ids of the app and the grant. */
export async function appWithGrant(owner: TestClient): Promise<{ app: string; grant: string }> {
  const input = {
    name: unique('Club'),
    homepage: 'https://club.example',
    redirectUris: ['https://club.example/'],
    scopes: ['products:read'],
    confidential: true,
  };
  const { data, errors } = await owner.ask(REGISTER, { input });
  if (errors) throw new Error(JSON.stringify(errors));
  const { id, databaseId, name } = data.registerApp.app;
  const { container } = await testApplication();
  await recordGrant(container.context(null, 'test'), { user: owner.id, app: { id: databaseId, name }, scopes: ['products:read'] });
  const { me } = (await owner.ask('{ me { appGrants { id } } }')).data;
  return { app: id, grant: me.appGrants[0].id };
}
