import { getNamedType, isLeafType, Kind, parse, type GraphQLObjectType, type SelectionNode } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { propertiesOf, selectionOf } from '../src/app/http/rest/rest-fields.ts';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import { messageSelection } from '../src/domains/talk/conversations/messages/message.serializer.ts';
import { orderSelection } from '../src/domains/trade/orders/order.serializer.ts';
import { productSelection } from '../src/domains/market/products/product.serializer.ts';
import { userSelection } from '../src/domains/people/users/user.serializer.ts';
import { testApplication } from './application.ts';
import { guest, listing, student } from './test-clients.ts';

const schema = buildBareSchema();

// The application starts in a hook, so that its start does not count as part of the first test.
beforeAll(async () => void (await testApplication()));

const undocumented = 'the documented body has no such field';

/** Plain fields of types with a fixed documented body, and why responses leave them out. */
const leftOut: [type: string, selection: string, fields: Record<string, string>][] = [
  ['Message', messageSelection, { id: 'GraphQL only', readAt: undocumented, removedAt: undocumented }],
  [
    'Order',
    orderSelection,
    {
      id: 'GraphQL only',
      handoverCode: 'the documented calls know no handover',
      handoverConfirmedAt: 'the documented calls know no handover',
      handoverProof: 'the documented calls know no handover',
      total: 'follows from price and quantity',
      unreadCount: 'for pages',
      upiLink: 'the documented calls know no payment link',
      viewerStep: 'for pages',
      awaitsViewer: 'for pages',
      viewerCanConfirmHandover: 'for pages',
      viewerCanConfirmReceived: 'for pages',
      viewerCanDelete: 'for pages',
      viewerCanDispute: 'for pages',
      viewerCanProposeMeeting: 'for pages',
      viewerCanRate: 'for pages',
      viewerCanSetStatus: 'for pages',
      viewerCanWrite: 'for pages',
    },
  ],
  [
    'User',
    userSelection,
    {
      bannedAt: 'for administrators, who have no documented call for it',
      answersWithin: 'for pages',
      hasPassword: undocumented,
      id: 'GraphQL only',
      onTimeShare: 'the documented calls know no ratings of people',
      profilePrivate: undocumented,
      ratingAverage: 'the documented calls know no ratings of people',
      ratingCount: 'the documented calls know no ratings of people',
      suspendedUntil: undocumented,
      unreadNotificationCount: 'for pages',
      updatedAt: undocumented,
      upiId: undocumented,
      viewerHasBlocked: 'for pages',
    },
  ],
];

const names = (selections: readonly SelectionNode[]): string[] => selections.map((each) => (each.kind === Kind.FIELD ? each.name.value : ''));

function selected(selection: string): string[] {
  const [definition] = parse(selection).definitions;
  return definition?.kind === Kind.OPERATION_DEFINITION ? names(definition.selectionSet.selections) : [];
}

const plain = (type: string): string[] =>
  Object.values((schema.getType(type) as GraphQLObjectType).getFields())
    .filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0)
    .map(({ name }) => name);

describe('a REST response', () => {
  it.each(leftOut)('of %s has every scalar field except those left out for a reason', (type, selection, fields) => {
    expect([...selected(selection), ...Object.keys(fields)].filter((name) => plain(type).includes(name)).sort()).toEqual(plain(type).sort());
  });

  it('of a product has every scalar field except those left out, in the response and in its documentation', async () => {
    const id = await listing(await student(), { condition: 'FAIR' });
    const { body } = await (await guest()).rest('GET', `/api/product/get-product/${id}`);
    expect(body.product).toMatchObject({ _id: id, condition: 'FAIR' });
    const { properties, optional } = propertiesOf(schema, productSelection);
    const required = Object.keys(properties).filter((name) => !optional.includes(name));
    expect(Object.keys(body.product)).toEqual(expect.arrayContaining(required));
    expect(optional).toEqual(expect.arrayContaining(['previousPrice', 'reservedUntil']));
    expect(Object.keys(properties)).not.toContain('id');
  });

  it('cannot leave out a field that the type does not have', () => {
    expect(() => selectionOf(schema, { of: 'Product', without: ['colour'], also: '' })).toThrow('Product has no field colour to leave out');
  });
});
