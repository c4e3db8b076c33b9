import { expect, type Page } from '@playwright/test';
import { createStudent, demoAdmin, demoStudent, expectToast, readMailedCode, readMails, SENT_AGAIN, signIn, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

test('a student signs up with the code from the mailbox page and is signed in', async ({ page, context }) => {
  const email = `new${Date.now()}@vitstudent.ac.in`;
  await page.goto('/signup');
  await page.getByLabel('Name').fill('New Student');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill('secret-1');
  await page.getByLabel('Phone').fill('9840012345');
  await page.getByLabel('College ID').fill(`J${Date.now()}`);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expectToast(page, 'OTP sent successfully. Check your email!');
  await expect(page.getByRole('heading', { name: 'Verify OTP & Sign Up' })).toBeVisible();
  await expect(page.getByText(/another code in 1[45]\d s/)).toBeVisible();

  const mailbox = await context.newPage();
  await expect(async () => {
    await mailbox.goto(`/dev/mailbox?to=${email}`);
    await expect(mailbox.locator('article', { hasText: email })).toBeVisible({ timeout: 1000 });
  }).toPass();
  const code = /\b\d{6}\b/.exec(await mailbox.locator('article', { hasText: email }).locator('pre').innerText())![0];
  await mailbox.close();

  await expect(page.getByLabel('Digit 1')).toBeFocused();
  await page.keyboard.type(code.slice(0, 5));
  await page.keyboard.press('Backspace');
  await expect(page.getByLabel('Digit 5')).toBeFocused();
  await page.keyboard.type(code.slice(4));
  await page.getByRole('button', { name: 'Complete Signup' }).click();
  await expectToast(page, 'Signup successful!');
  await expect(page).toHaveURL(/\/signin$/);
  await expectToast(page, 'Login successful');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'New Student' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('auth')!) as object).sort())).toEqual(['token', 'user']);

  await page.getByRole('button', { name: 'New Student' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logout successful');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
});

test('the sign-up form keeps its input and marks invalid fields', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expectToast(page, 'Please fill all required fields');
  await page.getByLabel('Name').fill('Nila');
  await page.getByLabel('Email').fill('nila@gmail.com');
  await page.getByLabel(/^Password/).fill('secret-1');
  await page.getByLabel('Phone').fill('9840012345');
  await page.getByLabel('College ID').fill('N1');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Enter the correct email (Only Vit mail id allowed)' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Nila');

  await page.getByRole('textbox', { name: 'Email' }).fill(demoStudent.email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expectToast(page, 'User Already registered');
  await expect(page.getByRole('alert').filter({ hasText: 'User Already registered' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in with this address' }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

async function fillSignUp(page: Page, word: string): Promise<string> {
  const email = `${word}${Date.now()}@vitstudent.ac.in`;
  await page.goto('/signup');
  await page.getByLabel('Name').fill('Step Student');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill('secret-1');
  await page.getByLabel('Phone').fill('9840012345');
  await page.getByLabel('College ID').fill(email.slice(0, 30));
  return email;
}

test('a phone number that is too short is rejected in step 1', async ({ page }) => {
  await fillSignUp(page, 'phone');
  await page.getByLabel('Phone').fill('12345');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('Phone must have 10 to 15 digits')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign up', exact: true })).toBeVisible();
});

test('the code step survives a reload, and "Change details" returns to it without a new code', async ({ page }) => {
  const email = await fillSignUp(page, 'steps');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('heading', { name: 'Verify OTP & Sign Up' })).toBeVisible();
  await page.getByRole('button', { name: 'Change details' }).click();
  await page.getByLabel('Name').fill('Changed Student');
  await page.getByRole('button', { name: 'Enter the code' }).click();
  await expect(page.getByRole('heading', { name: 'Verify OTP & Sign Up' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Verify OTP & Sign Up' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret-1');
  // Phones autofill all six digits into one box.
  await page.getByLabel('Digit 1').fill(await readMailedCode(page, email));
  await expect(page.getByLabel('Digit 6')).not.toHaveValue('');
  await page.getByLabel(/^Password/).fill('secret-1');
  await page.getByRole('button', { name: 'Complete Signup' }).click();
  await expectToast(page, 'Signup successful!');
  await expect(page).toHaveURL(/\/signin$/);
});

test('sign-in and sign-up redirect signed-in users to the home page', async ({ page }) => {
  await signInByApi(page, await createStudent(page, 'inside'));
  for (const path of ['/signin', '/signup']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
  }
});

test('a toast is at the bottom centre and has a close button', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const toast = page.locator('[data-scope="toast"][data-part="root"]').first();
  await expect(toast).toBeVisible();
  const box = (await toast.boundingBox())!;
  expect(Math.abs(box.x + box.width / 2 - 640)).toBeLessThan(20);
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toBeHidden();
});

test('a new code can be requested after the countdown', async ({ page }) => {
  await page.clock.install();
  await page.goto('/signup');
  const email = `resend${Date.now()}@vitstudent.ac.in`;
  for (const [label, value] of [
    ['Name', 'R'],
    ['Email', email],
    ['Phone', '9840012345'],
    ['College ID', email],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByLabel(/^Password/).fill('secret-1');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText(/another code in/)).toBeVisible();
  const first = await readMailedCode(page, email);
  await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeHidden();
  await page.clock.runFor(151_000);
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await expect.poll(() => readMailedCode(page, email)).not.toBe(first);
});

test('a wrong password is rejected, and the email address stays in the form', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(demoStudent.email);
  await page.getByLabel(/^Password/).fill('wrong-one');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong email or password' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demoStudent.email);
});

test('a forgotten password is reset with a mailed code', async ({ page }) => {
  const { email } = await createStudent(page, 'forgot');
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('If this address has an account')).toBeVisible();
  await expect(async () => {
    const [newest] = await readMails(page, email);
    expect(newest!.subject).toContain('password');
  }).toPass();
  const code = await readMailedCode(page, email);
  await expect(page.getByLabel('Digit 1')).toBeFocused();
  await page.keyboard.type(code);
  await page.getByLabel('New password').fill('brand-new');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expectToast(page, 'Login successful');
  await expect(page.getByRole('button', { name: 'forgot Student' })).toBeVisible();
});

test('the user guard redirects to sign-in after a countdown, and signing in returns to the page', async ({ page }) => {
  await page.clock.install();
  await page.goto('/dashboard/user/orders');
  await expect(page.getByText('Redirecting to you in 3 sec')).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(page).toHaveURL(/\/signin$/);
  await page.getByLabel('Email').fill(demoStudent.email);
  await page.getByLabel(/^Password/).fill(demoStudent.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/user\/orders$/);
  await expect(page.getByRole('heading', { name: 'Your Orders' })).toBeVisible();
});

test('the admin guard redirects students to the home page and admits administrators', async ({ page, browser }) => {
  await page.clock.install();
  await signInByApi(page, demoStudent);
  await page.goto('/dashboard/admin');
  await expect(page.getByText(/Redirecting to you in \d sec/)).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(page).toHaveURL(/\/$/);
  const adminPage = await (await browser.newContext()).newPage();
  await signIn(adminPage, demoAdmin);
  await adminPage.goto('/dashboard');
  await expect(adminPage).toHaveURL(/\/dashboard\/admin$/);
  await adminPage.context().close();
});

test('the guard rejects a session that was ended on another device', async ({ page }) => {
  const user = await createStudent(page, 'ended');
  await signInByApi(page, user);
  await page.goto('/dashboard/user');
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible();
  await page.request.post('/graphql', {
    ...SENT_AGAIN,
    data: { query: 'mutation { signOut }' },
    headers: { authorization: await page.evaluate(() => (JSON.parse(localStorage.getItem('auth')!) as { token: string }).token) },
  });
  await page.goto('/dashboard/user/profile');
  await expect(page.getByText(/Redirecting to you in \d sec/)).toBeVisible();
});

test('a profile change with a new picture updates the name in the top bar', async ({ page }) => {
  await signInByApi(page, await createStudent(page, 'profile'));
  await page.goto('/dashboard/user/profile');
  await expect(page.getByText('pr', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '');
  await page.getByLabel('New Password').fill('1234');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Password must be at least 5 characters long!');
  await page.getByLabel('New Password').fill('secret-2');
  await page.getByLabel('Current Password').fill('wrong');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'This is not your password');
  await page.getByLabel('Current Password').fill('secret-1');
  await page.getByRole('textbox', { name: 'Name' }).fill('Renamed Student');
  await page.getByLabel('Picture').setInputFiles('tests/files/photo.png');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Profile updated successfully!');
  await expect(page.getByRole('button', { name: 'Renamed Student' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Renamed Student' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Renamed Student' })).toBeVisible();
});

test('a user downloads their stored data and deletes the account with the password', async ({ page }) => {
  const user = await createStudent(page, 'leaver');
  await signInByApi(page, user);
  await page.goto('/dashboard/user/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('campuscart-my-data.zip');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Your password').fill('wrong');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  await dialog.getByLabel('Your password').fill(user.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});
