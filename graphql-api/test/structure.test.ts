import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const command = resolve(import.meta.dirname, '../../scripts/structure.mjs');
const domains = 'graphql-api/src/domains';
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'campuscart-structure-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes files that import other files by path, and runs the check on them. */
function check(files: Record<string, string[]>) {
  for (const [path, imported] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    const lines = imported.map((name, at) => `import { a as a${at} } from '${'../'.repeat(path.split('/').length - 1)}${name}';`);
    const uses = imported.map((_, at) => `a${at}`);
    writeFileSync(join(root, path), [...lines, `export const a = [${uses.join(', ')}];`].join('\n'));
  }
  const { stdout, status } = spawnSync(process.execPath, [command, root], { encoding: 'utf8' });
  return { passes: status === 0, violations: stdout.split('\n').filter((line) => line.startsWith(' ')) };
}

it('a group may import the groups below it, and entities may reference each other', () => {
  const { violations, passes } = check({
    [`${domains}/people/users/user.entity.ts`]: [`${domains}/trade/orders/order.entity.ts`],
    [`${domains}/people/users/user.service.ts`]: [`${domains}/people/users/user.entity.ts`],
    [`${domains}/trade/orders/order.entity.ts`]: [],
    [`${domains}/trade/orders/order.service.ts`]: [`${domains}/people/users/user.service.ts`],
    [`${domains}/log/events/event.queries.ts`]: [`${domains}/trade/orders/order.entity.ts`],
  });
  expect(violations).toEqual([]);
  expect(passes).toBe(true);
});

it('an import in the wrong direction is reported with both files and the allowed imports, including queries and entities', () => {
  const [service, queries] = [`${domains}/market/products/product.service.ts`, `${domains}/people/users/user.queries.ts`];
  const { violations, passes } = check({
    [service]: [`${domains}/trade/orders/order.queries.ts`],
    [queries]: [`${domains}/trade/orders/order.entity.ts`],
    [`${domains}/trade/orders/order.queries.ts`]: [],
    [`${domains}/trade/orders/order.entity.ts`]: [],
  });
  expect(violations).toEqual([
    `  ${service} -> ${domains}/trade/orders/order.queries.ts`,
    '    goes against the direction: market may import log, media, people',
    `  ${queries} -> ${domains}/trade/orders/order.entity.ts`,
    '    goes against the direction: people may import log, media',
  ]);
  expect(passes).toBe(false);
});

it('the domains of a group and the folders of app/ form no cycle', () => {
  const { violations } = check({
    [`${domains}/trade/orders/order.service.ts`]: [`${domains}/trade/offers/offer.queries.ts`],
    [`${domains}/trade/offers/offer.queries.ts`]: [],
    [`${domains}/trade/offers/offer.service.ts`]: [`${domains}/trade/orders/order.service.ts`],
    'graphql-api/src/app/http/server.ts': ['graphql-api/src/app/jobs/runner.ts'],
    'graphql-api/src/app/jobs/runner.ts': [],
    'graphql-api/src/app/jobs/worker.ts': ['graphql-api/src/app/http/server.ts'],
    'graphql-api/src/app/lost.ts': [],
  });
  expect(violations.filter((line) => line.startsWith('    '))).toEqual([
    ...Array(2).fill('    lies in a cycle of domains: server trade/offers, server trade/orders; they may form none'),
    ...Array(2).fill('    lies in a cycle of rooms of app/: http, jobs; they may form none'),
  ]);
  expect(violations.at(-1)).toBe('  graphql-api/src/app/lost.ts lies in no room: only application.ts lies in app/ itself');
});

it('pages compose domains of every group, and their components import only along the arrows', () => {
  const { violations } = check({
    'frontend/src/trade/orders/StatusBadge.tsx': [],
    'frontend/src/people/users/UserPage.tsx': ['frontend/src/trade/orders/StatusBadge.tsx'],
    'frontend/src/people/users/UserCard.tsx': ['frontend/src/trade/orders/StatusBadge.tsx'],
    'frontend/src/shop/Shelf.tsx': ['frontend/src/trade/orders/StatusBadge.tsx'],
  });
  expect(violations).toEqual([
    '  frontend/src/people/users/UserCard.tsx -> frontend/src/trade/orders/StatusBadge.tsx',
    '    goes against the direction: people may import log, media',
    '  frontend/src/shop/Shelf.tsx -> frontend/src/trade/orders/StatusBadge.tsx',
    '    goes against the direction: shop is no group',
  ]);
});

it('a folder of more than 15 files is too large', () => {
  const files = Array.from({ length: 16 }, (_, at) => [`graphql-api/src/read/file-${at}.ts`, []] as const);
  expect(check(Object.fromEntries(files.map(([path]) => [path, []]))).violations).toEqual(['  graphql-api/src/read: 16 files, at most 15']);
});
