import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const at = (path: string) => readFileSync(resolve(root, path), 'utf8');

const browser = 'frontend/src/lib/messages.ts';
const server = 'graphql-api/src/messages.ts';
const page = (path: string) => `frontend/src/${path}`;
const api = (path: string) => `graphql-api/src/${path}`;

/** Every quoted message of the specification's error catalogue (section 8) and validation rules (section 5): its catalogue, and the place that shows it. */
const quoted: [message: string, catalogue: string, place: string][] = [
  ['Earned ${points} points!', browser, page('apollo/notices.ts')],
  ['Lost ${points} points. ', browser, page('apollo/notices.ts')],
  ['User Already registered', browser, page('auth/SignUpDetails.tsx')],
  ['Enter the Correct Details.', browser, page('auth/SignUpDetails.tsx')],
  ['OTP sent successfully. Check your email!', browser, page('auth/SignUpDetails.tsx')],
  ['Please fill all required fields', browser, page('auth/SignUpDetails.tsx')],
  ['Enter the correct email (Only Vit mail id allowed)', server, api('auth/auth.service.ts')],
  ['Signup failed. Please try again.', browser, page('auth/VerifyOtp.tsx')],
  ['Signup successful!', browser, page('auth/VerifyOtp.tsx')],
  ['Login failed', browser, page('auth/SignInPage.tsx')],
  ['An error occurred while logging in.', browser, page('auth/SignInPage.tsx')],
  ['Login successful', browser, page('auth/SignInPage.tsx')],
  ['Logout successful', browser, page('app/UserMenu.tsx')],
  ['Message sent successfully!', browser, page('contact/ContactPage.tsx')],
  ['Failed to send the message. Please try again.', browser, page('contact/ContactPage.tsx')],
  ["Hi there! I'm ShareSpace Assistant. Ask me anything about our products!", browser, page('assistant/useAssistant.ts')],
  ["Sorry, I couldn't process your request. Please try again.", browser, page('assistant/useAssistant.ts')],
  ["Sorry, I'm having trouble connecting. Please try again later.", browser, page('assistant/useAssistant.ts')],
  ['Error in getting the category', browser, page('categories/CategorySelect.tsx')],
  ['Product created successfully', browser, page('products/CreateProductPage.tsx')],
  ['Failed to create product', browser, page('products/CreateProductPage.tsx')],
  ['Does not meet with CampusCart Norms', browser, page('products/CreateProductPage.tsx')],
  ['Error in fetching product details', browser, page('products/UpdateProductPage.tsx')],
  ['Product updated successfully', browser, page('products/UpdateProductPage.tsx')],
  ['Failed to update product', browser, page('products/UpdateProductPage.tsx')],
  ['Error in updating the product', browser, page('products/UpdateProductPage.tsx')],
  ['Product deleted successfully', browser, page('products/OwnProductsPage.tsx')],
  ['Failed to delete product', browser, page('products/OwnProductsPage.tsx')],
  ['Error in deleting the product', browser, page('products/OwnProductsPage.tsx')],
  ['Password must be at least 5 characters long!', browser, page('users/ProfileForm.tsx')],
  ['Profile updated successfully!', server, api('users/user.resolver.ts')],
  ['Error updating profile', browser, page('users/ProfileForm.tsx')],
  ['Something went wrong!', browser, page('users/ProfileForm.tsx')],
  ['Invalid order data format', browser, page('orders/OrderTable.tsx')],
  ['Failed to fetch orders', browser, page('orders/OrderTable.tsx')],
  ['Failed to update order status', browser, page('orders/StatusSelect.tsx')],
  ['Error updating order status', browser, page('orders/StatusSelect.tsx')],
  ['Order status updated to ${status}. You earned ${points} points!', server, api('orders/order.resolver.ts')],
  ['Order status updated to ${status}', server, api('orders/order.resolver.ts')],
  ['Order deleted successfully', browser, page('orders/OrdersPlacedPage.tsx')],
  ['Failed to delete order', browser, page('orders/OrdersPlacedPage.tsx')],
  ['Error deleting order', browser, page('orders/OrdersPlacedPage.tsx')],
  ['Thanks for buying this product!', browser, page('products/BuyActions.tsx')],
  ['Error placing the order', browser, page('products/BuyActions.tsx')],
  ['Error placing the order.', browser, page('products/BuyActions.tsx')],
  ['Failed to load categories', browser, page('categories/ManageCategoryPage.tsx')],
  ['Error in getting the categories', browser, page('categories/ManageCategoryPage.tsx')],
  ['Category name is required', browser, page('categories/CategoryForm.tsx')],
  ['Category created successfully', browser, page('categories/CategoryForm.tsx')],
  ['Error in creating category', browser, page('categories/CategoryForm.tsx')],
  ['Category updated successfully', browser, page('categories/CategoryForm.tsx')],
  ['Error in updating category', browser, page('categories/CategoryForm.tsx')],
  ['Category deleted successfully', browser, page('categories/DeleteCategoryDialog.tsx')],
  ['Error in deleting category', browser, page('categories/DeleteCategoryDialog.tsx')],
  ['Error fetching reviews', browser, page('reviews/ReviewsSection.tsx')],
  ['Error adding review', browser, page('reviews/ReviewForm.tsx')],
  ['Error updating review', browser, page('reviews/ReviewForm.tsx')],
  ['Error deleting review', browser, page('reviews/ReviewCard.tsx')],
  ['Please login to add a review', browser, page('reviews/ReviewForm.tsx')],
  ['Please login to update your review', browser, page('reviews/ReviewForm.tsx')],
  ['Please login to delete your review', browser, page('reviews/ReviewCard.tsx')],
  ['Are you sure you want to delete this review?', browser, page('reviews/ReviewCard.tsx')],
  ['Item Added to Cart', browser, page('cart/AddToCartButton.tsx')],
  ['Failed to fetch user details.', browser, page('users/UserDetailsPage.tsx')],
  ['Are you sure you want to delete this user?', browser, page('users/ManageUsersPage.tsx')],
  ['Product is out of stock', server, api('orders/order.service.ts')],
  ['You have already reviewed this product', server, api('reviews/review.service.ts')],
  ['Invalid status value', server, api('orders/order.shape.ts')],
];

/** Under which name a catalogue holds a message. */
function keyOf(message: string, catalogue: string): string | undefined {
  let key: string | undefined;
  for (const line of at(catalogue).split('\n')) {
    key = /^ {2}(\w+):/.exec(line)?.[1] ?? key;
    if ([`'${message}'`, `"${message}"`, `\`${message}\``].some((text) => line.includes(text))) return key;
  }
  return undefined;
}

describe('the messages of the specification', () => {
  it.each(quoted)('"%s" stands in %s and is shown by %s', (message, catalogue, place) => {
    const key = keyOf(message, catalogue);
    expect(key).toBeDefined();
    expect(at(place)).toContain(`messages.${key}`);
  });
});

describe('docs/spec-coverage.md', () => {
  const rows = at('docs/spec-coverage.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Statement|---)/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |\s*\|$/g, '').trim()));

  it('covers every section of the specification', () => {
    const text = at('docs/spec-coverage.md');
    for (const section of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(text).toContain(`## ${section}. `);
    expect(rows.length).toBeGreaterThan(70);
  });

  it.each(rows.map((row) => [row[0]!, row] as const))('%s: built and tested where it says', (_statement, [, built, tested]) => {
    const built_ = [...built!.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);
    expect(built_.length).toBeGreaterThan(0);
    for (const path of built_) expect(existsSync(resolve(root, path)), path).toBe(true);
    const [, file, title] = /^`([^`]+)` (.+)$/.exec(tested!)!;
    expect(at(file!), `${file} has a test "${title}"`).toContain(title!);
  });
});
