import { expect } from '@playwright/test';
import { createListing, createStudent, demoAdmin, graphql, signInByApi, tokenOf } from '../src/helpers.ts';
import { choice, cutAtEachStep, cutNetwork, field, loseResponse } from '../src/network-cuts.ts';
import { test } from '../src/test.ts';

/* The network goes down at each step of users' tasks: nothing typed is lost, and a repeated request is done once. */

test('the network is cut at each step: reporting a listing', async ({ page }) => {
  const [seller, reporter] = [await createStudent(page, 'cutshady'), await createStudent(page, 'cutreporter')];
  const name = `Cut phone ${Date.now()}`;
  const id = await createListing(page, seller.token, { name });
  await signInByApi(page, reporter);
  const form = page.getByRole('alertdialog', { name: 'Report this listing' });
  await cutAtEachStep(page, {
    from: `/product/${id}`,
    opened: [page.getByRole('button', { name: 'Report listing' })],
    form,
    controls: [choice('Reason', 'Looks like a scam'), field('What happened? (optional)', 'Wants the money first.')],
    submit: 'Report',
    operation: 'Report',
    done: () => expect(form).toBeHidden(),
    made: async () => {
      const { me } = await graphql<{ me: object }>(page, '{ me { reports { nodes { subject text } } } }', {}, reporter.token);
      expect(me).toEqual({ reports: { nodes: [{ subject: name, text: 'Wants the money first.' }] } });
    },
  });
});

test('the network is cut at each step: renaming a saved search', async ({ page }) => {
  const student = await createStudent(page, 'cutsearcher');
  await graphql(page, 'mutation { saveSearch(input: { text: "cut lute" }) { savedSearch { id: databaseId } } }', {}, student.token);
  await signInByApi(page, student);
  const form = page.getByRole('alertdialog');
  await cutAtEachStep(page, {
    from: '/saved-searches',
    opened: [page.getByRole('button', { name: 'Rename cut lute' })],
    form,
    controls: [field('Name', 'Lutes for Asha')],
    submit: 'Rename',
    operation: 'RenameSavedSearch',
    done: () => expect(form).toBeHidden(),
    made: async () => {
      const { me } = await graphql<{ me: object }>(page, '{ me { savedSearches { nodes { name } } } }', {}, student.token);
      expect(me).toEqual({ savedSearches: { nodes: [{ name: 'Lutes for Asha' }] } });
    },
  });
});

test('the network is cut at each step: saving a search', async ({ page }) => {
  const student = await createStudent(page, 'cutsaver');
  await signInByApi(page, student);
  await page.goto('/search?q=cut+viola');
  const save = page.getByRole('button', { name: 'Save this search' }).first();
  await expect(save).toBeVisible();
  await cutNetwork(page, async () => {
    await save.click();
    await expect(page.getByText('The search could not be saved').first()).toBeVisible();
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toHaveValue('cut viola');
  });
  await loseResponse(page, 'SaveSearch');
  const failed = page.waitForEvent('requestfailed');
  await save.click();
  await failed;
  await save.click();
  await expect(page.getByRole('link', { name: 'Saved: see all' }).first()).toBeVisible();
  const { me } = await graphql<{ me: object }>(page, '{ me { savedSearches { nodes { text } } } }', {}, student.token);
  expect(me).toEqual({ savedSearches: { nodes: [{ text: 'cut viola' }] } });
});

test('the network is cut at each step: appealing against a decision', async ({ page }) => {
  const student = await createStudent(page, 'cutappealer');
  const { me } = await graphql<{ me: { id: string } }>(page, '{ me { id: databaseId } }', {}, student.token);
  const warn = 'mutation ($id: ID!) { sanctionUser(input: { userId: $id, action: WARN, reason: "Twice late" }) { undoUntil } }';
  await graphql(page, warn, { id: me.id }, await tokenOf(page, demoAdmin));
  await signInByApi(page, student);
  await cutAtEachStep(page, {
    from: '/dashboard/user/profile',
    opened: [page.getByRole('region', { name: 'Safety' }).getByRole('link', { name: 'Appeal' })],
    form: page.locator('main form'),
    controls: [field('Why is the decision wrong?', 'The bus was late,\nnot me.')],
    submit: 'Send appeal',
    operation: 'AppealDecision',
    done: () => expect(page.getByRole('status').filter({ hasText: 'We received your appeal.' })).toBeVisible(),
    made: async () => {
      const data = await graphql(page, '{ me { decisions { nodes { appeal } } } }', {}, student.token);
      expect(data).toEqual({ me: { decisions: { nodes: [{ appeal: 'The bus was late,\nnot me.' }] } } });
    },
  });
});

test('the network is cut at each step: setting the UPI id', async ({ page }) => {
  const student = await createStudent(page, 'cutpayee');
  await signInByApi(page, student);
  await cutAtEachStep(page, {
    from: '/dashboard/user',
    opened: [page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Profile' })],
    form: page.locator('form').filter({ has: page.getByLabel('UPI id') }),
    controls: [field('UPI id', 'cut@bank')],
    submit: 'Save UPI id',
    operation: 'SetUpiId',
    done: () => expect(page.getByText('UPI id saved').first()).toBeVisible(),
    made: async () => expect(await graphql(page, '{ me { upiId } }', {}, student.token)).toEqual({ me: { upiId: 'cut@bank' } }),
  });
});

test('the network is cut at each step: changing the notification settings', async ({ page }) => {
  const student = await createStudent(page, 'cutquiet');
  await signInByApi(page, student);
  const daily = page.getByRole('checkbox', { name: 'One mail a day instead of one for each' });
  const until = page.getByRole('combobox', { name: 'Until' });
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'The change could not be saved.' });
  await page.goto('/notifications');
  await cutNetwork(page, async () => {
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'You are offline.' })).toBeVisible();
  });
  await expect(daily).not.toBeChecked();
  const before = await until.inputValue();
  await cutNetwork(page, async () => {
    await daily.click();
    await expect(failure).toContainText('You are offline.');
    await expect(daily).not.toBeChecked();
    await until.selectOption('9');
    await expect(until).toHaveValue(before);
    await expect(failure).toBeVisible();
  });
  await loseResponse(page, 'UpdateNotificationSettings');
  await daily.click();
  await expect(failure).not.toContainText('You are offline.');
  await daily.click();
  await expect(daily).toBeChecked();
  await expect(failure).toBeHidden();
  await until.selectOption('9');
  await expect(until).toHaveValue('9');
  const settings = () => graphql(page, '{ notificationSettings { dailyMail quietUntil } }', {}, student.token);
  await expect.poll(settings).toEqual({ notificationSettings: { dailyMail: true, quietUntil: 9 } });
});
