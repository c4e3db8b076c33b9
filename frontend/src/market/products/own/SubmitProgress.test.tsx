// @vitest-environment happy-dom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeCache } from '../../../apollo/cache/cachePolicies.ts';
import { idempotencyKeyOf } from '../../../lib/files/idempotencyKey.ts';
import { makeSystem } from '../../../ui/theme/theme.ts';
import { SubmitProgress } from './SubmitProgress.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DRAFT = 'product:new';

/** Renders the steps of a form that is being sent. `report` emits the finished steps as the server does. */
function sending({ hasPhoto = true, productId }: { hasPhoto?: boolean; productId?: string } = {}) {
  const reports = new Subject<ApolloLink.Result>();
  const asked: object[] = [];
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables);
    return reports;
  });
  render(
    <ApolloProvider client={new ApolloClient({ cache: makeCache(), link })}>
      <ChakraProvider value={makeSystem()}>
        <SubmitProgress hasPhoto={hasPhoto} draft={DRAFT} productId={productId} />
      </ChakraProvider>
    </ApolloProvider>,
  );
  const report = (...reviewStepsFinished: string[]) => act(() => reports.next({ data: { reviewStepsFinished } }));
  const shown = () => screen.getByRole('status').textContent;
  return { asked, report, shown };
}

function stepsShown(hasPhoto: boolean): (string | null)[] {
  const { shown } = sending({ hasPhoto });
  return Array.from({ length: 6 }, () => {
    const text = shown();
    act(() => void vi.advanceTimersByTime(2000));
    return text;
  });
}

it('shows each step of the review once and stays at the last one while the server reports none', () => {
  expect(stepsShown(true)).toEqual([
    'Checking with the marketplace norms...',
    'Validating image with AI...',
    'Analysing description with AI...',
    'Ensuring compliance with standards...',
    'Final verification...',
    'Final verification...',
  ]);
});

it('shows no photo step without a new photo', () => {
  expect(stepsShown(false)).not.toContain('Validating image with AI...');
});

it('shows the unfinished step for as long as it takes', () => {
  const { report, shown } = sending();
  report('NORMS', 'DESCRIPTION', 'STANDARDS');
  act(() => void vi.advanceTimersByTime(20_000));
  expect(shown()).toBe('Validating image with AI...3 of 5 checks finished');
  report('NORMS', 'DESCRIPTION', 'STANDARDS', 'PICTURE', 'VERIFICATION');
  expect(shown()).toBe('Final verification...5 of 5 checks finished');
});

it('does not wait for a photo that the server could not check', () => {
  const { report, shown } = sending();
  report('NORMS', 'DESCRIPTION', 'STANDARDS', 'VERIFICATION');
  expect(shown()).toBe('Final verification...4 of 4 checks finished');
});

it('follows a new listing by the key of its draft and a changed one by its id', () => {
  expect(sending().asked).toEqual([{ idempotencyKey: idempotencyKeyOf(DRAFT) }]);
  expect(sending({ productId: '7' }).asked).toEqual([{ productId: '7' }]);
});
