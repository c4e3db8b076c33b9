import { brand } from './college.ts';
import { frameMessages } from './frameMessages.ts';

/** Texts of the specification's error catalogue that the pages show, word for word. */
export const messages = {
  ...frameMessages,
  // Sign-up and sign-in
  otpAlreadyRegistered: 'User Already registered',
  otpWrongDetails: 'Enter the Correct Details.',
  otpSent: 'OTP sent successfully. Check your email!',
  requiredFields: 'Please fill all required fields',
  signupFailed: 'Signup failed. Please try again.',
  signupDone: 'Signup successful!',
  loginFailed: 'Login failed',
  loginError: 'An error occurred while logging in.',
  loginDone: 'Login successful',
  logoutDone: 'Logout successful',
  // Products
  categoriesFailed: 'Error in getting the category',
  productCreated: 'Product created successfully',
  productCreateFailed: 'Failed to create product',
  productNorms: `Does not meet with ${brand} Norms`,
  productFetchFailed: 'Error in fetching product details',
  lowestPrice: 'The lowest price must be below the price',
  scheduleFailed: 'It is listed, but its price does not fall yet. Edit it to try again.',
  swapTermsFailed: 'It is listed, but not open to swaps yet. Edit it to try again.',
  productUpdated: 'Product updated successfully',
  productUpdateFailed: 'Failed to update product',
  productUpdateError: 'Error in updating the product',
  productDeleted: 'Product deleted successfully',
  productDeleteFailed: 'Failed to delete product',
  productDeleteError: 'Error in deleting the product',
  addedToCart: 'Item Added to Cart',
  favouriteFailed: 'Your favourite could not be saved',
  searchSaved: 'Saved. We will tell you about new matches.',
  searchNotSaved: 'The search could not be saved',
  searchNotDeleted: 'The search could not be deleted',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied',
  // Categories
  categoriesLoadFailed: 'Failed to load categories',
  categoriesLoadError: 'Error in getting the categories',
  noCategories: 'There are no categories yet, so nothing can be listed. Ask an administrator to create one.',
  noCategoriesForAdmin: 'There are no categories yet. Students can list products once you have created one.',
  categoryCreated: 'Category created successfully',
  categoryCreateError: 'Error in creating category',
  categoryUpdated: 'Category updated successfully',
  categoryUpdateError: 'Error in updating category',
  categoryDeleted: 'Category deleted successfully',
  categoryDeleteError: 'Error in deleting category',
  // Users
  userDetailsFailed: 'Failed to fetch user details.',
  userDeleteAsk: 'Are you sure you want to delete this user?',
  // Profile
  passwordTooShort: 'Password must be at least 5 characters long!',
  profileFailed: 'Error updating profile',
  profileError: 'Something went wrong!',
  // Orders
  orderFormat: 'Invalid order data format',
  ordersFailed: 'Failed to fetch orders',
  orderStatusFailed: 'Failed to update order status',
  orderStatusError: 'Error updating order status',
  orderDeleted: 'Order deleted successfully',
  orderDeleteFailed: 'Failed to delete order',
  orderDeleteError: 'Error deleting order',
  orderPlaced: 'Thanks for buying this product!',
  orderFailed: 'Error placing the order',
  orderError: 'Error placing the order.',
  newOrder: (name: string) => `New order: ${name}`,
  // Reviews
  reviewsFailed: 'Error fetching reviews',
  reviewAddFailed: 'Error adding review',
  reviewUpdateFailed: 'Error updating review',
  reviewDeleteFailed: 'Error deleting review',
  reviewToAdd: 'Please login to add a review',
  reviewToUpdate: 'Please login to update your review',
  reviewToDelete: 'Please login to delete your review',
  reviewDeleteAsk: 'Are you sure you want to delete this review?',
  // Assistant
  assistantGreeting: "Hi there! I'm ShareSpace Assistant. Ask me anything about our products!",
  assistantError: "Sorry, I couldn't process your request. Please try again.",
  assistantUnreachable: "Sorry, I'm having trouble connecting. Please try again later.",
  // Contact
  contactSent: 'Message sent successfully!',
  contactFailed: 'Failed to send the message. Please try again.',
  // Acts
  actFailed: 'That did not work. Try again.',
  // Loading
  offlineForm: 'You are offline. What you typed is kept: send it again once you are back online.',
  // Points
  pointsEarned: (points: number) => `Earned ${points} points!`,
  pointsLost: (points: number) => `Lost ${points} points. `,
} as const;
