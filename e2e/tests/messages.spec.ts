import { expect, type Page } from '@playwright/test';
import { confirmWith, createListing, createStudent, expectToast, graphql, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

/** How an operation fails: without a response, or with an error without a message. */
type Failure = 'no response' | 'rejection';

async function failOperation(page: Page, operation: string, failure: Failure): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(operation)) return route.fallback();
    if (failure === 'no response') return route.abort();
    return route.fulfill({ json: { errors: [{ message: '', extensions: { code: 'CONFLICT' } }], data: null } });
  });
}

const guestCases: [message: string, operation: string, failure: Failure, path: string, steps: (page: Page) => Promise<void>][] = [
  ['Login failed', 'SignIn', 'rejection', '/signin', signInSteps],
  ['An error occurred while logging in.', 'SignIn', 'no response', '/signin', signInSteps],
  ['Enter the Correct Details.', 'RequestSignUpOtp', 'rejection', '/signup', signUpSteps],
  ['Failed to send the message. Please try again.', 'SendContactMessage', 'no response', '/contact', contactSteps],
];

async function signInSteps(page: Page) {
  await page.getByLabel('Email').fill('a@vitstudent.ac.in');
  await page.getByLabel(/^Password/).fill('secret');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function signUpSteps(page: Page) {
  for (const [label, value] of [
    ['Name', 'A'],
    ['Email', 'a@vitstudent.ac.in'],
    ['Phone', '9840012345'],
    ['College ID', 'A1'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByLabel(/^Password/).fill('secret');
  await page.getByRole('button', { name: 'Send OTP' }).click();
}

async function contactSteps(page: Page) {
  await page.getByLabel('Name').fill('A');
  await page.getByLabel('Email').fill('a@example.com');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
}

for (const [message, operation, failure, path, steps] of guestCases) {
  test(`"${message}" is shown when ${operation} ends with ${failure}`, async ({ page }) => {
    await failOperation(page, operation, failure);
    await page.goto(path);
    await steps(page);
    await expectToast(page, message);
  });
}

test('"Signup failed. Please try again." is shown when sign-up gets no response', async ({ page }) => {
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('RequestSignUpOtp'))
      return route.fulfill({ json: { data: { requestSignUpOtp: { __typename: 'RequestOtpPayload', message: 'sent' } } } });
    return body.includes('"operationName":"SignUp"') ? route.abort() : route.fallback();
  });
  await page.goto('/signup');
  await signUpSteps(page);
  await page.getByLabel('Digit 1').focus();
  await page.keyboard.type('123456');
  await page.getByRole('button', { name: 'Complete Signup' }).click();
  await expectToast(page, 'Signup failed. Please try again.');
});

test('the contact form shows its success panel for five seconds, with a reference', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  await contactSteps(page);
  await expectToast(page, 'Message sent successfully!');
  await expect(page.getByText(/Your reference number is \d+/)).toBeVisible();
  await page.clock.runFor(5100);
  await expect(page.getByText(/Your reference number is/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
});

test.describe('messages of a signed-in student', () => {
  const productForm = async (page: Page) => {
    await page.getByRole('combobox', { name: 'Category' }).fill('book');
    await page.getByRole('option', { name: 'Books' }).click();
    await page.getByLabel('Name').fill('Name');
    await page.getByLabel('Description').fill('Words');
    await page.getByLabel('Price').fill('1');
    await page.getByRole('button', { name: 'CREATE PRODUCT' }).click();
  };
  const saveProduct = (page: Page) => page.getByRole('button', { name: 'UPDATE PRODUCT' }).click();
  const deleteProduct = async (page: Page) => {
    await page.getByRole('button', { name: 'Delete Own thing' }).click();
    await confirmWith(page, 'Yes');
  };
  const saveProfile = async (page: Page) => {
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
  };
  const setStatus = (page: Page) => page.getByLabel(/Status of order/).selectOption({ label: 'Shipped' });
  const deleteOrder = async (page: Page) => {
    await page.getByRole('button', { name: /Delete order/ }).click();
    await confirmWith(page, 'Yes');
  };
  const buy = async (page: Page) => {
    await page.getByRole('button', { name: 'Contact Product Owner' }).click();
    await confirmWith(page, 'Yes');
  };
  const review = async (page: Page) => {
    await page.getByPlaceholder('Write your review...').fill('x');
    await page.getByLabel('4 stars').check({ force: true });
    await page.getByRole('button', { name: 'Submit Review' }).click();
  };
  const nothing = () => Promise.resolve();

  const cases: [message: string, operation: string, failure: Failure, path: string, steps: (page: Page) => Promise<unknown>][] = [
    ['Error in getting the category', 'FormChoices', 'no response', '/dashboard/user/create-product', nothing],
    ['Failed to create product', 'CreateProduct', 'rejection', '/dashboard/user/create-product', productForm],
    ['Does not meet with CampusCart Norms', 'CreateProduct', 'no response', '/dashboard/user/create-product', productForm],
    ['Error in fetching product details', 'EditedProduct', 'no response', '/dashboard/user/update-product/OWN', nothing],
    ['Failed to update product', 'UpdateProduct', 'rejection', '/dashboard/user/update-product/OWN', saveProduct],
    ['Error in updating the product', 'UpdateProduct', 'no response', '/dashboard/user/update-product/OWN', saveProduct],
    ['Failed to delete product', 'DeleteProduct', 'rejection', '/dashboard/user/products', deleteProduct],
    ['Error in deleting the product', 'DeleteProduct', 'no response', '/dashboard/user/products', deleteProduct],
    ['Error updating profile', 'UpdateProfile', 'rejection', '/dashboard/user/profile', saveProfile],
    ['Something went wrong!', 'UpdateProfile', 'no response', '/dashboard/user/profile', saveProfile],
    ['Failed to fetch orders', 'OrdersReceived', 'no response', '/dashboard/user/order', nothing],
    ['Failed to fetch orders', 'OrdersPlaced', 'no response', '/dashboard/user/orders', nothing],
    ['Failed to update order status', 'SetOrderStatus', 'rejection', '/dashboard/user/order', setStatus],
    ['Error updating order status', 'SetOrderStatus', 'no response', '/dashboard/user/order', setStatus],
    ['Failed to delete order', 'DeleteOrder', 'rejection', '/dashboard/user/orders', deleteOrder],
    ['Error deleting order', 'DeleteOrder', 'no response', '/dashboard/user/orders', deleteOrder],
    ['Error placing the order', 'PlaceOrder', 'rejection', '/product/OTHER', buy],
    ['Error placing the order.', 'PlaceOrder', 'no response', '/product/OTHER', buy],
    ['Error adding review', 'AddReview', 'no response', '/product/OTHER', review],
  ];

  let user: Awaited<ReturnType<typeof createStudent>>;
  let own: string;
  let other: string;

  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage();
    user = await createStudent(page, 'unlucky');
    const seller = await createStudent(page, 'lucky');
    own = await createListing(page, user.token, { name: 'Own thing' });
    other = await createListing(page, seller.token, { name: 'Other thing', quantity: 9 });
    const place = 'mutation ($id: ID!) { placeOrder(input: { productId: $id }) { order { id: databaseId } } }';
    await graphql(page, place, { id: other }, user.token);
    await graphql(page, place, { id: own }, seller.token);
    await page.close();
  });

  for (const [message, operation, failure, path, steps] of cases) {
    test(`"${message}" is shown when ${operation} ends with ${failure}`, async ({ page }) => {
      await signInByApi(page, user);
      await failOperation(page, `"operationName":"${operation}"`, failure);
      await page.goto(path.replace('OWN', own).replace('OTHER', other));
      await steps(page);
      await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
    });
  }
});

test('"Invalid order data format" is shown when the response contains no orders', async ({ page }) => {
  await signInByApi(page, await createStudent(page, 'odd'));
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"operationName":"OrdersPlaced"')) return route.fallback();
    return route.fulfill({ json: { data: { me: { __typename: 'User', id: '1', role: 'STUDENT', ordersPlaced: null } } } });
  });
  await page.goto('/dashboard/user/orders');
  await expect(page.getByText('Invalid order data format')).toBeVisible();
});

test('"Error updating review" and "Error deleting review" are shown when there is no response', async ({ page }) => {
  const seller = await createStudent(page, 'goods');
  const author = await createStudent(page, 'author');
  const productId = await createListing(page, seller.token);
  const add = 'mutation ($input: AddReviewInput!) { addReview(input: $input) { review { id: databaseId } } }';
  await graphql(page, add, { input: { productId, rating: 3, text: 'Fine' } }, author.token);
  await signInByApi(page, author);
  for (const operation of ['UpdateReview', 'DeleteReview']) await failOperation(page, `"operationName":"${operation}"`, 'no response');
  await page.goto(`/product/${productId}`);
  await page.getByRole('button', { name: 'Edit your review' }).click();
  await page.getByRole('button', { name: 'Update Review' }).click();
  await expectToast(page, 'Error updating review');
  await page.getByRole('button', { name: 'Cancel Edit' }).click();
  await page.getByRole('button', { name: 'Delete your review' }).click();
  await confirmWith(page, 'Yes');
  await expectToast(page, 'Error deleting review');
});

test('reviews are loaded twenty at a time; "Error fetching reviews" is shown when the next page fails', async ({ page }) => {
  const seller = await createStudent(page, 'popular');
  // Guests receive the product with the HTML.
  await signInByApi(page, seller);
  const productId = await createListing(page, seller.token);
  const reviews = Array.from({ length: 21 }, (_, index) => ({
    __typename: 'Review',
    id: `${9000 + index}`,
    rating: 4,
    text: `Number ${index + 1}`,
    verifiedBuyer: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    viewerCanEdit: false,
    author: { __typename: 'User', id: '1', name: 'Asha' },
  }));
  let fail = true;
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('"operationName":"MoreReviews"')) {
      if (fail) return route.abort();
      const last = {
        __typename: 'ReviewConnection',
        nodes: reviews.slice(20),
        pageInfo: { __typename: 'PageInfo', endCursor: 'b', hasNextPage: false },
      };
      return route.fulfill({ json: { data: { product: { __typename: 'Product', id: productId, reviews: last } } } });
    }
    if (!body.includes('"operationName":"Product"')) return route.fallback();
    const answer = (await (await route.fetch()).json()) as { data: { product: { reviews: object } } };
    answer.data.product.reviews = {
      __typename: 'ReviewConnection',
      nodes: reviews.slice(0, 20),
      pageInfo: { __typename: 'PageInfo', endCursor: 'a', hasNextPage: true },
    };
    return route.fulfill({ json: answer });
  });
  await page.goto(`/product/${productId}`);
  await expect(page.getByText('Number 20')).toBeAttached();
  await page.getByRole('button', { name: 'Load More' }).click();
  await expectToast(page, 'Error fetching reviews');
  fail = false;
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(page.getByText('Number 21')).toBeAttached();
  await expect(page.getByText('Number 1', { exact: true })).toBeAttached();
});

test('a points notification without a text shows the number of points', async ({ page }) => {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"operationName":"Home"')) return route.fallback();
    return route.fulfill({ json: { errors: [{ message: 'no' }], extensions: { points: { pointsAdded: 7, pointsDeducted: 3, msg: 'Because.' } } } });
  });
  // The HTML of a page contains its data; following a link queries it.
  await page.goto('/about');
  await page.getByRole('link', { name: 'CampusCart, home' }).click();
  await expectToast(page, 'Earned 7 points!');
  await expectToast(page, 'Lost 3 points. Because.');
  await expect(page.getByText('The products could not be loaded.')).toBeVisible();
});

test('a page that failed to load its data offers Retry', async ({ page }) => {
  let fail = true;
  await page.route('**/graphql', (route) => (fail ? route.abort() : route.fallback()));
  await page.goto('/about');
  await page.getByRole('link', { name: 'CampusCart, home' }).click();
  await expect(page.getByText('The products could not be loaded.')).toBeVisible();
  fail = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article')).toHaveCount(20);
});
