/** Whose ids an argument or an input field takes, by its name. */
const typesByName: Record<string, string> = {
  actorId: 'User',
  buyerId: 'User',
  categoryId: 'Category',
  categoryIds: 'Category',
  conversationId: 'Conversation',
  giveProductIds: 'Product',
  moveTo: 'Category',
  offerId: 'Offer',
  orderId: 'Order',
  productId: 'Product',
  sellerId: 'User',
  spotId: 'CampusSpot',
  userId: 'User',
};

/** Ids that are taken as they are: global ids of any type, photos within their listing, and places in the event log. */
export const AS_GIVEN = null;
/** An id whose type another argument says. */
export const ANY_TYPE = '*';

/** Whose ids those take whose name does not say it. */
const typesByPath: Record<string, string | null> = {
  'AcceptMeetingInput.id': 'Meeting',
  'AnswerAppealInput.id': 'Decision',
  'AnswerWantedPostInput.id': 'WantedPost',
  'ApproveListingInput.id': 'DoubtfulListing',
  'CancelOrderInput.id': 'Order',
  'CloseWantedPostInput.id': 'WantedPost',
  'DecideReportInput.id': 'Report',
  'DeclineMeetingInput.id': 'Meeting',
  'DeclineOrderInput.id': 'Order',
  'DeleteCampusSpotInput.id': 'CampusSpot',
  'DeleteCategoryInput.id': 'Category',
  'DeleteOrderInput.id': 'Order',
  'DeleteProductInput.id': 'Product',
  'DeleteReviewInput.id': 'Review',
  'DeleteSavedSearchInput.id': 'SavedSearch',
  'DeleteSearchSynonymInput.id': 'SearchSynonym',
  'DeleteUserInput.id': 'User',
  'EndAnnouncementInput.id': 'Announcement',
  'ListingPhotoInput.id': AS_GIVEN,
  'MarkNotificationsReadInput.ids': 'Notification',
  'MarkProductSoldInput.id': 'Product',
  'MarkSavedSearchSeenInput.id': 'SavedSearch',
  'ProductFilter.ids': 'Product',
  'Query.actPreview.id': ANY_TYPE,
  'Query.events.subject': AS_GIVEN,
  'Query.conversation.id': 'Conversation',
  'Query.node.id': AS_GIVEN,
  'Query.nodes.ids': AS_GIVEN,
  'Query.order.id': 'Order',
  'Query.product.id': 'Product',
  'Query.profile.id': 'User',
  'Query.user.id': 'User',
  'RenewProductInput.id': 'Product',
  'ReportInput.subject': AS_GIVEN,
  'RevokeAccessTokenInput.id': 'AccessToken',
  'SetContactMessageHandledInput.id': 'ContactMessage',
  'SetOrderStatusInput.id': 'Order',
  'SetProductAvailabilityInput.id': 'Product',
  'SetUserRoleInput.id': 'User',
  'SettleDisputeInput.id': 'DeliveryDispute',
  'Subscription.events.after': AS_GIVEN,
  'Subscription.events.subject': AS_GIVEN,
  'Subscription.messageAdded.after': 'Message',
  'Subscription.productChanged.id': 'Product',
  'UpdateAnnouncementInput.id': 'Announcement',
  'UpdateCampusSpotInput.id': 'CampusSpot',
  'UpdateCategoryInput.id': 'Category',
  'UpdateProductInput.id': 'Product',
  'UpdateReviewInput.id': 'Review',
  'UpdateSavedSearchInput.id': 'SavedSearch',
  'UpdateSearchSynonymInput.id': 'SearchSynonym',
  'UpdateWantedPostInput.id': 'WantedPost',
  'WantedFilter.ids': 'WantedPost',
};

/** Whose ids an argument or input field takes: the name of a type, `ANY_TYPE`, or `AS_GIVEN`. Throws where nothing says it. */
export function typeOfIds(path: string): string | null {
  const type = typesByPath[path] === undefined ? typesByName[path.slice(path.lastIndexOf('.') + 1)] : typesByPath[path];
  if (type === undefined) throw new Error(`${path} takes an id, and nothing in id-types.ts says of which type`);
  return type;
}
