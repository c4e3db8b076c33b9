import type { FragmentType } from '@apollo/client';
import { Button } from '@chakra-ui/react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import type { DealFragment as DealData } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { formatSoon } from '../../lib/format/soon.ts';
import { formatPrice } from '../../lib/format/format.ts';
import { NextStep, type NextStepFragment } from '../handover/NextStep.tsx';
import { offerCardId } from '../offers/offerCardId.ts';
import { DealFragment, dealPart, sidesFor } from './dealState.ts';
import { OrderReserved } from './OrderReserved.tsx';
import { StepBar } from '../handover/StepBar.tsx';

export const DealStepFragment = graphql(
  `
    fragment DealStep on Conversation {
      id: databaseId
      productName
      product {
        id: databaseId
        price
      }
      swap {
        id: databaseId
        status
        orders {
          id: databaseId
          viewerStep
          meeting {
            id: databaseId
            status
            missingAnswers
          }
        }
      }
      ...Deal
    }
  `,
  DealFragment,
);

/** Scrolls to an open offer among the messages and focuses its first button. */
function showOffer(id: string): void {
  const card = document.getElementById(offerCardId(id));
  card?.scrollIntoView({ block: 'nearest' });
  card?.querySelector('button')?.focus();
}

/** Bar for an offer that waits for an answer. */
function OfferStep({ offer, other }: { offer: NonNullable<DealData['openOffer']>; other: string }) {
  const { id, price, topUp, viewerCanAnswer } = offer;
  const what = topUp === null ? formatPrice(price) : 'a swap';
  if (!viewerCanAnswer) return <StepBar line={`You offered ${what}. ${other} has not answered yet.`} />;
  return (
    <StepBar line={`${other} offers ${what}.`}>
      <Button size="sm" minH="11" onClick={() => showOffer(id)}>
        Answer
      </Button>
    </StepBar>
  );
}

interface Props {
  conversation: FragmentType<typeof DealStepFragment>;
  /** Order that the chat shows; undefined if there is none in progress. */
  order: FragmentType<typeof NextStepFragment> | undefined;
  viewerId: string | undefined;
}

/** State of a chat's deal and the viewer's next step: answer the offer, order what is reserved, or continue with the order. */
export function DealStep({ conversation, order, viewerId }: Props) {
  const shown = useFragmentData(DealStepFragment, conversation);
  const deal = useFragmentData(DealFragment, shown);
  const sides = deal && sidesFor(deal, viewerId);
  if (!shown || !sides) return null;
  const { isSeller, other } = sides;
  const part = dealPart(deal);
  if (part === 'offer') return <OfferStep offer={deal.openOffer!} other={other} />;
  if (part !== 'reservation') return order ? <NextStep order={order} viewerId={viewerId} /> : null;
  const { id, price } = shown.product!;
  return (
    <StepBar line={`Reserved for ${isSeller ? other : 'you'} until ${formatSoon(deal.product!.reservedUntil!)}.`}>
      {!isSeller && <OrderReserved product={{ id, price, name: shown.productName! }} seller={other} />}
    </StepBar>
  );
}
