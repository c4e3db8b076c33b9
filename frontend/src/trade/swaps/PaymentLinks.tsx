import { Button, Flex } from '@chakra-ui/react';
import type { SwapProposalCardFragment } from '../../gql/graphql.ts';
import { formatAmount } from '../../lib/format/format.ts';

/**
 * Links that open a UPI app for each payment of an agreed swap from the viewer to somebody who gives the viewer nothing. Other payments are shown
 * with the orders.
 */
export function PaymentLinks({ transfers }: Pick<SwapProposalCardFragment, 'transfers'>) {
  const payments = transfers.flatMap(({ upiLink, to, amount }) => (upiLink ? [{ upiLink, to, amount }] : []));
  return (
    payments.length > 0 && (
      <Flex gap="2" mt="3" wrap="wrap">
        {payments.map(({ upiLink, to, amount }) => (
          <Button key={to.id} asChild minH="11" variant="outline" whiteSpace="normal">
            <a href={upiLink}>
              Pay {to.name} {formatAmount(amount)} by UPI
            </a>
          </Button>
        ))}
      </Flex>
    )
  );
}
