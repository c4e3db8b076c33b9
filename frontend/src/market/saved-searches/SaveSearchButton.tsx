import { useMutation } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { graphql } from '../../gql/documents.ts';
import type { ProductFilter } from '../../gql/graphql.ts';
import { messages } from '../../lib/texts/messages.ts';
import { useGoToSignIn } from '../../apollo/session/paths.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { toast } from '../../ui/dialogs/toaster.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';

const SaveSearchMutation = graphql(`
  mutation SaveSearch($input: SaveSearchInput!) {
    saveSearch(input: $input) {
      savedSearch {
        id: databaseId
        name
      }
    }
  }
`);

export interface SaveSearchProps {
  text: string;
  filter?: ProductFilter;
}

/** Button that saves a search, so that its owner is notified of new listings. Guests sign in first and come back. */
export function SaveSearchButton({ text, filter }: SaveSearchProps) {
  const viewer = useViewer();
  const goToSignIn = useGoToSignIn();
  const [saved, setSaved] = useState('');
  const [save, { loading }] = useMutation(SaveSearchMutation);
  const key = JSON.stringify([text, filter]);
  const submit = async () => {
    if (!viewer) return goToSignIn();
    try {
      await save({ variables: { input: { text: text || null, filter: filter ?? null } } });
      setSaved(key);
      toast.success(messages.searchSaved);
    } catch (cause) {
      showFailure(cause, messages.searchNotSaved);
    }
  };
  if (saved === key)
    return (
      <Button asChild variant="outline" size="sm" minH="11">
        <Link to="/saved-searches">Saved: see all</Link>
      </Button>
    );
  return (
    <Button variant="outline" size="sm" minH="11" loading={loading} onClick={() => void submit()}>
      Save this search
    </Button>
  );
}
