import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { makeCache } from './cachePolicies.ts';

const PRODUCTS = gql`
  query Products($after: String, $sort: String) {
    products(first: 2, after: $after, sort: $sort) {
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id: databaseId
      }
    }
  }
`;

const page = (typename: string, ids: string[], endCursor: string | null = null, hasNextPage = false) => ({
  __typename: `${typename}Connection`,
  pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage },
  nodes: ids.map((id) => ({ __typename: typename, id })),
});

function products(...pages: { ids: string[]; hasNextPage?: boolean; after?: string; sort?: string }[]) {
  const cache = makeCache();
  for (const { ids, hasNextPage = true, ...variables } of pages)
    cache.writeQuery({ query: PRODUCTS, variables, data: { products: page('Product', ids, ids.at(-1), hasNextPage) } });
  return (variables = {}) => {
    const data = cache.readQuery<{ products: ReturnType<typeof page> }>({ query: PRODUCTS, variables });
    return data && { ids: data.products.nodes.map(({ id }) => id), endCursor: data.products.pageInfo.endCursor };
  };
}

describe('a list that is loaded page by page', () => {
  it('appends the next page and keeps the newest cursor', () => {
    expect(products({ ids: ['1', '2'] }, { ids: ['3', '4'], after: '2' })()).toEqual({ ids: ['1', '2', '3', '4'], endCursor: '4' });
  });

  it('shows an item once when it moved to the next page in between', () => {
    expect(products({ ids: ['1', '2'] }, { ids: ['2', '3'], after: '2' })()?.ids).toEqual(['1', '2', '3']);
  });

  it('starts over with a page that has no cursor', () => {
    expect(products({ ids: ['1', '2'] }, { ids: ['3'], after: '2' }, { ids: ['9', '1'] })()?.ids).toEqual(['9', '1']);
  });

  it('keeps its pages when the first page is refetched without changes', () => {
    const grown = [{ ids: ['1', '2'] }, { ids: ['3'], after: '2', hasNextPage: false }];
    expect(products(...grown, { ids: ['1', '2'] })()).toEqual({ ids: ['1', '2', '3'], endCursor: '3' });
    expect(products(...grown, { ids: ['1', '2'], hasNextPage: false })()).toEqual({ ids: ['1', '2'], endCursor: '2' });
  });

  it('is a separate list for another sort order', () => {
    const read = products({ ids: ['1'], sort: 'NEWEST' }, { ids: ['2'], sort: 'PRICE_ASC' });
    expect([read({ sort: 'NEWEST' })?.ids, read({ sort: 'PRICE_ASC' })?.ids, read({ sort: 'PRICE_DESC' })]).toEqual([['1'], ['2'], null]);
  });
});

const CHAT = gql`
  query Chat($after: String) {
    order(id: "7") {
      id: databaseId
      recentMessages(first: 3, after: $after) {
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id: databaseId
        }
      }
    }
  }
`;

function chat(...pages: { ids: string[]; after?: string; hasNextPage?: boolean }[]) {
  const cache = makeCache();
  for (const { ids, after, hasNextPage = true } of pages) {
    const recentMessages = page('Message', ids, ids.at(-1), hasNextPage);
    cache.writeQuery({ query: CHAT, variables: { after }, data: { order: { __typename: 'Order', id: '7', recentMessages } } });
  }
  const { recentMessages } = cache.readQuery<{ order: { recentMessages: ReturnType<typeof page> } }>({ query: CHAT })!.order;
  return { ids: recentMessages.nodes.map(({ id }) => id), ...recentMessages.pageInfo };
}

describe('the messages of a chat', () => {
  it('are listed once and newest first, in any order of arrival', () => {
    expect(chat({ ids: ['12', '9', '8'] }, { ids: ['13', '12', '9'] }).ids).toEqual(['13', '12', '9', '8']);
  });

  it('keep the cursor of the oldest page when newer ones arrive', () => {
    const later = chat({ ids: ['9', '8', '7'], hasNextPage: false }, { ids: ['10', '9', '8'] });
    expect([later.endCursor, later.hasNextPage]).toEqual(['7', false]);
  });

  it('take over the cursor of an earlier page', () => {
    const earlier = chat({ ids: ['9', '8'] }, { ids: ['7', '6'], after: '8', hasNextPage: false });
    expect([earlier.ids, earlier.endCursor, earlier.hasNextPage]).toEqual([['9', '8', '7', '6'], '6', false]);
  });

  it('start over when messages may be missing between the known and the new ones', () => {
    expect(chat({ ids: ['3', '2', '1'] }, { ids: ['30', '29', '28'] }).ids).toEqual(['30', '29', '28']);
  });
});

describe('an object loaded by a list', () => {
  it('is read by its id without a request', () => {
    const cache = makeCache();
    cache.writeQuery({ query: PRODUCTS, data: { products: page('Product', ['4']) } });
    const query = gql`
      query Product {
        product(id: "4") {
          id: databaseId
        }
      }
    `;
    expect(cache.readQuery({ query })).toEqual({ product: { __typename: 'Product', id: '4' } });
  });
});

describe('the lines of an order', () => {
  it('keep fields that a later query does not select', () => {
    const cache = makeCache();
    const long = gql('fragment Long on Order { id: databaseId lines { name quantity } }');
    const short = gql('fragment Short on Order { id: databaseId lines { name } }');
    const order = { __typename: 'Order', id: '7' };
    const line = { __typename: 'OrderLine', name: 'Lamp', quantity: 1 };
    cache.writeFragment({ fragment: long, data: { ...order, lines: [line] } });
    cache.writeFragment({ fragment: short, data: { ...order, lines: [{ __typename: 'OrderLine', name: 'Red lamp' }] } });
    expect(cache.readFragment({ id: 'Order:7', fragment: long })).toMatchObject({ lines: [{ name: 'Red lamp', quantity: 1 }] });
  });
});

describe('the settings of notifications', () => {
  it('are replaced by those of the mutation that changed them', () => {
    const cache = makeCache();
    const settings = (dailyMail: boolean) => ({ notificationSettings: { __typename: 'NotificationSettings', dailyMail } });
    const query = gql('{ notificationSettings { dailyMail } }');
    cache.writeQuery({ query, data: settings(false) });
    cache.writeQuery({
      query: gql('mutation { updateNotificationSettings { notificationSettings { dailyMail } } }'),
      id: 'ROOT_MUTATION',
      data: { updateNotificationSettings: { __typename: 'UpdateNotificationSettingsPayload', ...settings(true) } },
    });
    expect(cache.readQuery({ query })).toEqual(settings(true));
  });
});

describe('an object', () => {
  it('is stored once, whether or not a page also selects its global id', () => {
    const cache = makeCache();
    const named = gql`
      query Named {
        order(id: "12") {
          id: databaseId
          status
        }
      }
    `;
    const reported = gql`
      query Reported {
        order(id: "12") {
          id: databaseId
          globalId: id
          status
        }
      }
    `;
    const order = { __typename: 'Order', id: '12' };
    cache.writeQuery({ query: named, data: { order: { ...order, status: 'SHIPPED' } } });
    cache.writeQuery({ query: reported, data: { order: { ...order, globalId: 'T3JkZXI6MTI=', status: 'DELIVERED' } } });
    expect(cache.readQuery({ query: named })).toEqual({ order: { ...order, status: 'DELIVERED' } });
    expect(cache.readQuery({ query: reported })).toEqual({ order: { ...order, globalId: 'T3JkZXI6MTI=', status: 'DELIVERED' } });
    expect(cache.identify(order)).toBe('Order:12');
  });
});
