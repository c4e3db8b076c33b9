import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { uploadEarly, type ChosenPicture } from './photoUploads.ts';

/** Whether the user asked the browser to save data: pictures are then sent with the listing alone. Not every browser says so. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Sends the chosen pictures of a form while it is filled in, so that posting it does not wait for them. */
export function useEarlyUploads(pictures: readonly ChosenPicture[]): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!savesData()) uploadEarly(client, pictures);
  }, [client, pictures]);
}
