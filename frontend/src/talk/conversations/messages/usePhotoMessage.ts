import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { addMessage } from '../../../apollo/cache/listUpdates.ts';
import { sendOnce } from '../../../lib/files/idempotencyKey.ts';
import { preparePhoto, unreadableBecause } from '../../../lib/files/photo.ts';
import { requestErrorOf } from '../../../lib/texts/requestError.ts';
import { uploadContext, type Progress } from '../../../lib/files/upload.ts';
import { SendMessageMutation } from '../chat/chatDocuments.ts';
import { chatKey, type ChatPlace } from '../chat/chatPlace.ts';

const START: Progress = { sent: 0, total: 0 };

/** Returns the name of the intention. The same photo with the same text is one intention, even if the photo is chosen again after a reload. */
const intentionOf = (place: ChatPlace, { name, size }: File, text: string) => `photo:${chatKey(place)}:${name}:${size}:${text}`;

/**
 * Returns the photo of the message in the input. It is sent while the chat is open and is not part of the outbox, because the browser's storage
 * cannot hold it. `send` resolves to true once the server has stored the message.
 */
export function usePhotoMessage(place: ChatPlace) {
  const client = useApolloClient();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState<Progress>();
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);
  const pick = async (chosen: File) => {
    const prepared = await preparePhoto(chosen);
    setError(prepared ? undefined : await unreadableBecause(chosen));
    if (prepared) setFile(prepared);
  };
  const remove = () => {
    upload.current?.abort();
    if (!upload.current) setFile(null);
    setError(undefined);
  };
  const send = async (text: string): Promise<boolean> => {
    if (!file) return false;
    const attempt = (upload.current = new AbortController());
    setError(undefined);
    setProgress(START);
    try {
      const context = uploadContext(setProgress, attempt.signal);
      const { data } = await sendOnce(intentionOf(place, file, text), (key) =>
        client.mutate({ mutation: SendMessageMutation, variables: { ...place, text, photo: file, key }, context }),
      );
      addMessage(client.cache, place, data!.sendMessage.message.id);
      setFile(null);
      return true;
    } catch (thrown) {
      if (!attempt.signal.aborted) setError(requestErrorOf(thrown).message ?? 'The photo was not sent. Please try again.');
      return false;
    } finally {
      upload.current = null;
      setProgress(undefined);
    }
  };
  return { file, progress, error, pick, remove, send };
}
