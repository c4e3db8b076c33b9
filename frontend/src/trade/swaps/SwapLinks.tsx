import { Button, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ORDERS_PLACED_PATH, ORDERS_RECEIVED_PATH } from '../../apollo/session/paths.ts';
import type { SwapStatus } from '../../gql/graphql.ts';
import { conversationPath } from '../../talk/conversations/useMessageSeller.ts';

interface Props {
  swap: { status: SwapStatus; conversation: { id: string } | null };
}

/** Links to continue with an agreed swap: to its chat, and to the orders with the viewer's code and the field for the other person's code. */
export function SwapLinks({ swap: { status, conversation } }: Props) {
  return (
    <Flex gap="2" mt="3" wrap="wrap">
      {conversation && (
        <Button asChild minH="11" variant="outline">
          <Link to={conversationPath(conversation.id)}>Chat</Link>
        </Button>
      )}
      {status !== 'CANCELLED' && (
        <>
          <Button asChild minH="11" variant="outline">
            <Link to={ORDERS_PLACED_PATH}>What you get</Link>
          </Button>
          <Button asChild minH="11" variant="outline">
            <Link to={ORDERS_RECEIVED_PATH}>What you give</Link>
          </Button>
        </>
      )}
    </Flex>
  );
}
