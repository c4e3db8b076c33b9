import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runAdmin, settingsOn, spawnBuilt, stopServer, untilReady } from './built-server.ts';
import { createListing, createStudent, graphql, placeOrder } from './helpers.ts';
import { freePort, urlOf } from './ports.ts';
import { createSecondCampus, onSecondCampus } from './second-campus.ts';
import { webhookOf } from './webhooks.ts';

/** A college that shares no setting with the default one. */
export const college = {
  name: 'Hofladen',
  color: '#0b5d3b',
  domain: 'college.example',
  timeZone: 'Europe/Berlin',
  address: 'Campus 1, 10117 Berlin',
  phone: '+49 30 901820',
  email: 'shop@college.example',
  position: '52.518,13.393',
  categories: ['Instruments', 'Textbooks'],
  spots: ['Bibliothek', 'Mensa'],
};

export const collegeAdmin = { email: `boss@${college.domain}`, password: 'admin-secret-1' };

/** Settings of a server for any college. */
const plain = { DEMO_DATA: '0', LOG_LEVEL: 'error', HOST: '127.0.0.1' };

const settings = {
  BRAND_COLOR: college.color,
  CONTACT_ADDRESS: college.address,
  CONTACT_EMAIL: college.email,
  CONTACT_PHONE: college.phone,
  CURRENCY: 'EUR',
  LOCALE: 'de-DE',
  MAP_POSITION: college.position,
  PRICE_RANGES: '10,50',
  TIME_ZONE: college.timeZone,
};

export interface CollegeServer {
  url: string;
  stop(): Promise<void>;
}

const account = ['--email', collegeAdmin.email, '--name', 'Boss', '--password', collegeAdmin.password];

/** A college as a campus or as a separate installation: the environment of its server, and the arguments of the setup command. */
interface Plan {
  env: NodeJS.ProcessEnv;
  setup: string[];
}

async function campus(port: number, folder: string): Promise<Plan> {
  const env = await createSecondCampus(settingsOn(port, folder, plain), {
    name: college.name,
    domain: college.domain,
    categories: college.categories,
    spots: college.spots,
    settings,
  });
  return { env, setup: [...account, '--campus', 'two'] };
}

function installation(port: number, folder: string): Plan {
  const env = settingsOn(port, folder, { ...plain, ...settings, BRAND_NAME: college.name, STUDENT_EMAIL_DOMAINS: college.domain });
  return { env, setup: [...account, '--categories', college.categories.join(), '--spots', college.spots.join()] };
}

/** Starts a built server of the college in its own process and folder and on its own port. */
export async function startCollege({ isCampus = onSecondCampus } = {}): Promise<CollegeServer> {
  const folder = mkdtempSync(join(tmpdir(), 'campuscart-college-'));
  const port = await freePort();
  let server: ChildProcess | undefined;
  const stop = async (): Promise<void> => {
    if (server) await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { env, setup } = isCampus ? await campus(port, folder) : installation(port, folder);
    await runAdmin(env, 'setup', ...setup);
    server = spawnBuilt('main', env, [], true);
    await untilReady(server, port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlOf(port), stop };
}

interface Named {
  id: string;
  name: string;
}

/** Lets two students of the college trade. Returns them, the ids for the paths of pages, and the time of their proposed meeting. */
export async function tradeAtCollege(page: Page) {
  const [seller, buyer] = [await createStudent(page, 'seller', college.domain), await createStudent(page, 'buyer', college.domain)];
  const { categories, campusSpots } = await graphql<Record<'categories' | 'campusSpots', Named[]>>(
    page,
    '{ categories { id: databaseId name } campusSpots { id: databaseId name } }',
  );
  const place = {
    categoryId: categories.find(({ name }) => name === college.categories[0])!.id,
    spotId: campusSpots.find(({ name }) => name === college.spots[0])!.id,
  };
  const list = (name: string, price: number) => createListing(page, seller.token, { ...place, name, price });
  const [PRODUCT, RESERVED, PAUSED] = [await list('Concertina', 12.5), await list('Accordion', 1234), await list('Harmonica', 7)];
  const asBuyer = <Data>(query: string, variables: object) => graphql<Data>(page, query, variables, buyer.token);
  const talkAbout = async (id: string) => {
    const start = 'mutation ($id: ID!) { startConversation(input: { productId: $id }) { conversation { id: databaseId } } }';
    return (await asBuyer<{ startConversation: { conversation: { id: string } } }>(start, { id })).startConversation.conversation.id;
  };
  const TALK = await talkAbout(PRODUCT);
  await asBuyer('mutation ($id: ID!) { makeOffer(input: { productId: $id, price: 11.5 }) { offer { id: databaseId } } }', { id: PRODUCT });
  await asBuyer('mutation ($id: ID!) { addFavourite(input: { productId: $id }) { product { id: databaseId } } }', { id: RESERVED });
  await asBuyer('mutation { createWantedPost(input: { title: "Metronome", maxPrice: 9.5 }) { wantedPost { id: databaseId } } }', {});
  const asSeller = (query: string, variables: object) => graphql(page, query, variables, seller.token);
  await asSeller('mutation ($id: ID!) { setProductAvailability(input: { id: $id, availability: PAUSED }) { product { id: databaseId } } }', {
    id: PAUSED,
  });
  await asSeller('mutation ($id: ID!) { reserveProduct(input: { conversationId: $id }) { product { id: databaseId } } }', {
    id: await talkAbout(RESERVED),
  });
  const orderId = await placeOrder(page, buyer.token, PRODUCT);
  const meetAt = new Date(Date.now() + 2 * 86_400_000);
  const propose = 'mutation ($input: ProposeMeetingInput!) { proposeMeeting(input: $input) { meeting { at } } }';
  await asBuyer(propose, { input: { orderId, spotId: place.spotId, at: meetAt.toISOString() } });
  const WEBHOOK = await webhookOf(page, seller.token);
  return { seller, buyer, meetAt, ids: { PRODUCT, RESERVED, PAUSED, EXPIRED: PAUSED, TALK, WEBHOOK } };
}
