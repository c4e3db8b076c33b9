// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeSystem } from '../../ui/theme/theme.ts';
import { NextStep, NextStepFragment } from './NextStep.tsx';

const people = { buyer: { __typename: 'User', id: '1', name: 'Asha' }, seller: { __typename: 'User', id: '2', name: 'Ravi' } };

const meeting = (status: string, by: string) => ({
  __typename: 'Meeting',
  id: '5',
  at: '2026-11-25T11:30:00.000Z',
  status,
  spot: { __typename: 'CampusSpot', id: '6', name: 'Library gate' },
  proposedBy: { __typename: 'User', id: by },
});

function show(viewerId: string, order: object) {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  const data = {
    __typename: 'Order',
    id: '9',
    status: 'NOT_PROCESSED',
    viewerStep: null,
    handoverConfirmedAt: null,
    meeting: null,
    ...people,
    ...order,
  };
  client.cache.writeFragment({ fragment: NextStepFragment, data: data as never });
  const { container } = render(
    <ApolloProvider client={client}>
      <ChakraProvider value={makeSystem()}>
        <MemoryRouter>
          <NextStep order={data as never} viewerId={viewerId} />
        </MemoryRouter>
      </ChakraProvider>
    </ApolloProvider>,
  );
  return { line: container.querySelector('p')?.textContent, buttons: screen.queryAllByRole('button').map(({ textContent }) => textContent) };
}

it.each([
  ['1', { viewerStep: 'PROPOSE_MEETING' }, /^Ordered. When and where do you meet\?$/, ['Propose a meeting']],
  ['1', { viewerStep: 'ANSWER_MEETING', meeting: meeting('PROPOSED', '2') }, /^Meet .*, Library gate\?$/, ['Accept', 'Another time']],
  ['2', { meeting: meeting('PROPOSED', '2') }, /^You proposed .*, Library gate\. Asha has not answered yet\.$/, []],
  ['1', { viewerStep: 'SHOW_CODE', meeting: meeting('ACCEPTED', '2') }, /^You meet .*, Library gate\.$/, ['Show the code']],
  ['2', { viewerStep: 'ENTER_CODE', status: 'SHIPPED' }, /^Ready to hand over\.$/, ['Enter the code']],
  ['1', { viewerStep: 'CONFIRM_RECEIVED', status: 'DELIVERED' }, /^Ravi says that it is delivered/, ['Confirm or object']],
  ['2', { status: 'DELIVERED' }, /^Delivered\. Asha has not confirmed it yet\.$/, []],
  ['2', { viewerStep: 'RATE', handoverConfirmedAt: '2026-11-25T11:30:00.000Z' }, /^Handed over/, ['Rate Asha']],
  ['1', { status: 'CANCELLED' }, /^The order is cancelled\.$/, []],
])('tells user %s the state of an order with one thing to do: %j', (viewerId, order, line, buttons) => {
  const shown = show(viewerId, order);
  expect(shown.line).toMatch(line);
  expect(shown.buttons).toEqual(buttons);
});

it("links to the order on that side's page while the other side is to act, and shows nothing to others", () => {
  show('2', {});
  expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe('/dashboard/user/order?handover=9');
  expect(show('7', {}).line).toBeUndefined();
});
