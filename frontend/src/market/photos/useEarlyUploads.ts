import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { uploadEarly, type ChosenPicture } from './photoUploads.ts';

/** Returns whether the user asked the browser to save data. Pictures are then sent only with the listing. Not every browser reports this. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Sends the chosen pictures of a form while the user fills it in, so that posting the form does not wait for them. */
export function useEarlyUploads(pictures: readonly ChosenPicture[]): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!savesData()) uploadEarly(client, pictures);
  }, [client, pictures]);
}
