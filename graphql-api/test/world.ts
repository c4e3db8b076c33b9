import { appWithGrant } from './app-grants.ts';
import { WEBHOOK_HOST } from './application.ts';
import { proposed } from './rings.ts';
import { admin, category, guest, handOver, listing, order, student, unique, type TestClient } from './test-clients.ts';
import { drawing } from './test-pictures.ts';

/** An administrator who also buys, sells, writes and follows courses, and another user with whom this happens. */
export interface World {
  user: TestClient;
  other: TestClient;
  categoryId: string;
  productId: string;
  orderId: string;
  conversationId: string;
  wantedId: string;
}

async function done(person: TestClient, query: string, variables: Record<string, unknown>) {
  const { data, errors } = await person.ask(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const mutation = (name: string, type: string, selection: string) => `mutation ($input: ${type}!) { ${name}(input: $input) ${selection} }`;
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** Creates deals between the two users that fill the lists of both. */
export async function deal(world: World): Promise<void> {
  const { user, other, categoryId, conversationId } = world;
  const [own, foreign] = [await listing(user, { name: unique('Quokka'), categoryId }), await listing(other, { name: unique('Quokka'), categoryId })];
  const [received, placed] = [await order(other, own), await order(user, foreign)];
  for (const orderId of [received, placed]) {
    await done(other, mutation('sendMessage', 'SendMessageInput', '{ message { id: databaseId } }'), { input: { orderId, text: 'Hello' } });
  }
  await handOver(user, other, received);
  await handOver(other, user, placed);
  for (const orderId of [received, placed]) {
    for (const person of [user, other]) {
      await done(person, mutation('rateCounterpart', 'RateCounterpartInput', '{ __typename }'), { input: { orderId, stars: 5, text: 'Good' } });
    }
  }
  await done(other, mutation('makeOffer', 'MakeOfferInput', '{ offer { id: databaseId } }'), { input: { productId: own, price: 50, quantity: 1 } });
  await done(user, mutation('addFavourite', 'AddFavouriteInput', '{ __typename }'), { input: { productId: foreign } });
  // The conversation with a meeting stays on the first page of chats.
  await done(other, mutation('sendMessage', 'SendMessageInput', '{ message { id: databaseId } }'), { input: { conversationId, text: 'See you' } });
}

/** Creates everything else that the pages list. */
export async function publish(world: World): Promise<void> {
  const { user, other, categoryId, productId } = world;
  const { createWantedPost } = await done(user, mutation('createWantedPost', 'CreateWantedPostInput', '{ wantedPost { id: databaseId } }'), {
    input: { title: unique('Kettle'), days: 7, categoryId },
  });
  world.wantedId = createWantedPost.wantedPost.id;
  await done(user, mutation('saveSearch', 'SaveSearchInput', '{ __typename }'), { input: { text: unique('quokka') } });
  await done(user, mutation('createCampusSpot', 'CreateCampusSpotInput', '{ __typename }'), { input: { name: unique('Gate') } });
  await done(user, mutation('createSearchSynonym', 'CreateSearchSynonymInput', '{ __typename }'), {
    input: { terms: [unique('quok').replace(' ', ''), 'marsupial'] },
  });
  await done(user, mutation('createSeason', 'CreateSeasonInput', '{ __typename }'), {
    input: { title: unique('Move-out'), startsAt: new Date(), endsAt: tomorrow() },
  });
  const announcement = { audience: 'EVERYBODY', title: unique('Exams'), text: 'Sell early.', until: tomorrow() };
  await done(user, mutation('createAnnouncement', 'CreateAnnouncementInput', '{ __typename }'), { input: announcement });
  await done(user, mutation('createAccessToken', 'CreateAccessTokenInput', '{ __typename }'), {
    input: { name: unique('Tool'), scopes: ['products:read'], expiresInDays: 7 },
  });
  await appWithGrant(user);
  const hook = { name: unique('Sync'), url: `https://${WEBHOOK_HOST}/x`, types: ['ORDER_PLACED'] };
  const { createWebhook } = await done(user, mutation('createWebhook', 'CreateWebhookInput', '{ webhook { id: databaseId } }'), { input: hook });
  await done(user, mutation('testWebhook', 'TestWebhookInput', '{ __typename }'), { input: { id: createWebhook.webhook.id } });
  await done(user, mutation('startBulkExport', 'StartBulkExportInput', '{ __typename }'), { input: { kind: 'REVIEWS' } });
  const message = { name: 'Asha', email: other.email, message: unique('Hello') };
  await done(other, mutation('sendContactMessage', 'ContactMessageInput', '{ __typename }'), { input: message });
  const reviewer = await student();
  await order(reviewer, productId);
  await done(reviewer, mutation('addReview', 'AddReviewInput', '{ __typename }'), { input: { productId, rating: 4, text: unique('Fine') } });
}

/** Creates a meeting that `other` proposed and someone else, `user` by default, accepted. */
async function meet({ user, other }: Pick<World, 'user' | 'other'>, orderId: string, accepting = user): Promise<void> {
  const { createCampusSpot } = await done(user, mutation('createCampusSpot', 'CreateCampusSpotInput', '{ campusSpot { id: databaseId } }'), {
    input: { name: unique('Gate') },
  });
  const proposal = { orderId, spotId: createCampusSpot.campusSpot.id, at: tomorrow() };
  const { proposeMeeting } = await done(other, mutation('proposeMeeting', 'ProposeMeetingInput', '{ meeting { id: databaseId } }'), {
    input: proposal,
  });
  await done(accepting, mutation('acceptMeeting', 'AcceptMeetingInput', '{ __typename }'), { input: { id: proposeMeeting.meeting.id } });
}

export async function openWorld(): Promise<World> {
  const [user, other, categoryId] = [await admin(), await student(), await category()];
  const productId = await listing(user, { name: unique('Quokka'), categoryId, quantity: 90 });
  const orderId = await order(other, productId);
  await meet({ user, other }, orderId);
  const { startConversation } = await done(other, mutation('startConversation', 'StartConversationInput', '{ conversation { id: databaseId } }'), {
    input: { productId },
  });
  return { user, other, categoryId, productId, orderId, conversationId: startConversation.conversation.id, wantedId: '' };
}

const SIGN_UP_CODE = 'mutation ($email: String!) { requestSignUpOtp(input: { email: $email, collegeId: "NEW" }) { message } }';

/** Creates photos, prices, searches and wishes, as people do before they make deals. */
export async function browse({ user, other, categoryId, wantedId, productId }: World): Promise<void> {
  const word = unique('quokka').replace(' ', '');
  await done(other, mutation('saveSearch', 'SaveSearchInput', '{ __typename }'), { input: { text: word } });
  const picture = new Blob([new Uint8Array(await drawing(300, 200).png().toBuffer())]);
  const uploaded = await user.upload(
    mutation('uploadPhoto', 'UploadPhotoInput', '{ uploadId }'),
    { input: { photo: null } },
    'variables.input.photo',
    picture,
  );
  const uploadIds = [uploaded.data.uploadPhoto.uploadId];
  const input = { name: `Lamp ${word}`, description: 'Works well.', price: 100, quantity: 1, shipping: false, categoryId, uploadIds };
  const listed = await done(user, mutation('createProduct', 'CreateProductInput', '{ product { id: databaseId } }'), { input });
  const map = await user.upload(
    mutation('setCampusMap', 'SetCampusMapInput', '{ __typename }'),
    { input: { photo: null } },
    'variables.input.photo',
    picture,
  );
  if (map.errors) throw new Error(JSON.stringify(map.errors));
  const { id } = listed.createProduct.product;
  await done(user, mutation('updateProduct', 'UpdateProductInput', '{ __typename }'), { input: { id, price: 90 } });
  await done(user, 'query ($word: String!) { products(filter: { search: $word }) { totalCount } }', { word });
  const own = await listing(other, { categoryId });
  await done(other, mutation('answerWantedPost', 'AnswerWantedPostInput', '{ __typename }'), { input: { id: wantedId, productId: own } });
  const { startConversation } = await done(other, mutation('startConversation', 'StartConversationInput', '{ conversation { id: databaseId } }'), {
    input: { productId: id },
  });
  const reservation = { conversationId: startConversation.conversation.id, idempotencyKey: unique('key') };
  await done(user, mutation('reserveProduct', 'ReserveProductInput', '{ __typename }'), { input: reservation });
  await done(await student(), mutation('joinReservationQueue', 'JoinReservationQueueInput', '{ __typename }'), { input: { productId: id } });
  await done(await guest(), SIGN_UP_CODE, { email: `${word}@vitstudent.ac.in` });
  const question = { query: 'cheapest lamp', conversationId: 'one', productId };
  await done(other, mutation('askAssistant', 'AskAssistantInput', '{ text }'), { input: question });
}

/** Creates a swap of three people, and a meeting that one of them proposed and another accepted. */
async function exchangeInRing(user: TestClient): Promise<void> {
  const { people, id } = await proposed([300, 350, 400]);
  for (const person of people) await done(person, mutation('acceptSwap', 'AcceptSwapInput', '{ __typename }'), { input: { proposalId: id } });
  const [first, second] = people as [TestClient, TestClient];
  const { me } = await done(first, '{ me { ordersReceived { nodes { id: databaseId } } } }', {});
  await meet({ user, other: first }, me.ordersReceived.nodes[0].id, second);
}

/** Creates swaps without money, bundles, listings for courses, and perks. */
export async function exchange({ user, other, categoryId, productId }: World): Promise<void> {
  const code = 'QUO1001';
  await done(user, mutation('importCourses', 'ImportCoursesInput', '{ added }'), { input: { csv: `${code},Marsupials,Zoology` } });
  await done(other, mutation('followCourse', 'FollowCourseInput', '{ __typename }'), { input: { code } });
  const [given, wanted] = [await listing(user, { categoryId }), await listing(other, { categoryId, courseCodes: [code] })];
  const swap = { productId: wanted, price: 0, giveProductIds: [given] };
  const { makeOffer } = await done(user, mutation('makeOffer', 'MakeOfferInput', '{ offer { id: databaseId } }'), { input: swap });
  await done(other, mutation('acceptOffer', 'AcceptOfferInput', '{ __typename }'), { input: { offerId: makeOffer.offer.id } });
  await exchangeInRing(user);
  const lines = [{ productId: await listing(user, { categoryId }) }, { productId: await listing(user, { categoryId }) }];
  await done(other, mutation('placeBundle', 'PlaceBundleInput', '{ __typename }'), { input: { lines } });
  const { people, id } = await proposed([100, 150, 120]);
  await done(people[0]!, mutation('declineSwap', 'DeclineSwapInput', '{ __typename }'), { input: { proposalId: id } });
  const must = { productId, mustGoBy: new Date(Date.now() + 7 * 86_400_000).toISOString(), lowestPrice: 1, atEnd: 'TAKE_DOWN' };
  await done(user, mutation('setPriceSchedule', 'SetPriceScheduleInput', '{ __typename }'), { input: must });
  await done(user, mutation('buyPerk', 'BuyPerkInput', '{ __typename }'), { input: { productId, perk: 'BOOST', days: 1 } });
}

/** Creates conflicts between users, and an administrator's decisions about them. */
export async function quarrel({ user, other, categoryId }: World): Promise<void> {
  const stranger = await student();
  const disputed = await order(stranger, await listing(other));
  await done(other, mutation('setOrderStatus', 'SetOrderStatusInput', '{ __typename }'), { input: { id: disputed, status: 'DELIVERED' } });
  const objection = { orderId: disputed, reason: 'It never came' };
  await done(stranger, mutation('disputeDelivery', 'DisputeDeliveryInput', '{ __typename }'), { input: objection });
  const subject = Buffer.from(`User:${other.id}`).toString('base64');
  await done(stranger, mutation('report', 'ReportInput', '{ __typename }'), { input: { subject, reason: 'OTHER', text: 'Rude' } });
  await done(stranger, mutation('blockUser', 'BlockUserInput', '{ __typename }'), { input: { userId: other.id } });
  const warning = { userId: other.id, action: 'WARN', reason: 'Be kind' };
  await done(user, mutation('sanctionUser', 'SanctionUserInput', '{ __typename }'), { input: warning });
  const settings = { quietFrom: 22, quietUntil: 7 };
  await done(other, mutation('updateNotificationSettings', 'UpdateNotificationSettingsInput', '{ __typename }'), { input: settings });
  const prohibited = { name: 'Pistol', description: 'A gun', price: 1, quantity: 1, shipping: false, categoryId };
  await other.ask(mutation('createProduct', 'CreateProductInput', '{ __typename }'), { input: prohibited });
}
