import { createECDH } from 'node:crypto';
import { Kind, parse } from 'graphql';
import { onSecondCampus } from './settings.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { actions } from '../src/access/policy.ts';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import { subjectsOf, type Subjects } from './matrix-subjects.ts';
import { WEBHOOK_HOST } from './application.ts';
import { admin, guest, student, withToken, type TestClient } from './test-clients.ts';
import { inInputForm } from './input-form.ts';
import { closeSockets, socket } from './sockets.ts';
import { scopesFor } from './scopes.ts';

/** Roles, in the order of the letters in the matrix. */
const roles = ['guest', 'stranger', 'seller', 'buyer', 'author', 'admin'] as const;
type Role = (typeof roles)[number];
type People = Record<Role, TestClient>;

let people: People;
const PUSH_KEY = createECDH('prime256v1').generateKeys('base64url');

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString();

/**
 * For every field of Query, Mutation and Subscription: the operation, and its outcome for each role. Y: allowed. n: rejected with UNAUTHENTICATED or
 * FORBIDDEN. u: rejected as if the object did not exist (NOT_FOUND). 0: returns nothing. e: allowed, but another rule rejects it (such as a wrong
 * code).
 */
const matrix: Record<string, [answers: string, operation: (of: Subjects) => string]> = {
  'Query.conversation': ['00YY0Y', (of) => `{ conversation(id: "${of.conversation}") { id: databaseId } }`],
  'Query.categories': ['YYYYYY', () => '{ categories { id: databaseId } }'],
  'Query.me': ['0YYYYY', () => '{ me { id: databaseId } }'],
  'Query.myData': ['nYYYYY', () => '{ myData }'],
  'Query.node': ['00YY0Y', (of) => `{ node(id: "${Buffer.from(`Order:${of.order}`).toString('base64')}") { globalId: id } }`],
  'Query.nodes': ['00YY0Y', (of) => `{ nodes(ids: ["${Buffer.from(`Order:${of.order}`).toString('base64')}"]) { id } }`],
  'Query.order': ['00YY0Y', (of) => `{ order(id: "${of.order}") { id: databaseId } }`],
  'Query.orders': ['nnnnnY', () => '{ orders(first: 1) { nodes { id: databaseId } } }'],
  'Query.accessScopes': ['YYYYYY', () => '{ accessScopes { read } }'],
  'Query.pointsRules': ['YYYYYY', () => '{ pointsRules { action } }'],
  'Query.courses': ['YYYYYY', () => '{ courses(first: 1) { nodes { id: databaseId } } }'],
  'Query.course': ['000000', () => '{ course(code: "NONE1") { id: databaseId } }'],
  'Query.priceBand': ['YYYYYY', (of) => `{ priceBand(productId: "${of.product}") { count } }`],
  'Query.previewCourseImport': ['nnnnnY', () => '{ previewCourseImport(input: { csv: "x" }) { unchanged } }'],
  'Mutation.importCourses': ['nnnnne', () => 'mutation { importCourses(input: { csv: "x" }) { message } }'],
  'Mutation.followCourse': ['nuuuuu', () => 'mutation { followCourse(input: { code: "NONE1" }) { course { id: databaseId } } }'],
  'Mutation.unfollowCourse': ['nuuuuu', () => 'mutation { unfollowCourse(input: { code: "NONE1" }) { course { id: databaseId } } }'],
  'Query.perks': ['YYYYYY', () => '{ perks { perk } }'],
  // A list sorted by price has no boosted listings.
  'Query.boostedProducts': ['000000', () => '{ boostedProducts(sort: PRICE_ASC) { id: databaseId } }'],
  'Query.swapFits': ['nYYYYY', (of) => `{ swapFits(productId: "${of.product}", userId: "${of.user}") { id: databaseId } }`],
  'Query.priceRanges': ['YYYYYY', () => '{ priceRanges { id } }'],
  'Query.product': ['YYYYYY', (of) => `{ product(id: "${of.product}") { id: databaseId } }`],
  'Query.products': ['YYYYYY', () => '{ products(first: 1) { nodes { id: databaseId } } }'],
  'Query.user': ['nYYYYY', (of) => `{ user(id: "${of.user}") { id: databaseId } }`],
  // The user is not a seller. Guests see the profiles of sellers (profile.service.test.ts).
  'Query.profile': ['0YYYYY', (of) => `{ profile(id: "${of.user}") { id: databaseId } }`],
  'Query.users': ['nnnnnY', () => '{ users(first: 1) { nodes { id: databaseId } } }'],
  'Query.shopFigures': ['YYYYYY', () => '{ shopFigures { products } }'],
  'Query.appealState': ['YYYYYY', () => '{ appealState(code: "x") }'],
  'Query.college': ['YYYYYY', () => '{ college { currency } }'],
  'Query.campusSettings': ['nnnnnY', () => '{ campusSettings { campus } }'],
  'Query.adminFigures': ['nnnnnY', () => '{ adminFigures { users } }'],
  'Query.announcements': ['nnnnnY', () => '{ announcements(first: 1) { nodes { id: databaseId } } }'],
  // The tests run without budgets.
  'Query.testMailbox': ['nnnnnn', () => '{ testMailbox { subject } }'],
  'Query.testTokens': ['n00000', () => '{ testTokens { id } }'],
  'Query.rateLimit': ['000000', () => '{ rateLimit { remaining } }'],
  'Query.retentionPeriods': ['YYYYYY', () => '{ retentionPeriods { data days } }'],
  'Query.currentAnnouncements': ['YYYYYY', () => '{ currentAnnouncements { id: databaseId } }'],
  'Query.auditEntries': ['nnnnnY', () => '{ auditEntries(first: 1) { nodes { id: databaseId } } }'],
  'Query.actPreview': ['nnYnnY', (of) => `{ actPreview(kind: DELETE_PRODUCT, id: "${of.product}") { counts { kind } } }`],
  'Query.doubtfulListings': ['nnnnnY', () => '{ doubtfulListings(first: 1) { nodes { id: databaseId } } }'],
  'Query.reviews': ['nnnnnY', () => '{ reviews(first: 1) { nodes { id: databaseId } } }'],
  'Query.deliveryDisputes': ['nnnnnY', () => '{ deliveryDisputes(first: 1) { nodes { id: databaseId } } }'],
  'Query.swapProposals': ['nYYYYY', () => '{ swapProposals(first: 1) { nodes { id: databaseId } } }'],
  'Query.adminSwapProposals': ['nnnnnY', () => '{ adminSwapProposals(first: 1) { nodes { id: databaseId } } }'],
  'Query.swapFigures': ['nnnnnY', () => '{ swapFigures { proposed } }'],
  'Mutation.setSwapTerms': [
    'nnYnnn',
    (of) => `mutation { setSwapTerms(input: { productId: "${of.product}", openToSwap: false }) { product { id: databaseId } } }`,
  ],
  'Mutation.setPriceSchedule': [
    'nnYnnn',
    (of) =>
      `mutation { setPriceSchedule(input: { productId: "${of.product}", mustGoBy: "${inAWeek()}", lowestPrice: 1, atEnd: FREE }) { product { id: databaseId } } }`,
  ],
  'Mutation.clearPriceSchedule': [
    'nnYnnn',
    (of) => `mutation { clearPriceSchedule(input: { productId: "${of.product}" }) { product { id: databaseId } } }`,
  ],
  'Mutation.acceptSwap': ['nuuuuu', () => 'mutation { acceptSwap(input: { proposalId: "999999" }) { proposal { id: databaseId } } }'],
  'Mutation.declineSwap': ['nuuuuu', () => 'mutation { declineSwap(input: { proposalId: "999999" }) { proposal { id: databaseId } } }'],
  'Query.swaps': ['nYYYYY', () => '{ swaps(first: 1) { nodes { id: databaseId } } }'],
  'Query.currentSeason': ['YYYYYY', () => '{ currentSeason { id: databaseId } }'],
  'Query.seasons': ['nnnnnY', () => '{ seasons { nodes { id: databaseId } } }'],
  'Query.campusMap': ['000000', () => '{ campusMap { url } }'],
  'Query.campusSpots': ['YYYYYY', () => '{ campusSpots { id: databaseId } }'],
  'Query.meetingCalendar': ['nuuuun', (of) => `{ meetingCalendar(orderId: "${of.order}") }`],
  'Query.loggedSearches': ['nnnnnY', () => '{ loggedSearches(first: 1) { nodes { id: databaseId } } }'],
  'Query.searchSynonyms': ['nnnnnY', () => '{ searchSynonyms(first: 1) { nodes { id: databaseId } } }'],
  'Query.searchSuggestions': ['YYYYYY', () => '{ searchSuggestions(text: "lamp") { recent } }'],
  'Query.listingSuggestions': ['YYYYYY', () => '{ listingSuggestions(name: "lamp") { categories { name } } }'],
  'Query.unmetDemand': ['YYYYYY', () => '{ unmetDemand { text people } }'],
  'Query.contactMessages': ['nnnnnY', () => '{ contactMessages(first: 1) { nodes { id: databaseId } } }'],
  'Mutation.requestSignUpOtp': ['eeeeee', () => 'mutation { requestSignUpOtp(input: { email: "x@elsewhere.example", collegeId: "1" }) { message } }'],
  'Mutation.signUp': [
    'eeeeee',
    () => 'mutation { signUp(input: { name: "", email: "x", password: "1", phone: "1", collegeId: "", otp: "1" }) { message } }',
  ],
  'Mutation.requestPasswordReset': ['eeeeee', () => 'mutation { requestPasswordReset(input: { email: "nobody" }) { message } }'],
  'Mutation.resetPassword': ['eeeeee', () => 'mutation { resetPassword(input: { email: "x", otp: "1", password: "1" }) { message } }'],
  'Mutation.signOut': ['n-----', () => 'mutation { signOut }'],
  // The test server has no test mode. test-mode.test.ts uses a server with one.
  'Mutation.createTestToken': [
    'nnnnnn',
    () => 'mutation { createTestToken(input: { name: "t", person: BUYER, scopes: ["products:read"] }) { token } }',
  ],
  'Mutation.revokeTestToken': ['nnnnnn', () => 'mutation { revokeTestToken(input: { id: "1" }) { deletedId } }'],
  'Mutation.test': ['nnnnnn', () => 'mutation { test { advanceClock(by: 1) } }'],
  'Mutation.createAccessToken': ['nYYYYY', () => 'mutation { createAccessToken(input: { name: "t", scopes: ["products:read"] }) { token } }'],
  'Mutation.extendAccessToken': ['neeeee', () => 'mutation { extendAccessToken(input: { id: "999999" }) { accessToken { id: databaseId } } }'],
  'Mutation.revokeAccessToken': ['neeeee', () => 'mutation { revokeAccessToken(input: { id: "999999" }) { deletedId } }'],
  'Query.apps': ['nnnnnY', () => '{ apps(first: 1) { nodes { id: databaseId } } }'],
  'Mutation.registerApp': [
    'nYYYYY',
    () =>
      'mutation { registerApp(input: { name: "a", homepage: "https://a.example", redirectUris: ["https://a.example/"], scopes: [], confidential: true }) { clientSecret } }',
  ],
  'Mutation.approveApp': ['nnnnnu', () => 'mutation { approveApp(input: { id: "999999" }) { app { id: databaseId } } }'],
  'Mutation.deleteApp': ['nuuuuu', () => 'mutation { deleteApp(input: { id: "999999" }) { deletedId } }'],
  'Mutation.revokeAppGrant': ['nuuuuu', () => 'mutation { revokeAppGrant(input: { id: "999999" }) { deletedId } }'],
  'Mutation.updateProfile': ['nYYYYY', () => 'mutation { updateProfile(input: { name: "Somebody" }) { message } }'],
  'Mutation.deleteMyAccount': ['neeeee', () => 'mutation { deleteMyAccount(input: { password: "wrong" }) }'],
  'Mutation.addFavourite': ['nYnYYY', (of) => `mutation { addFavourite(input: { productId: "${of.product}" }) { productId } }`],
  'Mutation.removeFavourite': ['nYYYYY', (of) => `mutation { removeFavourite(input: { productId: "${of.product}" }) { productId } }`],
  'Query.wantedPosts': ['YYYYYY', () => '{ wantedPosts(first: 1) { nodes { id: databaseId } } }'],
  'Mutation.createWantedPost': ['nYYYYY', () => 'mutation { createWantedPost(input: { title: "astrolabe" }) { wantedPost { id: databaseId } } }'],
  'Mutation.updateWantedPost': [
    'nuuuuu',
    () => 'mutation { updateWantedPost(input: { id: "999999", title: "x" }) { wantedPost { id: databaseId } } }',
  ],
  'Mutation.closeWantedPost': ['nuuuuu', () => 'mutation { closeWantedPost(input: { id: "999999" }) { wantedPost { id: databaseId } } }'],
  'Mutation.answerWantedPost': [
    'nuuuuu',
    (of) => `mutation { answerWantedPost(input: { id: "999999", productId: "${of.product}" }) { wantedPost { id: databaseId } } }`,
  ],
  'Mutation.saveSearch': ['nYYYYY', () => 'mutation { saveSearch(input: { text: "lamp" }) { savedSearch { id: databaseId } } }'],
  'Mutation.updateSavedSearch': [
    'nuuuuu',
    () => 'mutation { updateSavedSearch(input: { id: "999999", muted: true }) { savedSearch { id: databaseId } } }',
  ],
  'Mutation.markSavedSearchSeen': ['nuuuuu', () => 'mutation { markSavedSearchSeen(input: { id: "999999" }) { savedSearch { id: databaseId } } }'],
  'Mutation.deleteSavedSearch': ['nuuuuu', () => 'mutation { deleteSavedSearch(input: { id: "999999" }) { deletedId } }'],
  'Mutation.createProduct': [
    'nYYYYY',
    (of) =>
      `mutation { createProduct(input: { name: "n", description: "d", price: 1, quantity: 1, shipping: false, categoryId: "${of.category}" }) { message } }`,
  ],
  'Mutation.updateProduct': ['nnYnnn', (of) => `mutation { updateProduct(input: { id: "${of.product}", price: 5 }) { message } }`],
  'Mutation.setProductAvailability': [
    'nnYnnn',
    (of) => `mutation { setProductAvailability(input: { id: "${of.product}", availability: PAUSED }) { message } }`,
  ],
  'Mutation.renewProduct': ['nnYnnn', (of) => `mutation { renewProduct(input: { id: "${of.product}" }) { message } }`],
  'Mutation.markProductSold': ['nnYnnn', (of) => `mutation { markProductSold(input: { id: "${of.product}" }) { message } }`],
  'Mutation.deleteProduct': ['nnYnnY', (of) => `mutation { deleteProduct(input: { id: "${of.product}" }) { message } }`],
  // The seller has too few points for it.
  'Mutation.buyPerk': ['nnYnnn', (of) => `mutation { buyPerk(input: { productId: "${of.product}", perk: HIGHLIGHT }) { message } }`],
  'Mutation.recordBoostOpened': ['YYYYYY', (of) => `mutation { recordBoostOpened(input: { productId: "${of.product}" }) { productId } }`],
  'Mutation.placeOrder': ['nYnYYY', (of) => `mutation { placeOrder(input: { productId: "${of.product}" }) { message } }`],
  'Mutation.placeBundle': [
    'nuuuuu',
    (of) => `mutation { placeBundle(input: { lines: [{ productId: "${of.product}" }, { productId: "999999" }] }) { message } }`,
  ],
  'Mutation.setOrderStatus': ['nuYnun', (of) => `mutation { setOrderStatus(input: { id: "${of.order}", status: SHIPPED }) { message } }`],
  'Mutation.declineOrder': ['nuYnun', (of) => `mutation { declineOrder(input: { id: "${of.order}", reason: "r" }) { order { id: databaseId } } }`],
  'Mutation.cancelOrder': ['nunYun', (of) => `mutation { cancelOrder(input: { id: "${of.order}", reason: "r" }) { order { id: databaseId } } }`],
  'Mutation.deleteOrder': ['nunYun', (of) => `mutation { deleteOrder(input: { id: "${of.order}" }) { message } }`],
  'Mutation.createAnnouncement': [
    'nnnnnY',
    () =>
      `mutation { createAnnouncement(input: { title: "t", text: "t", audience: ADMINISTRATORS, until: "${new Date(Date.now() + 60_000).toISOString()}" }) { announcement { id: databaseId } } }`,
  ],
  'Mutation.updateAnnouncement': [
    'nnnnnu',
    () =>
      `mutation { updateAnnouncement(input: { id: "999999", title: "t", text: "t", until: "${new Date(Date.now() + 60_000).toISOString()}" }) { announcement { id: databaseId } } }`,
  ],
  'Mutation.endAnnouncement': ['nnnnnu', () => 'mutation { endAnnouncement(input: { id: "999999" }) { announcement { id: databaseId } } }'],
  'Mutation.createSeason': [
    'nnnnnY',
    () =>
      `mutation { createSeason(input: { title: "t", startsAt: "${new Date(Date.now() - 60_000).toISOString()}", endsAt: "${new Date(Date.now() + 60_000).toISOString()}" }) { season { id: databaseId } } }`,
  ],
  'Mutation.updateSeason': ['nnnnnu', () => 'mutation { updateSeason(input: { id: "999999", title: "x" }) { season { id: databaseId } } }'],
  'Mutation.deleteSeason': ['nnnnnu', () => 'mutation { deleteSeason(input: { id: "999999" }) { deletedId } }'],
  'Mutation.createCampusSpot': [
    'nnnnnY',
    () => `mutation { createCampusSpot(input: { name: "Spot ${Math.random()}" }) { campusSpot { id: databaseId } } }`,
  ],
  'Mutation.updateCampusSpot': [
    'nnnnnu',
    () => 'mutation { updateCampusSpot(input: { id: "999999", name: "x" }) { campusSpot { id: databaseId } } }',
  ],
  // The tests have one market. Its settings are environment variables of its server.
  'Mutation.updateCampusSettings': [
    onSecondCampus ? 'nnnnnY' : 'nnnnne',
    () => 'mutation { updateCampusSettings(input: { changes: [] }) { campusSettings { campus } } }',
  ],
  // The file is not a picture.
  'Mutation.uploadPhoto': ['neeeee', () => 'mutation ($file: Upload!) { uploadPhoto(input: { photo: $file }) { uploadId } }'],
  'Mutation.setCampusMap': ['nnnnnY', () => 'mutation { setCampusMap(input: {}) { campusMap { url } } }'],
  'Mutation.deleteCampusSpot': ['nnnnnu', () => 'mutation { deleteCampusSpot(input: { id: "999999" }) { deletedId } }'],
  'Mutation.proposeMeeting': [
    'nueeun',
    (of) => `mutation { proposeMeeting(input: { orderId: "${of.order}", spotId: "1", at: "2020-01-01T00:00:00Z" }) { meeting { id: databaseId } } }`,
  ],
  'Mutation.acceptMeeting': ['nuuuuu', () => 'mutation { acceptMeeting(input: { id: "999999" }) { meeting { id: databaseId } } }'],
  'Mutation.declineMeeting': ['nuuuuu', () => 'mutation { declineMeeting(input: { id: "999999" }) { meeting { id: databaseId } } }'],
  'Mutation.rateCounterpart': [
    'nueeun',
    (of) => `mutation { rateCounterpart(input: { orderId: "${of.order}", stars: 5 }) { rating { id: databaseId } } }`,
  ],
  'Mutation.setUpiId': ['nYYYYY', () => 'mutation { setUpiId(input: { upiId: null }) { user { id: databaseId } } }'],
  'Mutation.confirmHandover': ['nuenun', (of) => `mutation { confirmHandover(input: { orderId: "${of.order}", code: "000000" }) { message } }`],
  'Mutation.confirmReceived': ['nunYun', (of) => `mutation { confirmReceived(input: { orderId: "${of.order}" }) { message } }`],
  'Mutation.disputeDelivery': ['nuneun', (of) => `mutation { disputeDelivery(input: { orderId: "${of.order}", reason: "x" }) { message } }`],
  'Mutation.settleDispute': ['nnnnnu', () => 'mutation { settleDispute(input: { id: "999999", handedOver: true }) { dispute { id: databaseId } } }'],
  'Mutation.sendMessage': [
    'nuYYun',
    (of) => `mutation { sendMessage(input: { orderId: "${of.order}", text: "Hi" }) { message { id: databaseId } } }`,
  ],
  'Mutation.markMessagesRead': ['nuYYun', (of) => `mutation { markMessagesRead(input: { orderId: "${of.order}" }) { id: databaseId } }`],
  'Mutation.startConversation': [
    'nYnYYY',
    (of) => `mutation { startConversation(input: { productId: "${of.product}" }) { conversation { id: databaseId } } }`,
  ],
  'Mutation.markConversationRead': [
    'nuYYun',
    (of) => `mutation { markConversationRead(input: { conversationId: "${of.conversation}" }) { conversation { id: databaseId } } }`,
  ],
  'Mutation.makeOffer': ['nYnYYY', (of) => `mutation { makeOffer(input: { productId: "${of.product}", price: 50 }) { offer { id: databaseId } } }`],
  'Mutation.counterOffer': ['nuYnun', (of) => `mutation { counterOffer(input: { offerId: "${of.offer}", price: 60 }) { offer { id: databaseId } } }`],
  'Mutation.acceptOffer': ['nuYnun', (of) => `mutation { acceptOffer(input: { offerId: "${of.offer}" }) { order { id: databaseId } } }`],
  'Mutation.declineOffer': ['nuYnun', (of) => `mutation { declineOffer(input: { offerId: "${of.offer}" }) { offer { id: databaseId } } }`],
  'Mutation.withdrawOffer': ['nunYun', (of) => `mutation { withdrawOffer(input: { offerId: "${of.offer}" }) { offer { id: databaseId } } }`],
  'Mutation.reserveProduct': [
    'nuYnun',
    (of) => `mutation { reserveProduct(input: { conversationId: "${of.conversation}" }) { product { id: databaseId } } }`,
  ],
  'Mutation.endReservation': ['nnYnnn', (of) => `mutation { endReservation(input: { productId: "${of.product}" }) { product { id: databaseId } } }`],
  'Mutation.joinReservationQueue': [
    'neneee',
    (of) => `mutation { joinReservationQueue(input: { productId: "${of.product}" }) { product { id: databaseId } } }`,
  ],
  'Mutation.leaveReservationQueue': [
    'nYYYYY',
    (of) => `mutation { leaveReservationQueue(input: { productId: "${of.product}" }) { product { id: databaseId } } }`,
  ],
  'Mutation.addReview': [
    'nYnYeY',
    (of) => `mutation { addReview(input: { productId: "${of.product}", rating: 5, text: "x" }) { review { id: databaseId } } }`,
  ],
  'Mutation.updateReview': [
    'nnnnYn',
    (of) => `mutation { updateReview(input: { id: "${of.review}", rating: 5, text: "x" }) { review { id: databaseId } } }`,
  ],
  'Mutation.deleteReview': ['nnnnYY', (of) => `mutation { deleteReview(input: { id: "${of.review}" }) { deletedId } }`],
  'Mutation.createCategory': [
    'nnnnnY',
    () => `mutation { createCategory(input: { name: "Made ${Math.random()}" }) { category { id: databaseId } } }`,
  ],
  'Mutation.updateCategory': [
    'nnnnnY',
    (of) => `mutation { updateCategory(input: { id: "${of.category}", name: "Now ${of.category}" }) { category { id: databaseId } } }`,
  ],
  'Mutation.deleteCategory': ['nnnnnY', (of) => `mutation { deleteCategory(input: { id: "${of.category}" }) { deletedId } }`],
  'Mutation.clearRecentSearches': ['nYYYYY', () => 'mutation { clearRecentSearches { user { id: databaseId } } }'],
  'Mutation.createSearchSynonym': [
    'nnnnnY',
    () => 'mutation { createSearchSynonym(input: { terms: ["zithera", "zitherina"] }) { searchSynonym { id: databaseId } } }',
  ],
  'Mutation.updateSearchSynonym': [
    'nnnnnu',
    () => 'mutation { updateSearchSynonym(input: { id: "999999", terms: ["zithera", "zitherina"] }) { searchSynonym { id: databaseId } } }',
  ],
  'Mutation.deleteSearchSynonym': ['nnnnnu', () => 'mutation { deleteSearchSynonym(input: { id: "999999" }) { deletedId } }'],
  'Mutation.undo': ['nuuuuu', () => 'mutation { undo(input: { token: "unknown" }) { kind } }'],
  'Mutation.deleteUser': ['nnnnnY', (of) => `mutation { deleteUser(input: { id: "${of.user}" }) { deletedId } }`],
  'Mutation.setUserRole': ['nnnnnY', (of) => `mutation { setUserRole(input: { id: "${of.user}", role: STUDENT }) { id: databaseId } }`],
  'Mutation.sendContactMessage': ['eeeeee', () => 'mutation { sendContactMessage(input: { name: "", email: "", message: "" }) { message } }'],
  'Mutation.setContactMessageHandled': [
    'nnnnnY',
    (of) => `mutation { setContactMessageHandled(input: { id: "${of.contact}", handled: true }) { id: databaseId } }`,
  ],
  'Mutation.blockUser': ['nYYYYY', (of) => `mutation { blockUser(input: { userId: "${of.user}" }) { message } }`],
  'Mutation.unblockUser': ['nYYYYY', (of) => `mutation { unblockUser(input: { userId: "${of.user}" }) { message } }`],
  'Query.reports': ['nnnnnY', () => '{ reports(first: 1) { nodes { id: databaseId } } }'],
  'Query.appeals': ['nnnnnY', () => '{ appeals(first: 1) { nodes { id: databaseId } } }'],
  'Mutation.report': [
    'nYYYYY',
    (of) => `mutation { report(input: { subject: "${Buffer.from(`User:${of.user}`).toString('base64')}", reason: OTHER }) { message } }`,
  ],
  'Mutation.decideReport': ['nnnnnu', () => 'mutation { decideReport(input: { id: "999999", action: DISMISS }) { report { id: databaseId } } }'],
  'Mutation.sanctionUser': [
    'nnnnnY',
    (of) => `mutation { sanctionUser(input: { userId: "${of.user}", action: WARN, reason: "r" }) { user { id: databaseId } } }`,
  ],
  'Mutation.endSanction': ['nnnnnu', (of) => `mutation { endSanction(input: { userId: "${of.user}" }) { user { id: databaseId } } }`],
  'Mutation.appealDecision': ['uuuuuu', () => 'mutation { appealDecision(input: { code: "none", text: "t" }) { message } }'],
  'Mutation.answerAppeal': [
    'nnnnnu',
    () => 'mutation { answerAppeal(input: { id: "999999", granted: true, answer: "a" }) { decision { id: databaseId } } }',
  ],
  'Mutation.approveListing': ['nnnnnu', () => 'mutation { approveListing(input: { id: "999999" }) { doubtfulListing { id: databaseId } } }'],
  'Mutation.refuseListing': [
    'nnnnnu',
    () => 'mutation { refuseListing(input: { id: "999999", reason: "r" }) { doubtfulListing { id: databaseId } } }',
  ],
  'Mutation.askAssistant': ['YYYYYY', () => 'mutation { askAssistant(input: { query: "How do points work?" }) { text } }'],
  'Mutation.signIn': ['eeeeee', () => 'mutation { signIn(input: { email: "nobody@example.com", password: "x" }) { token } }'],
  'Subscription.messageAdded': ['nuYYuY', (of) => `subscription { messageAdded(orderId: "${of.order}", after: "0") { id: databaseId } }`],
  'Subscription.conversationChanged': ['nYYYYY', () => 'subscription { conversationChanged { id: databaseId } }'],
  // Only administrators may use `scope: ALL` (own-events.service.test.ts).
  'Query.events': ['nYYYYY', () => '{ events(first: 1) { nodes { id: databaseId } } }'],
  'Subscription.events': ['nYYYYY', () => 'subscription { events(after: "0") { id: databaseId } }'],
  'Query.notificationSettings': ['nYYYYY', () => '{ notificationSettings { dailyMail } }'],
  'Query.pushPublicKey': ['nYYYYY', () => '{ pushPublicKey }'],
  'Query.pushSubscriptions': ['nYYYYY', () => '{ pushSubscriptions { createdAt } }'],
  'Mutation.savePushSubscription': [
    'nYYYYY',
    () =>
      `mutation { savePushSubscription(input: { endpoint: "https://push.example.com/x", p256dh: "${PUSH_KEY}", auth: "${'A'.repeat(22)}" }) {
        pushSubscriptions { createdAt } } }`,
  ],
  'Mutation.renewPushSubscription': [
    'YYYYYY',
    () =>
      `mutation { renewPushSubscription(input: { oldEndpoint: "https://push.example.com/none", oldAuth: "${'A'.repeat(22)}",
        endpoint: "https://push.example.com/x", p256dh: "${PUSH_KEY}", auth: "${'A'.repeat(22)}" }) { renewed } }`,
  ],
  'Mutation.removePushSubscription': [
    'nYYYYY',
    () => 'mutation { removePushSubscription(input: { endpoint: "https://push.example.com/none" }) { pushSubscriptions { createdAt } } }',
  ],
  'Mutation.createWebhook': [
    'nYYYYY',
    () => `mutation { createWebhook(input: { name: "w", url: "https://${WEBHOOK_HOST}/x", types: [ORDER_PLACED] }) { secret } }`,
  ],
  'Mutation.updateWebhook': ['nuuuuu', () => 'mutation { updateWebhook(input: { id: "999999", name: "w" }) { webhook { id: databaseId } } }'],
  'Mutation.rotateWebhookSecret': ['nuuuuu', () => 'mutation { rotateWebhookSecret(input: { id: "999999" }) { secret } }'],
  'Mutation.pauseWebhook': ['nuuuuu', () => 'mutation { pauseWebhook(input: { id: "999999" }) { webhook { id: databaseId } } }'],
  'Mutation.resumeWebhook': ['nuuuuu', () => 'mutation { resumeWebhook(input: { id: "999999" }) { webhook { id: databaseId } } }'],
  'Mutation.testWebhook': ['nuuuuu', () => 'mutation { testWebhook(input: { id: "999999" }) { delivery { id: databaseId } } }'],
  'Mutation.resendDelivery': ['nuuuuu', () => 'mutation { resendDelivery(input: { id: "999999" }) { delivery { id: databaseId } } }'],
  'Mutation.deleteWebhook': ['nuuuuu', () => 'mutation { deleteWebhook(input: { id: "999999" }) { deletedId } }'],
  'Mutation.startBulkExport': ['nnnnnY', () => 'mutation { startBulkExport(input: { kind: REVIEWS }) { bulkJob { id: databaseId } } }'],
  // An empty file is rejected after the check whether the viewer may import one.
  'Mutation.startBulkImport': [
    'nnnnne',
    () => 'mutation ($file: Upload!) { startBulkImport(input: { kind: CATEGORIES, file: $file }) { bulkJob { id: databaseId } } }',
  ],
  'Mutation.userData': ['nnnnnu', () => 'mutation { userData(input: { id: "999999" }) { bulkJob { id: databaseId } } }'],
  'Mutation.markNotificationsRead': ['nYYYYY', () => 'mutation { markNotificationsRead(input: {}) { user { id: databaseId } } }'],
  'Mutation.updateNotificationSettings': [
    'nYYYYY',
    () => 'mutation { updateNotificationSettings(input: { quietFrom: 0 }) { notificationSettings { dailyMail } } }',
  ],
  'Subscription.notificationAdded': ['nYYYYY', () => 'subscription { notificationAdded { id: databaseId } }'],
  'Subscription.countsChanged': ['nYYYYY', () => 'subscription { countsChanged { id: databaseId } }'],
  'Subscription.orderChanged': ['nYYYYY', () => 'subscription { orderChanged { id: databaseId } }'],
  'Subscription.pointsChanged': ['nYYYYY', () => 'subscription { pointsChanged { total } }'],
  'Subscription.reviewStepsFinished': ['nnYnnn', (of) => `subscription { reviewStepsFinished(productId: "${of.product}") }`],
  'Subscription.productChanged': ['YYYYYY', (of) => `subscription { productChanged(id: "${of.product}") { id: databaseId } }`],
};

const REJECTIONS = ['UNAUTHENTICATED', 'FORBIDDEN', 'INSUFFICIENT_SCOPE'];

/**
 * Returns the outcome of a subscription as a letter of the matrix. The protocol does not acknowledge subscriptions, so an expected rejection is
 * awaited.
 */
async function letterOfSubscription({ token }: TestClient, text: string, wanted: string): Promise<string> {
  const { errors } = await (await socket(token)).subscribe(text);
  if (isRejection(wanted)) await vi.waitUntil(() => errors.length > 0, { timeout: 20_000 });
  closeSockets();
  if (errors.length === 0) return 'Y';
  const { code } = (errors[0] as { extensions?: { code?: string } }).extensions ?? {};
  if (code === 'NOT_FOUND') return 'u';
  if (REJECTIONS.includes(code ?? '')) return 'n';
  throw new Error('The subscription failed', { cause: errors[0] });
}

/** Returns whether a value is null or a list of nulls. */
const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length > 0 && value.every((each) => each === null));

/** Returns the outcome for a role as a letter of the matrix. */
async function letter(actor: TestClient, field: string, text: string, wanted: string): Promise<string> {
  if (field.startsWith('Subscription.')) return letterOfSubscription(actor, text, wanted);
  const hasFile = text.includes('$file');
  const answer = await (hasFile ? actor.upload(text, { file: null }, 'variables.file', new Blob(['\n'])) : actor.ask(text));
  const error = answer.errors?.[0];
  if (error) {
    if (error.extensions.code === 'NOT_FOUND' && !field.endsWith('AccessToken')) return 'u';
    const signInFailed = field === 'Mutation.signIn';
    return !signInFailed && REJECTIONS.includes(error.extensions.code) ? 'n' : 'e';
  }
  return isNothing(Object.values(answer.data as object)[0]) ? '0' : 'Y';
}

const changes = (field: string) => field.startsWith('Mutation.');
const isRejection = (got: string) => got === 'n' || got === 'u';

/** Returns the outcomes for all roles. A mutation that was not rejected has changed its subjects, so the next role gets new ones. */
async function lettersOf(field: string, answers: string, operation: (of: Subjects) => string): Promise<string> {
  let subjects: Subjects | undefined;
  let letters = '';
  for (const [index, role] of roles.entries()) {
    if (answers[index] === '-') {
      letters += '-';
      continue;
    }
    subjects ??= await subjectsOf(people, operation);
    const got = await letter(people[role], field, operation(subjects), answers[index]!);
    letters += got;
    if (changes(field) && !isRejection(got)) subjects = undefined;
  }
  return letters;
}

beforeAll(async () => {
  const made = await Promise.all(roles.map((role) => (role === 'guest' ? guest() : role === 'admin' ? admin() : student())));
  people = Object.fromEntries(roles.map((role, index) => [role, made[index]])) as People;
  const season = 'mutation ($input: CreateSeasonInput!) { createSeason(input: $input) { season { id } } }';
  await people.admin.ask(season, { input: { title: 'Freshers', startsAt: new Date(), endsAt: new Date(Date.now() + 86_400_000) } });
});

describe('the authorization matrix: guest, stranger, seller, buyer, author, admin', () => {
  it('has a row for every field of the schema, and a field for every row', () => {
    const schema = buildBareSchema();
    const fields = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!].flatMap((type) =>
      Object.keys(type.getFields()).map((name) => `${type.name}.${name}`),
    );
    expect(Object.keys(matrix).toSorted()).toEqual(fields.toSorted());
  });

  it.each(Object.entries(matrix))('%s', async (field, [answers, operation]) => {
    expect(await lettersOf(field, answers, operation)).toBe(answers);
  });
});

describe('the authorization matrix of mutations with one input', () => {
  it.each(Object.entries(matrix).filter(([field]) => changes(field)))('%s', async (field, [answers, operation]) => {
    expect(await lettersOf(field, answers, (of) => inInputForm(operation(of)))).toBe(answers);
  });
});

/** REST calls that correspond to a GraphQL operation in the matrix, so that both reject in the same way. */
const restEquivalents: Record<string, [field: string, method: string, path: (of: Subjects) => string, body?: (of: Subjects) => object]> = {
  'account:use': ['Mutation.placeOrder', 'POST', () => '/api/auth/add-order', (of) => ({ productId: of.product })],
  'user:list': ['Query.users', 'GET', () => '/api/category/allUsers'],
  'user:manage': ['Mutation.deleteUser', 'DELETE', (of) => `/api/category/deleteUsers/${of.user}`],
  'category:manage': ['Mutation.deleteCategory', 'DELETE', (of) => `/api/category/delete-category/${of.category}`],
  'product:edit': ['Mutation.updateProduct', 'PUT', (of) => `/api/product/updating-product/${of.product}`, () => ({ price: 5 })],
  'product:delete': ['Mutation.deleteProduct', 'DELETE', (of) => `/api/product/delete-product/${of.product}`],
  'product:review': ['Mutation.addReview', 'POST', () => '/api/ratings/create', (of) => ({ productId: of.product, rating: 5, review: 'x' })],
  'order:setStatus': ['Mutation.setOrderStatus', 'PUT', (of) => `/api/auth/orders/${of.order}/status`, () => ({ status: 'Shipped' })],
  'order:delete': ['Mutation.deleteOrder', 'DELETE', (of) => `/api/auth/orders/${of.order}`],
  'review:edit': ['Mutation.updateReview', 'PUT', (of) => `/api/ratings/${of.review}`, () => ({ rating: 5, review: 'x' })],
  'review:delete': ['Mutation.deleteReview', 'DELETE', (of) => `/api/ratings/${of.review}`],
  'product:create': [
    'Mutation.createProduct',
    'POST',
    () => '/api/product/create-product',
    (of) => ({ name: 'n', description: 'd', price: 1, quantity: 1, shipping: 0, category: of.category }),
  ],
};

/** Operations that need a session, regardless of an access token's scopes. */
const inSessionsOnly = [
  'Mutation.signOut',
  'Mutation.createAccessToken',
  'Mutation.extendAccessToken',
  'Mutation.revokeAccessToken',
  'Mutation.registerApp',
  'Query.testTokens',
  'Mutation.deleteMyAccount',
  'Query.pushSubscriptions',
  'Mutation.savePushSubscription',
  'Mutation.removePushSubscription',
  'Mutation.setUpiId',
];

describe('an access token of an administrator', () => {
  const tokenOf = async (owner: TestClient, rights: ('READ' | 'WRITE' | 'ADMIN')[]): Promise<TestClient> => {
    const query = 'mutation ($scopes: [String!]!) { createAccessToken(input: { name: "t", scopes: $scopes }) { token } }';
    return withToken(owner, (await owner.ask(query, { scopes: scopesFor(...rights) })).data.createAccessToken.token);
  };

  it.each([
    [['WRITE'], 'stranger'],
    [['WRITE', 'ADMIN'], 'admin'],
  ] as const)('with the scopes %j may do what this role may do: %s', { timeout: 120_000 }, async (scopes, role) => {
    const token = await tokenOf(people.admin, [...scopes]);
    const index = roles.indexOf(role);
    const wrong: string[] = [];
    for (const [field, [answers, operation]] of Object.entries(matrix)) {
      const wanted = inSessionsOnly.includes(field) ? 'n' : answers[index];
      const got = await letter(token, field, operation(await subjectsOf(people, operation)), wanted!);
      if (got !== wanted) wrong.push(`${field}: ${got} instead of ${wanted}`);
    }
    expect(wrong).toEqual([]);
  });

  it('with READ and ADMIN reads what an administrator reads but changes nothing', async () => {
    const token = await tokenOf(people.admin, ['READ', 'ADMIN']);
    expect((await token.ask('{ users(first: 1) { nodes { email } } }')).errors).toBeUndefined();
    expect((await token.ask('mutation { createCategory(input: { name: "x" }) { category { id: databaseId } } }')).errors).toMatchObject([
      { extensions: { code: 'INSUFFICIENT_SCOPE' } },
    ]);
    expect((await token.rest('GET', '/api/category/allUsers')).status).toBe(200);
  });

  it('without administrator scopes reads no private data of others, also over REST', async () => {
    const token = await tokenOf(people.admin, ['READ', 'WRITE']);
    const { data } = await token.ask('query ($id: ID!) { user(id: $id) { email phone collegeId role points { total } } }', {
      id: people.stranger.id,
    });
    expect(data.user).toEqual({ email: null, phone: null, collegeId: null, role: null, points: null });
    for (const path of ['allUsers', 'searchUsers', `userDetails/${people.stranger.id}`]) {
      expect((await token.rest('GET', `/api/category/${path}`)).status).toBe(403);
    }
    expect((await token.rest('GET', '/api/auth/admin-auth')).status).toBe(403);
  });

  it('shows its scopes, and students cannot get administrator scopes', async () => {
    await tokenOf(people.admin, ['ADMIN']);
    const { data } = await people.admin.ask('{ me { accessTokens { scopes } } }');
    expect(data.me.accessTokens[0].scopes).toEqual(scopesFor('ADMIN'));
    const query = 'mutation { createAccessToken(input: { name: "t", scopes: ["admin:audit:read"] }) { token } }';
    expect((await people.stranger.ask(query)).errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', fields: [{ field: 'scopes' }] } }]);
  });
});

describe('GraphQL and REST reject the same requests', () => {
  it.each(Object.entries(restEquivalents))('%s', async (_action, [field, method, path, body]) => {
    for (const role of roles) {
      const operation = matrix[field]![1];
      const asked = await subjectsOf(people, operation);
      const called = await subjectsOf(people, path, ...(body ? [body] : []));
      const graphql = await people[role].ask(operation(asked));
      const rest = await people[role].rest(method, path(called), body?.(called));
      const { code, message } = { code: graphql.errors?.[0]?.extensions.code, message: graphql.errors?.[0]?.message };
      expect({ role, code: rest.body.code, message: rest.status < 400 ? undefined : rest.body.message }).toEqual({ role, code, message });
    }
  });
});

/** Policy rows that only one transport uses, or that no operation covers alone. */
const apart = {
  'user:readProfile': 'Query.user above; the names that guests see in guests.test.ts',
  'user:readMore': 'fields of User: profile.service.test.ts',
  'user:readPrivate': 'fields of User; the field walk in fields.test.ts',
  'user:readContact': 'fields of User; the field walk in fields.test.ts',
  'token:read': 'a field of User; access-token.service.test.ts',
  'app:read': 'a field of User, and Query.node: node.test.ts',
  'app:list': 'GraphQL only',
  'app:approve': 'GraphQL only',
  'app:delete': 'others find none: oauth.test.ts',
  'account:secure': 'limits.test.ts: access tokens are GraphQL only',
  'product:readHeld': 'others find none: held-listing.test.ts',
  'product:order': 'answered by the order itself; placeOrder above rejects the seller',
  'product:favourite': 'GraphQL only',
  'savedSearch:use': 'others find none: saved-search.service.test.ts',
  'wanted:edit': 'others find none: wanted.service.test.ts',
  'wanted:close': 'others find none, administrators close it: removal.service.test.ts',
  'wanted:answer': 'GraphQL only',
  'order:read': 'answers null, so there is nothing to reject',
  'meeting:read': 'answers null, so there is nothing to reject (swap-meeting.test.ts)',
  'meeting:takePart': 'acceptMeeting and declineMeeting; of a ring in swap-meeting.test.ts',
  'swap:takePart': 'is NOT_FOUND for all others (swap-proposal.service.test.ts)',
  'swap:read': 'answers null, so there is nothing to reject (swap.service.test.ts)',
  'chat:read': 'chats/:orderId and messageAdded, tested in rest.test.ts and subscriptions.test.ts',
  'chat:write': 'sendMessage; REST has a call for each side',
  'conversation:read': 'answers null, so there is nothing to reject; of a ring in swap-conversation.test.ts',
  'conversation:write': 'sendMessage and markConversationRead; of a ring in swap-conversation.test.ts',
  'chat:writeAsBuyer': 'REST only: rest.test.ts',
  'chat:writeAsSeller': 'REST only: rest.test.ts',
  'offer:answer': 'GraphQL only',
  'offer:withdraw': 'GraphQL only',
  'reservation:end': 'GraphQL only',
  'chat:readAll': 'userDetails, under user:list',
  'contact:manage': 'GraphQL only',
  'figures:read': 'GraphQL only',
  'order:list': 'GraphQL only',
  'order:receive': 'GraphQL only',
  'order:takePart': 'GraphQL only',
  'review:list': 'GraphQL only',
  'spot:manage': 'GraphQL only',
  'season:manage': 'GraphQL only',
  'course:manage': 'GraphQL only',
  'user:own': 'GraphQL only',
  'order:handOver': 'GraphQL only',
  'dispute:settle': 'GraphQL only',
  'audit:read': 'GraphQL only',
  'audit:undo': 'undo alone: undo.service.test.ts',
  'listing:approve': 'GraphQL only',
  'order:decline': 'GraphQL only',
  'order:cancel': 'GraphQL only',
  'report:make': 'GraphQL only',
  'report:read': 'answers null, so there is nothing to reject',
  'report:decide': 'GraphQL only',
  'decision:read': 'answers null, so there is nothing to reject',
  'search:manage': 'GraphQL only',
  'settings:manage': 'GraphQL only',
  'announcement:read': 'GraphQL only',
  'announcement:manage': 'GraphQL only',
  'user:block': 'GraphQL only',
  'product:readSoldTo': 'a field of Product; product-availability.service.test.ts',
  'event:list': 'GraphQL only; own-events.service.test.ts',
  'event:read': 'answers null, so there is nothing to reject',
  'event:readOne': 'answers null, so there is nothing to reject',
  'notification:read': 'answers null, so there is nothing to reject',
};

describe('the policy', () => {
  it('has a row here for each of its actions', () => {
    expect([...Object.keys(restEquivalents), ...Object.keys(apart)].toSorted()).toEqual(actions.toSorted());
  });
});

describe('the matrix itself', () => {
  it('has operations that select the named field', () => {
    const of: Subjects = { product: '1', order: '1', conversation: '1', offer: '1', review: '1', category: '1', contact: '1', user: '1' };
    for (const [field, [, operation]] of Object.entries(matrix)) {
      const definition = parse(operation(of)).definitions[0]!;
      const first = definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections[0] : undefined;
      expect(first?.kind === Kind.FIELD && field.endsWith(`.${first.name.value}`), field).toBe(true);
    }
  });
});
