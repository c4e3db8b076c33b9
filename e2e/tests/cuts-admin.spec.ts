import { expect, type Page } from '@playwright/test';
import { createListing, createStudent, demoAdmin, graphql, signInByApi, tokenOf } from '../src/helpers.ts';
import { choice, cutAtEachStep, field, type Control } from '../src/network-cuts.ts';
import { test } from '../src/own-shop.ts';

/* The network goes down at each step of administrators' tasks: nothing typed is lost, and a repeated request is done once. */

// One server for all tests of the file, because on the shared one the queues change while a dialog is open, and announcements disturb other tests.
test.describe.configure({ mode: 'default' });

let administrator: Promise<string> | undefined;

/** Returns the token of the administrator of all tests here. */
const adminToken = (page: Page) => (administrator ??= tokenOf(page, demoAdmin));

/** Returns a link of the menu, whose name may end with a count. */
const link = (page: Page, name: string) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: new RegExp(`^${name}`) });

const key = Date.now();

interface Case {
  title: string;
  /** Name of the page in the administrators' menu. */
  menu: string;
  /** The link on the page that opens the list. */
  tab?: string;
  /** A mutation that is sent beforehand. */
  before?: string;
  /** The button that opens the form. */
  opened?: string;
  /** A control of the form, by which the form is found. */
  of: string;
  controls: Control[];
  submit: string;
  operation: string;
  shown: string;
  /** A query, and what must appear in its result exactly once. */
  query: string;
  word: string;
}

const cases: Case[] = [
  {
    title: 'creating a category',
    menu: 'Create Category',
    of: 'Category name',
    controls: [field('Category name', `Cut kites ${key}`)],
    submit: 'Create Category',
    operation: 'CreateCategory',
    shown: `Cut kites ${key}`,
    query: '{ categories { name } }',
    word: `Cut kites ${key}`,
  },
  {
    title: 'renaming a category',
    menu: 'Create Category',
    before: `mutation { createCategory(input: { name: "Cut before ${key}" }) { category { id: databaseId } } }`,
    opened: `Edit Cut before ${key}`,
    of: 'Category name',
    controls: [field('Category name', `Cut after ${key}`)],
    submit: 'Update Category',
    operation: 'UpdateCategory',
    shown: `Cut after ${key}`,
    query: '{ categories { name } }',
    word: `Cut after ${key}`,
  },
  {
    title: 'announcing something',
    menu: 'Announcements',
    of: 'Title',
    controls: [field('Title', `Cut fair ${key}`), field('Text', 'Bring books.\nAnd cake.'), choice('For', 'Administrators')],
    submit: 'Announce',
    operation: 'CreateAnnouncement',
    shown: `Cut fair ${key}`,
    query: '{ announcements { nodes { title } } }',
    word: `Cut fair ${key}`,
  },
  {
    title: 'adding a search synonym',
    menu: 'Search words',
    tab: 'Synonyms',
    of: 'Words that mean the same, separated by commas',
    controls: [field('Words that mean the same, separated by commas', `cutkettle${key}, cutketli${key}`)],
    submit: 'Create synonym',
    operation: 'CreateSynonym',
    shown: `cutkettle${key}, cutketli${key}`,
    query: '{ searchSynonyms(first: 50) { nodes { terms } } }',
    word: `cutkettle${key}`,
  },
  {
    title: 'adding a campus spot',
    menu: 'Orders',
    of: 'Where exactly',
    controls: [field('Spot', `Cut gate ${key}`), field('Where exactly', 'Below the clock')],
    submit: 'Add spot',
    operation: 'CreateCampusSpot',
    shown: `Cut gate ${key}, Below the clock`,
    query: '{ campusSpots { name } }',
    word: `Cut gate ${key}`,
  },
];

for (const { title, menu, tab, before, opened, of, controls, submit, operation, shown, query, word } of cases) {
  test(`the network is cut at each step: ${title}`, async ({ page }) => {
    const token = await adminToken(page);
    if (before) await graphql(page, before, {}, token);
    await signInByApi(page, demoAdmin);
    await cutAtEachStep(page, {
      from: '/dashboard/admin',
      opened: [
        link(page, menu),
        ...(tab ? [page.locator('main').getByRole('link', { name: tab, exact: true })] : []),
        ...(opened ? [page.getByRole('button', { name: opened })] : []),
      ],
      form: page
        .locator('main form')
        .filter({ has: page.getByLabel(of) })
        .filter({ visible: true }),
      controls,
      submit,
      operation,
      done: () => expect(page.locator('main').getByText(shown, { exact: true }).first()).toBeVisible(),
      made: async () => {
        const data = JSON.stringify(await graphql(page, query, {}, token));
        expect(data.split(word)).toHaveLength(2);
      },
    });
  });
}

test('the network is cut at each step: deciding a report with a reason', async ({ page }) => {
  const [seller, reporter] = [await createStudent(page, 'cutreported'), await createStudent(page, 'cutwitness')];
  const name = `Cut watch ${key}`;
  const id = await createListing(page, seller.token, { name });
  const { product } = await graphql<{ product: { globalId: string } }>(page, `{ product(id: ${id}) { globalId: id } }`, {}, reporter.token);
  const report = 'mutation ($subject: ID!) { report(input: { subject: $subject, reason: SCAM }) { report { id: databaseId } } }';
  await graphql(page, report, { subject: product.globalId }, reporter.token);
  await signInByApi(page, demoAdmin);
  const form = page.getByRole('alertdialog');
  await cutAtEachStep(page, {
    from: '/dashboard/admin',
    opened: [link(page, 'Moderation'), page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Warn' })],
    form,
    controls: [field('Reason', 'No price before the handover, please.')],
    submit: 'Warn',
    operation: 'DecideReport',
    isDone: 'This report has already been decided.',
    done: () => expect(form).toBeHidden(),
    made: async () => {
      const query = '{ me { decisions { nodes { reason } } } }';
      const data = await graphql(page, query, {}, seller.token);
      expect(data).toEqual({ me: { decisions: { nodes: [{ reason: 'No price before the handover, please.' }] } } });
    },
  });
});

/** Creates a student with a warning and, if requested, an appeal against it. */
async function warned(page: Page, word: string, appeal: boolean) {
  const student = await createStudent(page, word);
  const { me } = await graphql<{ me: { id: string } }>(page, '{ me { id: databaseId } }', {}, student.token);
  if (!appeal) return { ...student, id: me.id };
  const warn = 'mutation ($id: ID!) { sanctionUser(input: { userId: $id, action: WARN, reason: "Twice late" }) { undoUntil } }';
  await graphql(page, warn, { id: me.id }, await adminToken(page));
  const query = '{ me { decisions { nodes { appealCode } } } }';
  const data = await graphql<{ me: { decisions: { nodes: { appealCode: string }[] } } }>(page, query, {}, student.token);
  const send = 'mutation ($code: String!) { appealDecision(input: { code: $code, text: "The bus was late" }) { message } }';
  await graphql(page, send, { code: data.me.decisions.nodes[0]!.appealCode });
  return { ...student, id: me.id };
}

test('the network is cut at each step: answering an appeal', async ({ page }) => {
  const student = await warned(page, 'cutanswered', true);
  await signInByApi(page, demoAdmin);
  const form = page.getByRole('alertdialog');
  await cutAtEachStep(page, {
    from: '/dashboard/admin',
    opened: [
      link(page, 'Moderation'),
      page
        .getByRole('region', { name: /^Appeals/ })
        .getByRole('listitem')
        .filter({ hasText: student.name })
        .getByRole('button', { name: 'Reject' }),
    ],
    form,
    controls: [field('Answer', 'Take an earlier bus.')],
    submit: 'Reject',
    operation: 'AnswerAppeal',
    isLive: true,
    done: () => expect(form).toBeHidden(),
    made: async () => {
      const data = await graphql(page, '{ me { decisions { nodes { granted answer } } } }', {}, student.token);
      expect(data).toEqual({ me: { decisions: { nodes: [{ granted: false, answer: 'Take an earlier bus.' }] } } });
    },
  });
});

test('the network is cut at each step: suspending a person', async ({ page }) => {
  const student = await warned(page, 'cutsuspended', false);
  await signInByApi(page, demoAdmin);
  const form = page.getByRole('alertdialog');
  await cutAtEachStep(page, {
    from: `/dashboard/admin/viewUserDetails/${student.id}`,
    opened: [page.getByRole('button', { name: 'Suspend', exact: true })],
    form,
    controls: [field('Reason', 'Three times no show.'), field('Days', '3')],
    submit: 'Suspend',
    operation: 'SanctionUser',
    done: () => expect(form).toBeHidden(),
    made: async () => {
      const data = await graphql(page, '{ me { decisions { nodes { action reason } } } }', {}, student.token);
      expect(data).toEqual({ me: { decisions: { nodes: [{ action: 'SUSPEND', reason: 'Three times no show.' }] } } });
    },
  });
});
