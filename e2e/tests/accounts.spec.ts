import { expect, test } from '@playwright/test';
import { demoAdmin, demoStudent, expectToast, mailedCode, newStudent, signedIn, signIn } from '../src/helpers.ts';

test('a student signs up with the code from the mailbox page, and signs in', async ({ page, context }) => {
  const email = `journey${Date.now()}@vitstudent.ac.in`;
  await page.goto('/signup');
  await page.getByLabel('Name').fill('Journey Student');
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
    await mailbox.goto('/dev/mailbox');
    await expect(mailbox.locator('article', { hasText: email })).toBeVisible({ timeout: 1000 });
  }).toPass();
  const code = /\b\d{6}\b/.exec(await mailbox.locator('article', { hasText: email }).locator('pre').innerText())![0];
  await mailbox.close();

  await page.getByLabel('Digit 1').focus();
  await page.keyboard.type(code.slice(0, 5));
  await page.keyboard.press('Backspace');
  await expect(page.getByLabel('Digit 5')).toBeFocused();
  await page.keyboard.type(code.slice(4));
  await page.getByRole('button', { name: 'Complete Signup' }).click();
  await expectToast(page, 'Signup successful!');
  await expect(page).toHaveURL(/\/signin$/);

  await signIn(page, { email, password: 'secret-1' });
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Journey Student' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('auth')!) as object).sort())).toEqual(['token', 'user']);

  await page.getByRole('button', { name: 'Journey Student' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logout successful');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
});

test('the sign-up form keeps what was typed and names what is wrong', async ({ page }) => {
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
});

test('another code can be asked for once the countdown is over', async ({ page }) => {
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
  const first = await mailedCode(page, email);
  await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeHidden();
  await page.clock.runFor(151_000);
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await expect.poll(() => mailedCode(page, email)).not.toBe(first);
});

test('a wrong password is refused, and the address stays', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(demoStudent.email);
  await page.getByLabel(/^Password/).fill('wrong-one');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The email or the password is not right' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demoStudent.email);
});

test('a forgotten password is set anew with a mailed code', async ({ page }) => {
  const { email } = await newStudent(page, 'forgot');
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('If this address has an account')).toBeVisible();
  await expect(async () => {
    const mails = (await (await page.request.get('/dev/mailbox?format=json')).json()) as { to: string; subject: string }[];
    expect(mails.find(({ to }) => to === email)!.subject).toContain('password');
  }).toPass();
  const code = await mailedCode(page, email);
  await page.getByLabel('Digit 1').focus();
  await page.keyboard.type(code);
  await page.getByLabel('New password').fill('brand-new');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await signIn(page, { email, password: 'brand-new' });
});

test('the user guard counts down to sign-in and comes back afterwards', async ({ page }) => {
  await page.goto('/dashboard/user/orders');
  await expect(page.getByText('Redirecting to you in 3 sec')).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
  await page.getByLabel('Email').fill(demoStudent.email);
  await page.getByLabel(/^Password/).fill(demoStudent.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/user\/orders$/);
  await expect(page.getByRole('heading', { name: 'Your Orders' })).toBeVisible();
});

test('the admin guard sends students home and lets administrators in', async ({ page, browser }) => {
  await signedIn(page, demoStudent);
  await page.goto('/dashboard/admin');
  await expect(page.getByText(/Redirecting to you in \d sec/)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const boss = await (await browser.newContext()).newPage();
  await signIn(boss, demoAdmin);
  await boss.goto('/dashboard');
  await expect(boss).toHaveURL(/\/dashboard\/admin$/);
  await boss.context().close();
});

test('a session that was ended elsewhere is not let in', async ({ page }) => {
  const user = await newStudent(page, 'ended');
  await signedIn(page, user);
  await page.goto('/dashboard/user');
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible();
  await page.request.post('/graphql', {
    data: { query: 'mutation { signOut }' },
    headers: { authorization: await page.evaluate(() => (JSON.parse(localStorage.getItem('auth')!) as { token: string }).token) },
  });
  await page.goto('/dashboard/user/profile');
  await expect(page.getByText(/Redirecting to you in \d sec/)).toBeVisible();
});

test('the profile is changed, with a picture, and the frame shows the new name', async ({ page }) => {
  await signedIn(page, await newStudent(page, 'profile'));
  await page.goto('/dashboard/user/profile');
  await expect(page.getByText('pr', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '');
  await page.getByLabel('New Password').fill('1234');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Password must be at least 5 characters long!');
  await page.getByLabel('New Password').fill('');
  await page.getByLabel('Name').fill('Renamed Student');
  await page.getByLabel('Picture').setInputFiles('tests/files/photo.png');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Profile updated successfully!');
  await expect(page.getByRole('button', { name: 'Renamed Student' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Renamed Student' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Renamed Student' })).toBeVisible();
});

test('own data is downloaded as a file, and the account is deleted with the password', async ({ page }) => {
  const user = await newStudent(page, 'leaver');
  await signedIn(page, user);
  await page.goto('/dashboard/user/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('campuscart-my-data.json');
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
