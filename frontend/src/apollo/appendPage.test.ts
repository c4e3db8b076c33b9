import { expect, it } from 'vitest';
import { appendPage } from './appendPage.ts';

const page = (hasNextPage: boolean, ...ids: string[]) => ({ totalCount: 3, pageInfo: { hasNextPage }, nodes: ids.map((id) => ({ id })) });

it('appends a page, lists items of both pages once, and takes the end of the newer page', () => {
  expect(appendPage(page(true, '1', '2'), page(false, '2', '3'))).toEqual(page(false, '1', '2', '3'));
});
