import { useMutation } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { offerUndo } from '../../apollo/undo/offerUndo.ts';
import { CloseWantedMutation } from './closeWanted.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';

const button = { size: 'sm', minH: '11', variant: 'outline' } as const;

/** Actions of the owner of an open wanted post: change and close it. */
export function WantedActions({ post: { id, title } }: { post: { id: string; title: string } }) {
  const [close, { loading }] = useMutation(CloseWantedMutation);
  const closeOwn = () =>
    close({ variables: { id } })
      .then(({ data }) => offerUndo('Closed.', data?.closeWantedPost))
      .catch((error: unknown) => showFailure(error, 'It could not be closed. Try again.'));
  return (
    <>
      <Button asChild {...button}>
        <Link to={`/wanted/new?post=${id}`} aria-label={`Change ${title}`}>
          Change
        </Link>
      </Button>
      <Button {...button} loading={loading} aria-label={`Close ${title}`} onClick={() => void closeOwn()}>
        Close
      </Button>
    </>
  );
}
