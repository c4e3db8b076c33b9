import { useMutation } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../lib/format/format.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';
import { toast } from '../../ui/dialogs/toaster.ts';
import { AnswerWantedMutation, NOT_SENT, SENT, type Answerable } from './answerWanted.ts';
import { sellPath } from './sellPath.ts';

const button = { size: 'sm', minH: '11', maxW: 'full', whiteSpace: 'normal', overflowWrap: 'anywhere', h: 'auto', py: '2' } as const;

interface Props {
  post: Answerable;
  /** Called to ask which of several listings to offer. */
  onChoose: (post: Answerable) => void;
}

/**
 * Button that answers a wanted post. It offers a single matching listing with one tap, asks which one if several match, and otherwise starts a
 * listing with that name.
 */
export function AnswerButton({ post, onChoose }: Props) {
  const { id, title, listings } = post;
  const [answer, { loading, data }] = useMutation(AnswerWantedMutation);
  const [first, ...others] = listings;
  if (!first) {
    return (
      <Button asChild {...button} variant="outline">
        <Link to={sellPath(title)} aria-label={`List it now: ${title}`}>
          List it now
        </Link>
      </Button>
    );
  }
  if (others.length > 0) {
    return (
      <Button {...button} aria-label={`I have this: ${title}`} onClick={() => onChoose(post)}>
        I have this
      </Button>
    );
  }
  const send = () =>
    answer({ variables: { id, productId: first.id } }).then(
      () => toast.success(SENT),
      (error: unknown) => showFailure(error, NOT_SENT),
    );
  return (
    <Button {...button} loading={loading} disabled={data !== undefined && data !== null} onClick={() => void send()}>
      {data ? 'Sent' : `Offer ${first.name}, ${formatPrice(first.price)}`}
    </Button>
  );
}
