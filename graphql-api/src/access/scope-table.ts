import { STUDENT_READS } from './scopes.ts';

/* What an access token needs, by field: the one table. The start fails for a root field, a type with a global id and a REST call without a row. */

/** Fields of the types of operations by the scopes that they need, separated by spaces. */
type Rows = Readonly<Record<string, string>>;

/** Everything that a student reads: fields that answer from all domains. */
const EVERYTHING = STUDENT_READS.join(' ');
/** For fields that guests read too, or that check the type of what they read. */
const NOTHING = '';

const queries: Rows = {
  [NOTHING]: `accessScopes appealState campusMap campusSpots categories college course courses currentSeason me node nodes perks pointsRules priceBand priceRanges profile pushPublicKey
    rateLimit retentionPeriods shopFigures testMailbox testTokens unmetDemand user`,
  'products:read': 'boostedProducts listingSuggestions product products wantedPosts',
  'orders:read': 'meetingCalendar order',
  'offers:read': 'swapFits swapProposals swaps',
  'chats:read': 'conversation',
  'events:read': 'events',
  'notifications:read': 'currentAnnouncements notificationSettings pushSubscriptions',
  'profile:read': 'actPreview',
  'searches:read': 'searchSuggestions',
  'admin:announcements:read': 'announcements',
  'admin:audit:read': 'adminFigures auditEntries',
  'admin:categories:read': 'previewCourseImport seasons',
  'admin:moderation:read': 'appeals contactMessages deliveryDisputes doubtfulListings reports',
  'admin:moderation:read reviews:read': 'reviews',
  'admin:orders:read': 'adminSwapProposals orders swapFigures',
  'admin:search:read': 'loggedSearches searchSynonyms',
  'admin:settings:read': 'campusSettings',
  'admin:users:read': 'apps users',
  [EVERYTHING]: 'myData',
};

const mutations: Rows = {
  // Its kind says which.
  [NOTHING]: 'startBulkExport startBulkImport test',
  'products:write': `answerWantedPost buyPerk clearPriceSchedule closeWantedPost createProduct createWantedPost deleteProduct markProductSold recordBoostOpened
    renewProduct setPriceSchedule setProductAvailability updateProduct updateWantedPost uploadPhoto`,
  'orders:write': `acceptMeeting cancelOrder confirmHandover confirmReceived declineMeeting declineOrder deleteOrder disputeDelivery placeBundle placeOrder proposeMeeting
    setOrderStatus`,
  'offers:write': `acceptOffer acceptSwap counterOffer declineOffer declineSwap endReservation joinReservationQueue leaveReservationQueue makeOffer
    reserveProduct setSwapTerms withdrawOffer`,
  'chats:write': 'markConversationRead markMessagesRead sendMessage startConversation',
  'reviews:write': 'addReview deleteReview rateCounterpart updateReview',
  'favourites:write': 'addFavourite removeFavourite',
  'searches:write': 'clearRecentSearches deleteSavedSearch markSavedSearchSeen saveSearch updateSavedSearch',
  'notifications:write': 'markNotificationsRead removePushSubscription renewPushSubscription savePushSubscription updateNotificationSettings',
  'profile:write': `appealDecision blockUser createAccessToken createTestToken deleteApp deleteMyAccount extendAccessToken followCourse report requestPasswordReset requestSignUpOtp resetPassword
    registerApp revokeAccessToken revokeAppGrant revokeTestToken sendContactMessage setUpiId signIn signOut signUp unblockUser unfollowCourse updateProfile`,
  'webhooks:write': 'deleteWebhook pauseWebhook rotateWebhookSecret testWebhook',
  // They have events sent.
  'webhooks:write events:read': 'createWebhook resendDelivery resumeWebhook updateWebhook',
  'admin:announcements:write': 'createAnnouncement endAnnouncement updateAnnouncement',
  'admin:categories:write':
    'createCampusSpot createCategory createSeason deleteCampusSpot deleteCategory deleteSeason importCourses setCampusMap updateCampusSpot updateCategory updateSeason',
  'admin:moderation:write': 'answerAppeal approveListing decideReport endSanction refuseListing sanctionUser setContactMessageHandled settleDispute',
  'admin:search:write': 'createSearchSynonym deleteSearchSynonym updateSearchSynonym',
  'admin:settings:write': 'updateCampusSettings',
  'admin:users:write': 'approveApp deleteUser setUserRole',
  [`admin:users:read ${EVERYTHING}`]: 'userData',
  // Its answers are made of them.
  'profile:write orders:read points:read chats:read products:read': 'askAssistant',
  // It undoes changes of all of them.
  'products:write orders:write offers:write reviews:write': 'undo',
};

const subscriptions: Rows = {
  'chats:read': 'conversationChanged messageAdded',
  'events:read': 'events',
  'notifications:read': 'notificationAdded',
  'orders:read': 'orderChanged',
  'points:read': 'pointsChanged',
  'products:read': 'productChanged reviewStepsFinished',
  'profile:read': 'countsChanged',
};

/** Types by the scope with which their objects are read, from whatever other type. */
const types: Rows = {
  [NOTHING]: 'BulkJob CampusSpot Category CounterpartRating Course Season User',
  'chats:read': 'Conversation Message',
  'events:read': 'Event',
  'notifications:read': 'Announcement Notification NotificationSettings',
  'offers:read': 'Offer Swap SwapProposal',
  'orders:read': 'Bundle DeliveryDispute Meeting Order',
  'points:read': 'BoughtPerk PointsAccount PointsEntry',
  'products:read': 'Product WantedPost',
  'profile:read': 'AccessToken App AppGrant Decision Report UserCounts',
  'reviews:read': 'Review',
  'searches:read': 'SavedSearch',
  'webhooks:read': 'Webhook WebhookDelivery',
  'admin:audit:read': 'AuditEntry',
  'admin:moderation:read': 'AdminQueue ContactMessage DoubtfulListing',
  'admin:search:read': 'LoggedSearch SearchSynonym',
};

/** Fields that need another scope than the type of their objects does. */
const fields: Rows = {
  'user:email': 'ContactMessage.email User.email',
  'user:phone': 'User.phone',
  'favourites:read': 'Product.viewerHasFavourited User.favourites',
  'notifications:read': 'User.unreadNotificationCount',
  'offers:read': 'Product.reservedFor',
  'orders:read': 'Product.soldTo',
  'profile:read': `User.blockedUsers User.collegeId User.courseListings User.courses User.hasPassword User.role User.suspendedUntil User.upiId User.viewerHasBlocked`,
  'admin:users:read': 'User.bannedAt',
};

/** REST calls, which answer with what the fields beside them answer with. */
const calls: Rows = {
  [NOTHING]: `GET/api/auth/user-auth GET/api/auth/admin-auth GET/api/category/getCategories POST/api/auth/otp POST/api/auth/signup POST/api/auth/login`,
  'products:read': `GET/api/product/searchProduct/:keyword GET/api/product/productCount GET/api/product/productList/:page POST/api/product/product-filter
    GET/api/product/product-photo/:id GET/api/product/get-product/:id GET/api/product/get-userProduct/:userId`,
  'products:write': 'POST/api/product/create-product PUT/api/product/updating-product/:id DELETE/api/product/delete-product/:id',
  'orders:read': 'GET/api/auth/allOrders GET/api/auth/orders',
  'orders:write': 'PUT/api/auth/orders/:id/status DELETE/api/auth/orders/:id POST/api/auth/add-order',
  'chats:read': 'GET/api/chat/chats/:orderId',
  'chats:write': 'POST/api/chat/BuyerSend/:orderId POST/api/chat/SellerSend/:orderId',
  'points:read': 'GET/api/points/:userId',
  'profile:write': 'PUT/api/auth/Editprofile',
  'reviews:read': 'GET/api/ratings/product/:id GET/api/ratings/product/:id/average',
  'reviews:write': 'POST/api/ratings/create PUT/api/ratings/:reviewId DELETE/api/ratings/:reviewId',
  'orders:read points:read chats:read products:read': 'POST/api/chatbot/query',
  'admin:users:read': 'GET/api/category/allUsers GET/api/category/searchUsers',
  'admin:users:write': 'DELETE/api/category/deleteUsers/:id',
  'admin:categories:write': 'POST/api/category/create-category PUT/api/category/update-category/:id DELETE/api/category/delete-category/:id',
  'admin:users:read admin:orders:read chats:read points:read products:read reviews:read': 'GET/api/category/userDetails/:id',
};

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const byName = (rows: Rows, prefix = ''): [string, string[]][] =>
  Object.entries(rows).flatMap(([scopes, names]) => words(names).map((name): [string, string[]] => [prefix + name, words(scopes)]));

const ofFields = new Map([
  ...byName(queries, 'Query.'),
  ...byName(mutations, 'Mutation.'),
  ...byName(subscriptions, 'Subscription.'),
  ...byName(fields),
]);
const ofTypes = new Map(byName(types));
const ofCalls = new Map(byName(calls));

/** The scopes of a field that has a row of its own; undefined for any other. */
export const scopesOfField = (typeName: string, field: string): readonly string[] | undefined => ofFields.get(`${typeName}.${field}`);

/** The scopes with which objects of a type are read; undefined where the table does not name it: it is a part of its parent. */
export const scopesOfType = (typeName: string): readonly string[] | undefined => ofTypes.get(typeName);

/** The scopes of a REST call. Throws where the table does not name it. */
export function scopesOfCall(method: string, path: string): readonly string[] {
  const scopes = ofCalls.get(method.toUpperCase() + path);
  if (!scopes) throw new Error(`${method} ${path} has no row in scope-table.ts`);
  return scopes;
}

/** The scopes of what answers with everything that is stored about the viewer. */
export const scopesOfEverything: readonly string[] = STUDENT_READS;
