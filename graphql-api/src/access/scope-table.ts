import { STUDENT_READS } from './scopes.ts';

/* Scopes that an access token needs, by field. The start fails if a root field, a type with a global id or a REST call is missing. */

/** Fields of Query, Mutation and Subscription by the scopes that they need, separated by spaces. */
type Rows = Readonly<Record<string, string>>;

/** All scopes for a student's reads, for fields that return data of all domains. */
const EVERYTHING = STUDENT_READS.join(' ');
/** For fields that guests also read, or fields that check the type of the object they read. */
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
  // The kind of the job determines the scopes.
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
  // These mutations cause events to be sent.
  'webhooks:write events:read': 'createWebhook resendDelivery resumeWebhook updateWebhook',
  'admin:announcements:write': 'createAnnouncement endAnnouncement updateAnnouncement',
  'admin:categories:write':
    'createCampusSpot createCategory createSeason deleteCampusSpot deleteCategory deleteSeason importCourses setCampusMap updateCampusSpot updateCategory updateSeason',
  'admin:moderation:write': 'answerAppeal approveListing decideReport endSanction refuseListing sanctionUser setContactMessageHandled settleDispute',
  'admin:search:write': 'createSearchSynonym deleteSearchSynonym updateSearchSynonym',
  'admin:settings:write': 'updateCampusSettings',
  'admin:users:write': 'approveApp deleteUser setUserRole',
  [`admin:users:read ${EVERYTHING}`]: 'userData',
  // Its answers contain data of these domains.
  'profile:write orders:read points:read chats:read products:read': 'askAssistant',
  // An undo may revert changes of any of these domains.
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

/** Types by the scope for reading their objects, no matter which type they are reached from. */
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

/** Fields that need a different scope than the type of their objects. */
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

/** REST calls, with the scopes of the corresponding fields. */
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

/** Returns the scopes of a field with its own row; undefined for any other field. */
export const scopesOfField = (typeName: string, field: string): readonly string[] | undefined => ofFields.get(`${typeName}.${field}`);

/** Returns the scopes for reading objects of a type; undefined for a type that is not in the table because it is part of its parent. */
export const scopesOfType = (typeName: string): readonly string[] | undefined => ofTypes.get(typeName);

/** Returns the scopes of a REST call. Throws if the call is not in the table. */
export function scopesOfCall(method: string, path: string): readonly string[] {
  const scopes = ofCalls.get(method.toUpperCase() + path);
  if (!scopes) throw new Error(`${method} ${path} has no row in scope-table.ts`);
  return scopes;
}

/** Scopes for fields and calls that return everything stored about the viewer. */
export const scopesOfEverything: readonly string[] = STUDENT_READS;
