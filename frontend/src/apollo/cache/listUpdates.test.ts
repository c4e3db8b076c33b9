import { gql } from '@apollo/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeCache } from './cachePolicies.ts';
import {
  addMessage,
  addNotification,
  invalidateOrdersPlaced,
  invalidateProductLists,
  markNotificationRead,
  removeFromCache,
  setPushSubscriptions,
  updateOrderList,
} from './listUpdates.ts';

const LISTS = gql`
  query Lists {
    me {
      id: databaseId
      ordersReceived(first: 20) {
        nodes {
          id: databaseId
        }
      }
      ordersPlaced(first: 20) {
        nodes {
          id: databaseId
        }
      }
      products(first: 12) {
        nodes {
          id: databaseId
        }
      }
    }
    products(first: 8) {
      totalCount
      nodes {
        id: databaseId
      }
    }
  }
`;

const CHAT = gql`
  query Chat {
    order(id: "5") {
      id: databaseId
      recentMessages(first: 50) {
        nodes {
          id: databaseId
        }
      }
    }
  }
`;

const nodes = (typename: string, ...ids: string[]) => ids.map((id) => ({ __typename: typename, id }));
let cache: ReturnType<typeof makeCache>;

beforeEach(() => {
  cache = makeCache();
  cache.writeQuery({
    query: LISTS,
    data: {
      me: {
        __typename: 'User',
        id: '1',
        ordersReceived: { __typename: 'OrderConnection', nodes: nodes('Order', '6', '5') },
        ordersPlaced: { __typename: 'OrderConnection', nodes: nodes('Order', '4') },
        products: { __typename: 'ProductConnection', nodes: nodes('Product', '2', '3') },
      },
      products: { __typename: 'ProductConnection', totalCount: 2, nodes: nodes('Product', '2', '3') },
    },
  });
  const recentMessages = { __typename: 'MessageConnection', nodes: nodes('Message', '8') };
  cache.writeQuery({ query: CHAT, data: { order: { __typename: 'Order', id: '5', recentMessages } } });
});

interface Lists {
  me: Record<'ordersReceived' | 'ordersPlaced' | 'products', { nodes: { id: string }[] }>;
}
const idsOf = (list: keyof Lists['me']) => cache.readQuery<Lists>({ query: LISTS, returnPartialData: true })?.me[list]?.nodes.map(({ id }) => id);

describe('updateOrderList', () => {
  const received = (orderId: string, isListed = true) => updateOrderList(cache, { userId: '1', orderId, list: 'ordersReceived', isListed });

  it('puts a new order at the start', () => {
    cache.writeFragment({ fragment: gql('fragment NewOrder on Order { id: databaseId }'), data: { __typename: 'Order', id: '9' } });
    received('9');
    expect(idsOf('ordersReceived')).toEqual(['9', '6', '5']);
  });

  it('keeps the position of a listed order', () => {
    received('5');
    expect(idsOf('ordersReceived')).toEqual(['6', '5']);
  });

  it('removes an order from the named list only', () => {
    received('6', false);
    expect([idsOf('ordersReceived'), idsOf('ordersPlaced')]).toEqual([['5'], ['4']]);
  });

  it('does nothing when the list was never loaded', () => {
    updateOrderList(cache, { userId: '2', orderId: '6', list: 'ordersPlaced', isListed: true });
    expect(idsOf('ordersPlaced')).toEqual(['4']);
  });
});

describe('addMessage', () => {
  const messages = () => cache.readQuery<{ order: { recentMessages: { nodes: { id: string }[] } } }>({ query: CHAT })!.order.recentMessages.nodes;

  it('adds a message to its chat once, although the mutation and the subscription both deliver it', () => {
    cache.writeFragment({ fragment: gql('fragment NewMessage on Message { id: databaseId }'), data: { __typename: 'Message', id: '9' } });
    addMessage(cache, { orderId: '5' }, '9');
    addMessage(cache, { orderId: '5' }, '9');
    expect(messages().map(({ id }) => id)).toEqual(['9', '8']);
  });
});

describe('server-ordered lists', () => {
  it("are refetched after a product is changed, including the user's own lists", () => {
    invalidateProductLists(cache);
    expect(cache.readQuery({ query: LISTS })).toBeNull();
    expect([idsOf('products'), idsOf('ordersPlaced')]).toEqual([undefined, ['4']]);
  });

  it('do not touch the own list of a guest', () => {
    const guest = makeCache();
    expect(() => invalidateProductLists(guest)).not.toThrow();
  });

  it('of placed orders are refetched after an order is placed', () => {
    invalidateOrdersPlaced(cache, '1');
    expect([idsOf('ordersPlaced'), idsOf('ordersReceived')]).toEqual([undefined, ['6', '5']]);
  });
});

describe('removeFromCache', () => {
  it('removes a deleted product from the own list and refetches the lists that count products', () => {
    removeFromCache(cache, 'Product', '2');
    expect(idsOf('products')).toEqual(['3']);
    expect(Object.keys(cache.extract().ROOT_QUERY ?? {}).filter((field) => field.startsWith('products'))).toEqual([]);
  });

  it('removes a deleted order from its list', () => {
    removeFromCache(cache, 'Order', '5');
    expect(idsOf('ordersReceived')).toEqual(['6']);
  });

  it('changes nothing when the mutation returned no id', () => {
    const before = JSON.stringify(cache.extract());
    removeFromCache(cache, 'Order', undefined);
    expect(JSON.stringify(cache.extract())).toBe(before);
  });
});

describe('a new notification', () => {
  const NOTIFICATIONS = gql`
    query Notifications {
      me {
        id: databaseId
        notifications(first: 20) {
          nodes {
            id: databaseId
            kind
            link
            readAt
          }
        }
      }
    }
  `;
  const notification = (id: string, kind: string, readAt: string | null = null) => ({
    __typename: 'Notification',
    id,
    kind,
    link: '/dashboard/user/chats?conversation=5',
    readAt,
  });
  const listed = (...before: object[]) => {
    const connection = { __typename: 'NotificationConnection', nodes: before };
    cache.writeQuery({ query: NOTIFICATIONS, data: { me: { __typename: 'User', id: '1', notifications: connection } } });
    const added = cache.writeFragment({ fragment: NEW, data: notification('9', 'OFFER') });
    expect(added).toBeDefined();
    addNotification(cache, '1', { id: '9', kind: 'OFFER', link: '/dashboard/user/chats?conversation=5' });
    return cache
      .readQuery<{ me: { notifications: { nodes: { id: string }[] } } }>({ query: NOTIFICATIONS })!
      .me.notifications.nodes.map(({ id }) => id);
  };
  const NEW = gql`
    fragment New on Notification {
      id: databaseId
      kind
      link
      readAt
    }
  `;

  it('of an offer replaces the unread one of the same conversation', () => {
    expect(listed(notification('8', 'OFFER'), notification('7', 'REVIEW'))).toEqual(['9', '7']);
  });

  it('keeps read notifications, and for messages those of other kinds', () => {
    expect(listed(notification('8', 'OFFER', '2026-01-01T00:00:00Z'), notification('7', 'MESSAGE'))).toEqual(['9', '8', '7']);
  });
});

describe('an opened notification', () => {
  it('is read at that time, and is the only one changed', () => {
    const fragment = gql('fragment Read on Notification { id: databaseId readAt }');
    const write = (id: string) => cache.writeFragment({ fragment, data: { __typename: 'Notification', id, readAt: null } });
    [write('1'), write('2')].forEach((written) => expect(written).toBeDefined());
    markNotificationRead(cache, '1', new Date('2026-11-24T08:00:00Z'));
    const readAt = (id: string) => cache.readFragment<{ readAt: string | null }>({ id: `Notification:${id}`, fragment })!.readAt;
    expect([readAt('1'), readAt('2')]).toEqual(['2026-11-24T08:00:00.000Z', null]);
  });
});

describe('the devices that show notifications', () => {
  it('are those returned by the last mutation', () => {
    const query = gql('{ pushPublicKey pushSubscriptions { endpoint } }');
    const device = (endpoint: string) => ({ __typename: 'PushSubscription', endpoint });
    cache.writeQuery({ query, data: { pushPublicKey: 'key', pushSubscriptions: [device('https://push.example/1')] } });
    setPushSubscriptions(cache, [device('https://push.example/2')]);
    expect(cache.readQuery({ query })).toEqual({ pushPublicKey: 'key', pushSubscriptions: [device('https://push.example/2')] });
  });
});
