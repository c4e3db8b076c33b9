import { getNamedType, isEnumType, isInputObjectType, type GraphQLInputField, type GraphQLInputObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import { WEBHOOK_HOST } from './application.ts';
import { admin, category, guest, listing, order, student, unique, withToken, type TestClient } from './test-clients.ts';
import { codeFor } from './mail.ts';
import { drawing } from './test-pictures.ts';

const schema = buildBareSchema();

type Values = Record<string, unknown>;

/** A mutation that stores an input, and where each field is read afterwards. */
interface Case {
  input: string;
  /** Returns values that the test cannot generate from the schema. */
  given: (who: TestClient) => Promise<Values>;
  /** Sends the input and returns the id of the object that stores it. */
  send: (who: TestClient, input: Values) => Promise<string>;
  /** Reads a whole object with the selection. */
  read: (who: TestClient, id: string, selection: string) => Promise<Values>;
  /** Paths of fields that are read under another name. */
  paths?: Record<string, string>;
  /** Fields that cannot be read back, and what shows that they were stored. */
  unread?: Record<string, string>;
}

const withPhoto = {
  photo: 'has an address afterwards (mutation-inputs.test.ts)',
  photos: 'are read back (listing-photos.test.ts)',
};
const withUploads = { uploadIds: 'are read back (photo-upload.service.test.ts)' };
const withCourses = { courseCodes: 'are read back (listing-courses.test.ts)' };
const withKey = { idempotencyKey: 'names the request (idempotency.test.ts)' };

async function asked(who: TestClient, query: string, variables: Values = {}): Promise<any> {
  const { data, errors } = await who.ask(query, variables);
  expect(errors).toBeUndefined();
  return data;
}

async function newcomer(who: TestClient): Promise<Values> {
  const key = unique('n').replaceAll(' ', '');
  const email = `${key}@vitstudent.ac.in`;
  await asked(who, `mutation { requestSignUpOtp(input: { email: "${email}", collegeId: "${key}" }) { message } }`);
  return { email, collegeId: key, otp: await codeFor(email), phone: '+919840012399', password: 'password' };
}

const readProduct: Case['read'] = async (who, id, selection) => (await asked(who, `{ product(id: "${id}") ${selection} }`)).product;
const readMe: Case['read'] = async (who, _id, selection) => (await asked(who, `{ me ${selection} }`)).me;
const readReview: Case['read'] = async (who, id, selection) =>
  (await asked(who, `{ product(id: "${id}") { reviews { nodes ${selection} } } }`)).product.reviews.nodes[0];

const readCategory: Case['read'] = async (who, id, selection) =>
  (await asked(who, `{ categories ${selection.replace('{', '{ self: databaseId')} }`)).categories.find(({ self }: { self: string }) => self === id);

async function spot(): Promise<string> {
  const add = 'mutation ($name: String!) { createCampusSpot(input: { name: $name }) { campusSpot { id: databaseId } } }';
  return (await asked(await admin(), add, { name: unique('Arcade') })).createCampusSpot.campusSpot.id as string;
}

let newUser: TestClient;
const cases: Case[] = [
  {
    input: 'CreateProductInput',
    given: async () => ({ categoryId: await category(), spotId: await spot(), isbn: '9780131103627', uploadIds: [] }),
    send: async (who, input) =>
      (await asked(who, 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId } } }', { input }))
        .createProduct.product.id,
    read: readProduct,
    paths: { categoryId: 'category.id', spotId: 'spot.id' },
    unread: { ...withKey, ...withPhoto, ...withUploads, ...withCourses },
  },
  {
    input: 'UpdateProductInput',
    given: async (who) => ({ id: await listing(who), categoryId: await category(), spotId: await spot(), isbn: '9780131103627' }),
    send: async (who, input) =>
      (await asked(who, 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { id: databaseId } } }', { input }))
        .updateProduct.product.id,
    read: readProduct,
    paths: { categoryId: 'category.id', spotId: 'spot.id' },
    unread: { ...withPhoto, ...withCourses },
  },
  {
    input: 'PlaceOrderInput',
    given: async () => ({ productId: await listing(await student(), { price: 250 }), price: 250 }),
    send: async (who, input) =>
      (await asked(who, 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id: databaseId } } }', { input })).placeOrder.order
        .id,
    read: async (who, id, selection) => (await asked(who, `{ order(id: "${id}") { lines ${selection} } }`)).order.lines[0],
    unread: withKey,
  },
  {
    input: 'AddReviewInput',
    given: async () => ({ productId: await listing(await student()) }),
    send: async (who, input) =>
      (await asked(who, 'mutation ($input: AddReviewInput!) { addReview(input: $input) { product { id: databaseId } } }', { input })).addReview
        .product.id,
    read: readReview,
    paths: { productId: 'product.id' },
    unread: withKey,
  },
  {
    input: 'UpdateReviewInput',
    given: async (who) => {
      const input = { productId: await listing(await student()), rating: 5, text: 'Before' };
      const { addReview } = await asked(who, 'mutation ($input: AddReviewInput!) { addReview(input: $input) { review { id: databaseId } } }', {
        input,
      });
      return { id: addReview.review.id };
    },
    send: async (who, input) =>
      (await asked(who, 'mutation ($input: UpdateReviewInput!) { updateReview(input: $input) { product { id: databaseId } } }', { input }))
        .updateReview.product.id,
    read: readReview,
  },
  {
    input: 'SignUpInput',
    given: async () => newcomer(await guest()),
    send: async (_who, input) => {
      const nobody = await guest();
      await asked(nobody, 'mutation ($input: SignUpInput!) { signUp(input: $input) { message } }', { input });
      const query = 'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { token } }';
      newUser = await withToken(nobody, (await asked(nobody, query, { email: input.email, password: input.password })).signIn.token as string);
      return '';
    },
    read: async (_who, id, selection) => readMe(newUser, id, selection),
    unread: { ...withKey, otp: 'a wrong code is rejected (auth.service.test.ts)', password: 'signs in (auth.service.test.ts)' },
  },
  {
    input: 'UpdateProfileInput',
    given: async () => ({ phone: '+919840012388', collegeId: unique('C'), password: 'another', currentPassword: 'password' }),
    send: async (who, input) => {
      const picture = new Blob([new Uint8Array(await drawing(140, 140).png().toBuffer())]);
      const query = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { message } }';
      const answer = await who.upload(query, { input: { ...input, profilePicture: null } }, 'variables.input.profilePicture', picture);
      expect(answer.errors).toBeUndefined();
      const { me } = await asked(who, '{ me { profilePictureUrl } }');
      expect(me.profilePictureUrl).toMatch(/^\/photos\//);
      return '';
    },
    read: readMe,
    unread: {
      profilePicture: 'has an address afterwards',
      password: 'signs in (user.service.test.ts)',
      currentPassword: 'a wrong one is rejected (user.service.test.ts)',
    },
  },
  {
    input: 'ContactMessageInput',
    given: async () => ({ email: 'somebody@example.org' }),
    send: async (who, input) =>
      (await asked(who, 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { reference } }', { input })).sendContactMessage
        .reference,
    read: async (_who, _id, selection) =>
      (await asked(await admin(), `{ contactMessages(first: 1) { nodes ${selection} } }`)).contactMessages.nodes[0],
    unread: withKey,
  },
  {
    input: 'CreateAccessTokenInput',
    given: async () => ({ scopes: ['products:read', 'products:write'], allowedIps: ['203.0.113.7', '2001:db8::/32'] }),
    send: async (who, input) => {
      const query =
        'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken { id: databaseId createdAt expiresAt } } }';
      const { accessToken } = (await asked(who, query, { input })).createAccessToken;
      expect(Math.round((Date.parse(accessToken.expiresAt) - Date.parse(accessToken.createdAt)) / 86_400_000)).toBe(input.expiresInDays);
      return accessToken.id;
    },
    read: async (who, _id, selection) => (await asked(who, `{ me { accessTokens ${selection} } }`)).me.accessTokens[0],
    unread: { ...withKey, expiresInDays: 'is the time between creation and end' },
  },
  {
    input: 'RegisterAppInput',
    given: async () => ({
      logo: 'https://club.example/logo.png',
      homepage: 'https://club.example',
      redirectUris: ['https://club.example/back', 'http://127.0.0.1/back'],
      scopes: ['products:read', 'orders:write'],
      password: 'password',
    }),
    send: async (who, input) =>
      (await asked(who, 'mutation ($input: RegisterAppInput!) { registerApp(input: $input) { app { id: databaseId } } }', { input })).registerApp.app
        .id,
    read: async (who, _id, selection) => (await asked(who, `{ me { apps ${selection} } }`)).me.apps[0],
    paths: { confidential: 'isConfidential' },
    unread: { ...withKey, password: 'says who asks (oauth.test.ts)' },
  },
  {
    input: 'CreateWebhookInput',
    given: async () => ({
      url: `https://${WEBHOOK_HOST}/x`,
      types: ['ORDER_PLACED', 'MESSAGE_SENT'],
      scope: 'OWN',
      query: 'subscription { events { id } }',
    }),
    send: async (who, input) =>
      (await asked(who, 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id: databaseId } } }', { input }))
        .createWebhook.webhook.id,
    read: async (who, _id, selection) => (await asked(who, `{ me { webhooks ${selection} } }`)).me.webhooks[0],
    unread: withKey,
  },
  {
    input: 'UpdateWebhookInput',
    given: async (who) => ({
      id: (
        await asked(
          who,
          `mutation { createWebhook(input: { name: "w", url: "https://${WEBHOOK_HOST}/x", types: [MESSAGE_SENT] }) { webhook { id: databaseId } } }`,
        )
      ).createWebhook.webhook.id,
      url: `https://${WEBHOOK_HOST}/y`,
      types: ['ORDER_PLACED', 'MESSAGE_SENT'],
      query: 'subscription { events { id } }',
    }),
    send: async (who, input) =>
      (await asked(who, 'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { id: databaseId } } }', { input }))
        .updateWebhook.webhook.id,
    read: async (who, _id, selection) => (await asked(who, `{ me { webhooks ${selection} } }`)).me.webhooks[0],
  },
  {
    input: 'UpdateSavedSearchInput',
    given: async (who) => ({
      id: (await asked(who, 'mutation { saveSearch(input: { text: "lamp" }) { savedSearch { id: databaseId } } }')).saveSearch.savedSearch.id,
    }),
    send: async (who, input) =>
      (
        await asked(who, 'mutation ($input: UpdateSavedSearchInput!) { updateSavedSearch(input: $input) { savedSearch { id: databaseId } } }', {
          input,
        })
      ).updateSavedSearch.savedSearch.id,
    read: async (who, _id, selection) => (await asked(who, `{ me { savedSearches { nodes ${selection} } } }`)).me.savedSearches.nodes[0],
  },
  {
    input: 'CreateCategoryInput',
    given: async () => ({ name: unique('Shelf') }),
    send: async (_who, input) =>
      (
        await asked(await admin(), 'mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { category { id: databaseId } } }', {
          input,
        })
      ).createCategory.category.id,
    read: readCategory,
    unread: withKey,
  },
  {
    input: 'UpdateCategoryInput',
    given: async () => ({ id: await category(), name: unique('Shelf') }),
    send: async (_who, input) =>
      (
        await asked(await admin(), 'mutation ($input: UpdateCategoryInput!) { updateCategory(input: $input) { category { id: databaseId } } }', {
          input,
        })
      ).updateCategory.category.id,
    read: readCategory,
  },
  {
    input: 'MakeOfferInput',
    given: async () => ({ productId: await listing(await student()), giveProductIds: [] }),
    send: async (who, input) =>
      (await asked(who, 'mutation ($input: MakeOfferInput!) { makeOffer(input: $input) { offer { conversation { id: databaseId } } } }', { input }))
        .makeOffer.offer.conversation.id,
    read: async (who, id, selection) => (await asked(who, `{ conversation(id: "${id}") { openOffer ${selection} } }`)).conversation.openOffer,
    paths: { productId: 'conversation.product.id' },
    unread: { ...withKey, giveProductIds: 'are read back (swap.service.test.ts)' },
  },
  {
    input: 'SendMessageInput',
    given: async (who) => ({ orderId: await order(who, await listing(await student())) }),
    send: async (who, { conversationId: _, ...input }) =>
      (await asked(who, 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { order { id: databaseId } } } }', { input }))
        .sendMessage.message.order.id,
    read: async (who, id, selection) => (await asked(who, `{ order(id: "${id}") { messages { nodes ${selection} } } }`)).order.messages.nodes[0],
    paths: { orderId: 'order.id' },
    unread: {
      ...withKey,
      conversationId: 'is read back in a conversation (conversation.service.test.ts)',
      photo: 'is read back (message-photos.service.test.ts)',
    },
  },
  {
    input: 'SetOrderStatusInput',
    given: async (who) => ({ id: await order(await student(), await listing(who)) }),
    send: async (who, input) =>
      (await asked(who, 'mutation ($input: SetOrderStatusInput!) { setOrderStatus(input: $input) { order { id: databaseId } } }', { input }))
        .setOrderStatus.order.id,
    read: async (who, id, selection) => (await asked(who, `{ order(id: "${id}") ${selection} }`)).order,
  },
  {
    input: 'SetUserRoleInput',
    given: async () => ({ id: (await student()).id }),
    send: async (_who, input) =>
      (await asked(await admin(), 'mutation ($input: SetUserRoleInput!) { setUserRole(input: $input) { id: databaseId } }', { input })).setUserRole
        .id,
    read: async (_who, id, selection) => (await asked(await admin(), `{ user(id: "${id}") ${selection} }`)).user,
  },
];

/** Inputs of mutations that store nothing readable. */
const others: Record<string, string> = {
  SavePushSubscriptionInput: 'is where notifications are sent (push.service.test.ts)',
  RenewPushSubscriptionInput: 'is where notifications are sent from then on (push.service.test.ts)',
  RemovePushSubscriptionInput: 'ends the notifications (push.service.test.ts)',
  StartBulkExportInput: 'is read back (bulk.service.test.ts)',
  StartBulkImportInput: 'is read back (import.service.test.ts)',
  UserDataInput: 'names the user (bulk.service.test.ts)',
  ApproveAppInput: 'names the app (oauth.test.ts)',
  DeleteAppInput: 'names the app (oauth.test.ts)',
  RevokeAppGrantInput: 'names the grant (oauth.test.ts)',
  DeleteWebhookInput: 'names the webhook (webhook.service.test.ts)',
  RotateWebhookSecretInput: 'names the webhook (webhook.service.test.ts)',
  PauseWebhookInput: 'names the webhook (webhook.service.test.ts)',
  TestWebhookInput: 'names the webhook (webhook.service.test.ts)',
  ResumeWebhookInput: 'has it go on (webhook.service.test.ts)',
  ResendDeliveryInput: 'names the delivery (webhook.service.test.ts)',
  UndoInput: 'takes an act back (undo.service.test.ts)',
  AddFavouriteInput: 'lists the product among the favourites (favourite.service.test.ts)',
  BlockUserInput: 'ends the contact (blocks.test.ts)',
  UnblockUserInput: 'allows the contact again (blocks.test.ts)',
  AnswerAppealInput: 'is mailed (report.service.test.ts)',
  AppealDecisionInput: 'is read by administrators (report.service.test.ts)',
  DecideReportInput: 'is mailed (report.service.test.ts)',
  EndSanctionInput: 'allows writing again (report.service.test.ts)',
  ReportInput: 'is read in the queue (report.service.test.ts)',
  SanctionUserInput: 'is mailed (report.service.test.ts)',
  FollowCourseInput: 'lists the course among the own (followed-course.service.test.ts)',
  UnfollowCourseInput: 'takes the course off the own (followed-course.service.test.ts)',
  ImportCoursesInput: 'is read in the list (course-import.test.ts)',
  SetSwapTermsInput: 'is read back (swap-proposal.service.test.ts)',
  SetPriceScheduleInput: 'is read back (price-schedule.service.test.ts)',
  ClearPriceScheduleInput: 'ends the schedule (price-schedule.service.test.ts)',
  AcceptSwapInput: 'makes a swap (swap-proposal.service.test.ts)',
  DeclineSwapInput: 'ends a proposal (swap-proposal.service.test.ts)',
  BuyPerkInput: 'is read back with its price and days (perk.service.test.ts)',
  RecordBoostOpenedInput: 'is counted for the seller (boosts.test.ts)',
  PlaceBundleInput: 'is read back (bundle.service.test.ts)',
  CancelOrderInput: 'stands in the timeline (order-end.service.test.ts)',
  DeclineOrderInput: 'stands in the timeline (order-end.service.test.ts)',
  ApproveListingInput: 'closes a doubt (doubtful-listing.service.test.ts)',
  RefuseListingInput: 'is read by the seller (held-listing.test.ts)',
  AskAssistantInput: 'is answered (assistant.service.test.ts)',
  AcceptMeetingInput: 'agrees on a meeting (meeting.service.test.ts)',
  ConfirmHandoverInput: 'compares the code (handover.service.test.ts)',
  ConfirmReceivedInput: 'confirms a handover (handover.service.test.ts)',
  CreateSeasonInput: 'is shown to everybody (season.service.test.ts)',
  UpdateSeasonInput: 'is shown changed (season.service.test.ts)',
  DeleteSeasonInput: 'is shown no more (season.service.test.ts)',
  CreateAnnouncementInput: 'is shown to everybody (announcement.service.test.ts)',
  UpdateAnnouncementInput: 'is shown changed (announcement.service.test.ts)',
  EndAnnouncementInput: 'is shown no more (announcement.service.test.ts)',
  UploadPhotoInput: 'is shown by a listing (photo-upload.service.test.ts)',
  SetCampusMapInput: 'has an address afterwards (campus-map.service.test.ts)',
  UpdateCampusSettingsInput: 'is read back (campus-settings.test.ts)',
  UpdateCampusSpotInput: 'changes a spot (meeting.service.test.ts)',
  CreateCampusSpotInput: 'adds a spot (meeting.service.test.ts)',
  DeclineMeetingInput: 'declines a meeting (meeting.service.test.ts)',
  DeleteCampusSpotInput: 'takes a spot off the list (meeting.service.test.ts)',
  ProposeMeetingInput: 'stores a meeting (meeting.service.test.ts)',
  RateCounterpartInput: 'stores a rating (rating.service.test.ts)',
  SetUpiIdInput: 'stores a UPI id (payment.service.test.ts)',
  CreateTestTokenInput: 'is listed as it was made, in test mode (test-mode.test.ts)',
  RevokeTestTokenInput: 'ends the token of the id (test-mode.test.ts)',
  CreateSearchSynonymInput: 'has a search find what is called otherwise (search-synonym.service.test.ts)',
  UpdateSearchSynonymInput: 'replaces the terms (search-synonym.service.test.ts)',
  DeleteSearchSynonymInput: 'ends a synonym (search-synonym.service.test.ts)',
  DeleteCategoryInput: 'moves products (category.service.test.ts)',
  DeleteMyAccountInput: 'compares the password (user.service.test.ts)',
  DeleteOrderInput: 'takes an order away (order.service.test.ts)',
  MarkProductSoldInput: 'names the buyer (product-availability.service.test.ts)',
  RenewProductInput: 'moves the end of a listing (product-availability.service.test.ts)',
  SetProductAvailabilityInput: 'pauses a listing, and puts it back with pieces (product-availability.service.test.ts)',
  DeleteProductInput: 'takes a listing down and mails the reason (erasure.test.ts)',
  DeleteReviewInput: 'takes a review away (review.service.test.ts); the reason has 1 to 500 characters (inputs.test.ts)',
  CreateWantedPostInput: 'is read back (wanted.service.test.ts)',
  UpdateWantedPostInput: 'is read back (wanted.service.test.ts)',
  CloseWantedPostInput: 'takes a post off the list (wanted.service.test.ts)',
  AnswerWantedPostInput: 'stores an answer (wanted.service.test.ts)',
  DeleteSavedSearchInput: 'takes a saved search away (saved-search.service.test.ts)',
  DeleteUserInput: 'takes an account away (user.service.test.ts)',
  DisputeDeliveryInput: 'stores an objection with its reason (dispute.service.test.ts)',
  EndReservationInput: 'frees a product (reservation.service.test.ts)',
  JoinReservationQueueInput: 'notifies users (reservation.service.test.ts)',
  LeaveReservationQueueInput: 'no longer notifies users (reservation.service.test.ts)',
  ReserveProductInput: 'reserves for some hours (reservation.service.test.ts)',
  AcceptOfferInput: 'places an order (offer.service.test.ts)',
  CounterOfferInput: 'makes the open offer (offer.service.test.ts)',
  DeclineOfferInput: 'ends an offer (offer.service.test.ts)',
  WithdrawOfferInput: 'ends an offer (offer.service.test.ts)',
  MarkConversationReadInput: 'counts unread messages (conversation.service.test.ts)',
  MarkMessagesReadInput: 'counts unread messages (chat.service.test.ts)',
  MarkNotificationsReadInput: 'counts unread notifications (notification.service.test.ts)',
  UpdateNotificationSettingsInput: 'is read back (notification.service.test.ts)',
  RemoveFavouriteInput: 'takes the product off the favourites (favourite.service.test.ts)',
  MarkSavedSearchSeenInput: 'counts new listings from then on (saved-search.service.test.ts)',
  RequestPasswordResetInput: 'mails a code (auth.service.test.ts)',
  RequestSignUpOtpInput: 'mails a code (auth.service.test.ts)',
  ResetPasswordInput: 'sets a password that signs in (auth.service.test.ts)',
  ExtendAccessTokenInput: 'moves the end of a token (scopes.test.ts)',
  RevokeAccessTokenInput: 'ends a token (limits.test.ts)',
  SaveSearchInput: 'is read back and compared with what a search finds (saved-search.service.test.ts)',
  SetContactMessageHandledInput: 'sets the time of handling (user-list.service.test.ts)',
  SettleDisputeInput: 'ends an objection (dispute.service.test.ts)',
  SignInInput: 'starts a session (auth.service.test.ts)',
  StartConversationInput: 'starts a conversation (conversation.service.test.ts)',
};

const fieldsOf = (name: string): GraphQLInputField[] => Object.values((schema.getType(name) as GraphQLInputObjectType).getFields());

/** Returns a value of the field's type that is not its default and that no other field of the test has. */
function sample(field: GraphQLInputField, position: number): unknown {
  const type = getNamedType(field.type);
  if (isEnumType(type)) return type.getValues().findLast(({ value }) => value !== field.defaultValue)!.name;
  if (type.name === 'Boolean') return field.defaultValue !== true;
  if (type.name === 'Int') return 2;
  if (type.name === 'Float') return 12.5 + position;
  return `Words for ${field.name} ${unique('x')}`;
}

/** Returns a value at a path such as "category.id". */
const at = (values: any, path: string): unknown => path.split('.').reduce((value, part) => value?.[part], values);

/** Selects the number of an object if a path ends with its id. Photos have only one id. */
const numbered = (path: string): string => path.replace(/(?<!photos\.)\bid$/, 'id: databaseId');

const selectionOf = (paths: string[]): string =>
  `{ ${paths.map((path) => numbered(path).replaceAll('.', ' { ') + ' }'.repeat(path.split('.').length - 1)).join(' ')} }`;

describe('every field of an input', () => {
  it('has a case here', () => {
    const args = Object.values(schema.getMutationType()!.getFields()).flatMap((mutation) => mutation.args);
    const inputs = args.map(({ type }) => getNamedType(type)).filter(isInputObjectType);
    expect([...new Set(inputs.map(({ name }) => name))].sort()).toEqual([...cases.map(({ input }) => input), ...Object.keys(others)].sort());
  });

  it.each(cases.map((each) => [each.input, each] as const))('of %s is stored and can be read back', async (name, each) => {
    const who = await student();
    const { paths = {}, unread = {} } = each;
    const given = await each.given(who);
    const samples = fieldsOf(name)
      .filter(
        (field) => field.name !== 'idempotencyKey' && getNamedType(field.type).name !== 'Upload' && !isInputObjectType(getNamedType(field.type)),
      )
      .map((field, position) => [field.name, given[field.name] ?? sample(field, position)] as const)
      .filter(([field]) => !(field in withCourses));
    const id = await each.send(who, Object.fromEntries(samples));
    const read = samples.filter(([field]) => !(field in unread)).map(([field, value]) => [field, paths[field] ?? field, value] as const);
    const found = await each.read(who, id, selectionOf(read.map(([, path]) => path)));
    expect(Object.fromEntries(read.map(([field, path]) => [field, at(found, path)]))).toEqual(
      Object.fromEntries(read.map(([field, , value]) => [field, value])),
    );
  });

  it('exists if it is excluded with a reason', () => {
    const gone = cases.flatMap(({ input, unread = {}, paths = {} }) => {
      const names = fieldsOf(input).map(({ name }) => name);
      return [...Object.keys(unread), ...Object.keys(paths)].filter((name) => !names.includes(name)).map((name) => `${input}.${name}`);
    });
    expect(gone).toEqual([]);
  });
});
