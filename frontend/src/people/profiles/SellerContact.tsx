import { Link, Text } from '@chakra-ui/react';

interface Props {
  seller: { email?: string | null | undefined; phone?: string | null | undefined };
  /** Subject of an email to the seller. */
  subject: string;
}

/** Contact data of a seller: phone and email, each as a link. */
export function SellerContact({ seller: { email, phone }, subject }: Props) {
  return (
    <>
      <Text>
        Phone:{' '}
        {phone ? (
          <Link variant="underline" display="inline" href={`tel:${phone}`}>
            {phone}
          </Link>
        ) : (
          'not given'
        )}
      </Text>
      <Text overflowWrap="anywhere">
        Email:{' '}
        {email ? (
          <Link variant="underline" display="inline" href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
            {email}
          </Link>
        ) : (
          'not given'
        )}
      </Text>
    </>
  );
}
