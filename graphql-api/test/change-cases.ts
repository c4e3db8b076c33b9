import { WEBHOOK_HOST } from './application.ts';
import { admin, category, guest, listing, student, unique, type TestClient } from './test-clients.ts';
import { course } from './course-list.ts';
import { drawing } from './test-pictures.ts';

type Values = Record<string, unknown>;

/** A value to send for a field. */
export interface Sent {
  value: unknown;
  /** Other values that must be sent with it. */
  besides?: Values;
  /** The file, if the value is one, and its place in the input. */
  file?: { at: string; blob: Blob };
  /** Value that is read afterwards; default: the value itself. */
  reads?: unknown;
}

/** The mutation of a change, and how each of its fields is generated and read. */
export interface ChangeCase {
  mutation: string;
  /** Input type of the mutation, if the change is a part of it. */
  type?: string;
  wrap?: (values: Values) => Values;
  isForAdmins?: boolean;
  /** Returns values that every call includes, such as the id of the changed object. */
  given: (who: TestClient) => Promise<Values>;
  value: (field: string, who: TestClient) => Promise<Sent>;
  read: (who: TestClient, id: string, field: string) => Promise<unknown>;
  /** Values that cleared fields read as; default null. */
  empty?: Values;
  /** Fields that cannot be read, and why. */
  unread?: Record<string, string>;
  /** Type with the fields; default: the name of the input without "Update". */
  reads?: string;
  /** Names of the fields in that type. */
  paths?: Record<string, string>;
}

async function webhook(who: TestClient): Promise<Values> {
  const create = `mutation { createWebhook(input: { name: "Sync", url: "https://${WEBHOOK_HOST}/x", types: [ORDER_PLACED] }) { webhook { id: databaseId } } }`;
  return { id: (await asked(who, create)).createWebhook.webhook.id };
}

async function asked(who: TestClient, query: string, variables: Values = {}): Promise<any> {
  const { data, errors } = await who.ask(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Values by field, each generated when it is needed. */
const values =
  (made: Record<string, (who: TestClient) => unknown>): ChangeCase['value'] =>
  async (field, who) => ({ value: await made[field]!(who) });

const at = (found: any, path: string): unknown => path.split('.').reduce((value, part) => value?.[part], found) ?? null;
const selection = (path: string) => path.replace(/\.id$/, '.id: databaseId').replaceAll('.', ' { ') + ' }'.repeat(path.split('.').length - 1);

/** Reads a field of the object that a root field returns by id. */
const readOf =
  (root: (id: string) => string, paths: Record<string, string> = {}): ChangeCase['read'] =>
  async (who, id, field) => {
    const path = paths[field] ?? field;
    const data = await asked(who, `{ found: ${root(id)} { ${selection(path)} } }`);
    return at(data.found, path);
  };

/** Reads a field of the object with an id in a list. */
const readIn =
  (list: string, nodes: (data: any) => any[], paths: Record<string, string> = {}): ChangeCase['read'] =>
  async (who, id, field) => {
    const path = paths[field] ?? field;
    const found = nodes(await asked(who, list.replace('FIELDS', `self: databaseId ${selection(path)}`))).find(
      ({ self }: { self: string }) => self === id,
    );
    return at(found, path);
  };

const picture = async () => new Blob([new Uint8Array(await drawing(140, 140).png().toBuffer())]);

async function spot(who: TestClient): Promise<string> {
  const query =
    'mutation ($name: String!) { createCampusSpot(input: { name: $name, hint: "By the tree", mapX: 1, mapY: 2, latitude: 3, longitude: 4 }) { campusSpot { id: databaseId } } }';
  return (await asked(who, query, { name: unique('Gate') })).createCampusSpot.campusSpot.id as string;
}

/** Fields with the position of a spot, on the map and on the earth. */
const PLACES = ['mapX', 'mapY', 'latitude', 'longitude'];
const newSpot = async () => spot(await admin());
const words = () => unique('Words');

const productPaths = { categoryId: 'category.id', spotId: 'spot.id' };
const readProduct = readOf((id) => `product(id: "${id}")`, productPaths);
const productValue = values({
  name: words,
  description: words,
  price: () => 12.5,
  quantity: () => 2,
  shipping: () => true,
  categoryId: category,
  condition: () => 'FAIR',
  negotiable: () => false,
  spotId: newSpot,
  isbn: () => '9780131103627',
  courseCodes: async () => [await course()],
});
const photoCount = async (who: TestClient, id: string) =>
  (await asked(who, `{ product(id: "${id}") { photos { id } } }`)).product.photos.length as number;

const courseCodes = async (who: TestClient, id: string): Promise<string[]> =>
  (await asked(who, `{ product(id: "${id}") { courses { code } } }`)).product.courses.map(({ code }: { code: string }) => code);

async function canSignIn(who: TestClient, password: string): Promise<boolean> {
  const query = 'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { token } }';
  return !(await (await guest()).ask(query, { email: who.email, password })).errors;
}

const productOfReview = new Map<string, string>();

async function review(who: TestClient): Promise<Values> {
  const productId = await listing(await student());
  const query = 'mutation ($input: AddReviewInput!) { addReview(input: $input) { review { id: databaseId } } }';
  const { id } = (await asked(who, query, { input: { productId, rating: 5, text: 'Before' } })).addReview.review as { id: string };
  productOfReview.set(id, productId);
  return { id };
}

async function announcement(who: TestClient): Promise<Values> {
  const query = 'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { id: databaseId } } }';
  // For administrators only, because other tests would read an announcement to everybody.
  const input = { title: words(), text: words(), until: new Date(Date.now() + 3_600_000), audience: 'ADMINISTRATORS' };
  return { id: (await asked(who, query, { input })).createAnnouncement.announcement.id };
}

async function season(who: TestClient): Promise<Values> {
  const query = 'mutation ($input: CreateSeasonInput!) { createSeason(input: $input) { season { id: databaseId } } }';
  const input = { title: words(), startsAt: new Date(Date.now() + 600_000), endsAt: new Date(Date.now() + 3_600_000) };
  return { id: (await asked(who, query, { input })).createSeason.season.id };
}

async function synonym(who: TestClient): Promise<Values> {
  const query = 'mutation ($terms: [String!]!) { createSearchSynonym(input: { terms: $terms }) { searchSynonym { id: databaseId } } }';
  return { id: (await asked(who, query, { terms: [unique('kettle'), unique('boiler')] })).createSearchSynonym.searchSynonym.id };
}

async function notificationSetting(who: TestClient, field: string): Promise<unknown> {
  const path = field === 'preferences' ? 'preferences { kind mail }' : field;
  const found = (await asked(who, `{ notificationSettings { ${path} } }`)).notificationSettings[field];
  return field === 'preferences' ? found.filter(({ kind }: { kind: string }) => kind === 'OFFER') : found;
}

/** Cases by the input types of changes. */
export const changeCases: Record<string, ChangeCase> = {
  UpdateProductInput: {
    mutation: 'updateProduct',
    given: async (who) => ({ id: await listing(who) }),
    value: async (field, who) => {
      if (field === 'photo') return { value: null, file: { at: 'photo', blob: await picture() }, reads: 1 };
      if (field === 'photos') return { value: [{ file: null }], file: { at: 'photos.0.file', blob: await picture() }, reads: 1 };
      return productValue(field, who);
    },
    read: (who, id, field) => {
      if (field === 'courseCodes') return courseCodes(who, id);
      return field.startsWith('photo') ? photoCount(who, id) : readProduct(who, id, field);
    },
    empty: { photo: 0, photos: 0, courseCodes: [] },
    paths: { categoryId: 'category', spotId: 'spot', photo: 'photos', courseCodes: 'courses' },
  },
  UpdateCategoryInput: {
    mutation: 'updateCategory',
    isForAdmins: true,
    given: async () => ({ id: await category(), name: unique('Shelf') }),
    value: values({}),
    read: readIn('{ categories { FIELDS } }', (data) => data.categories),
  },
  UpdateCampusSpotInput: {
    mutation: 'updateCampusSpot',
    isForAdmins: true,
    given: async (who) => ({ id: await spot(who) }),
    value: async (field) => {
      if (field === 'listed') return { value: false, reads: true };
      return { value: PLACES.includes(field) ? 12.5 : words() };
    },
    read: async (who, id, field) => {
      const found = await readIn('{ campusSpots(withRemoved: true) { FIELDS } }', (data) => data.campusSpots, { listed: 'removedAt' })(
        who,
        id,
        field,
      );
      return field === 'listed' ? found !== null : found;
    },
    paths: { listed: '' },
  },
  UpdateCampusSettingsInput: {
    mutation: 'updateCampusSettings',
    isForAdmins: true,
    // The tests have one market, whose settings are environment variables. campus-settings.test.ts changes them.
    given: async () => ({ changes: [] }),
    value: values({}),
    read: readIn('{ campusSettings { FIELDS } }', (data) => [data.campusSettings]),
  },
  UpdateAnnouncementInput: {
    mutation: 'updateAnnouncement',
    isForAdmins: true,
    given: announcement,
    value: values({ title: words, text: words, until: () => new Date(Date.now() + 7_200_000).toISOString() }),
    read: readIn('{ announcements(first: 50) { nodes { FIELDS } } }', (data) => data.announcements.nodes),
  },
  UpdateSeasonInput: {
    mutation: 'updateSeason',
    isForAdmins: true,
    given: season,
    value: values({
      title: words,
      startsAt: () => new Date(Date.now() + 60_000).toISOString(),
      endsAt: () => new Date(Date.now() + 7_200_000).toISOString(),
    }),
    read: readIn('{ seasons(first: 50) { nodes { FIELDS } } }', (data) => data.seasons.nodes),
  },
  UpdateSearchSynonymInput: {
    mutation: 'updateSearchSynonym',
    isForAdmins: true,
    given: async (who) => ({ ...(await synonym(who)), terms: [unique('lamp'), unique('light')] }),
    value: values({}),
    read: readIn('{ searchSynonyms(first: 50) { nodes { FIELDS } } }', (data) => data.searchSynonyms.nodes),
  },
  UpdateWantedPostInput: {
    mutation: 'updateWantedPost',
    given: async (who) => ({
      id: (await asked(who, 'mutation { createWantedPost(input: { title: "Table lamp" }) { wantedPost { id: databaseId } } }')).createWantedPost
        .wantedPost.id,
    }),
    value: values({ title: words, categoryId: category, maxPrice: () => 12.5, condition: () => 'FAIR' }),
    read: readIn('{ wantedPosts(filter: { own: true }) { nodes { FIELDS } } }', (data) => data.wantedPosts.nodes, { categoryId: 'category.id' }),
    paths: { categoryId: 'category' },
  },
  UpdateReviewInput: {
    mutation: 'updateReview',
    given: review,
    value: values({ rating: () => 2, text: words }),
    read: async (who, id, field) =>
      readIn(`{ product(id: "${productOfReview.get(id)}") { reviews { nodes { FIELDS } } } }`, (data) => data.product.reviews.nodes)(who, id, field),
  },
  UpdateSavedSearchInput: {
    mutation: 'updateSavedSearch',
    given: async (who) => ({
      id: (await asked(who, 'mutation { saveSearch(input: { text: "lamp" }) { savedSearch { id: databaseId } } }')).saveSearch.savedSearch.id,
    }),
    value: values({ name: words, muted: () => true }),
    read: readIn('{ me { savedSearches { nodes { FIELDS } } } }', (data) => data.me.savedSearches.nodes),
  },
  UpdateWebhookInput: {
    mutation: 'updateWebhook',
    given: webhook,
    value: values({
      name: words,
      url: () => `https://${WEBHOOK_HOST}/changed`,
      types: () => ['REVIEW_ADDED'],
      query: () => 'subscription { events { id } }',
    }),
    read: readIn('{ me { webhooks { FIELDS } } }', (data) => data.me.webhooks),
  },
  UpdateProfileInput: {
    mutation: 'updateProfile',
    given: async () => ({}),
    value: async (field) => {
      if (field === 'profilePicture') return { value: null, file: { at: field, blob: await picture() }, reads: true };
      if (field === 'password') return { value: 'another password', besides: { currentPassword: 'password' }, reads: true };
      return { value: { name: words(), phone: '+919840012388', collegeId: unique('C'), profilePrivate: true }[field] };
    },
    read: async (who, _id, field) => {
      if (field === 'password') return canSignIn(who, 'another password');
      if (field === 'profilePicture') return (await asked(who, '{ me { profilePictureUrl } }')).me.profilePictureUrl !== null || null;
      return (await asked(who, `{ me { ${field} } }`)).me[field];
    },
    unread: { currentPassword: 'is compared and not stored' },
    reads: 'User',
    paths: { profilePicture: 'profilePictureUrl' },
  },
  UpdateNotificationSettingsInput: {
    mutation: 'updateNotificationSettings',
    given: async () => ({}),
    value: values({
      preferences: () => [{ kind: 'OFFER', mail: false }],
      quietFrom: () => 22,
      quietUntil: () => 7,
      dailyMail: () => true,
      weeklyMail: () => false,
    }),
    read: (who, _id, field) => notificationSetting(who, field),
    reads: 'NotificationSettings',
  },
  NotificationPreferenceInput: {
    mutation: 'updateNotificationSettings',
    type: 'UpdateNotificationSettingsInput',
    wrap: (preference) => ({ preferences: [{ kind: 'POINTS', ...preference }] }),
    given: async () => ({}),
    value: async (field, who) => {
      const { inApp, mail, push } = await preferenceOf(who);
      return { value: !{ inApp, mail, push }[field] };
    },
    read: async (who, _id, field) => (await preferenceOf(who))[field],
    reads: 'NotificationPreference',
  },
  SetUpiIdInput: {
    mutation: 'setUpiId',
    given: async () => ({}),
    value: values({ upiId: () => 'asha@okbank' }),
    read: async (who, _id, field) => (await asked(who, `{ me { ${field} } }`)).me[field],
    reads: 'User',
  },
};

async function preferenceOf(who: TestClient): Promise<Record<string, boolean>> {
  const { preferences } = (await asked(who, '{ notificationSettings { preferences { kind inApp mail push } } }')).notificationSettings;
  return preferences.find(({ kind }: { kind: string }) => kind === 'POINTS');
}
