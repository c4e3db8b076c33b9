import { Button, CloseButton, Flex, HStack, Text } from '@chakra-ui/react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ProductAvailability } from '../../../gql/graphql.ts';
import { formatPrice } from '../../../lib/format/format.ts';
import { Panel } from '../../../ui/elements/Panel.tsx';
import { ReviewResults, type Review } from '../own/ReviewResults.tsx';
import { ShareButton } from '../share/ShareButton.tsx';

interface Listed {
  id: string;
  name: string;
  price: number;
  availability: ProductAvailability;
  review: Review;
}

/** Returns a link that opens WhatsApp with a text. */
const whatsAppUrl = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;

/**
 * Notice that offers to share a new listing, or says that it waits for an administrator. The data is part of the navigation state, so another visit
 * shows nothing.
 */
export function ListedNotice() {
  const { state, pathname } = useLocation() as { state: { listed?: Listed } | null; pathname: string };
  const navigate = useNavigate();
  const listed = state?.listed;
  if (!listed) return null;
  const isHeld = listed.availability === 'IN_REVIEW';
  const path = `/product/${listed.id}`;
  const text = `${listed.name} for ${formatPrice(listed.price)}: ${location.origin}${path}`;
  return (
    <Panel as="section" aria-label={isHeld ? 'Your listing' : 'Share your listing'} mb="5" p="4">
      <Flex justify="space-between" gap="2">
        <Text fontWeight="bold" overflowWrap="anywhere">
          {isHeld ? `${listed.name} is published after a look by an administrator.` : `${listed.name} is listed. Tell your friends.`}
        </Text>
        <CloseButton aria-label="Close" onClick={() => void navigate(pathname, { replace: true, state: null })} />
      </Flex>
      {!isHeld && (
        <>
          <HStack mt="2" gap="2" wrap="wrap">
            <ShareButton title={listed.name} path={path} />
            <Button asChild variant="ghost" size="sm" minH="11">
              <a href={whatsAppUrl(text)} target="_blank" rel="noreferrer">
                Send on WhatsApp
              </a>
            </Button>
          </HStack>
          <ReviewResults review={listed.review} />
        </>
      )}
    </Panel>
  );
}
