import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { addMessage } from '../../../apollo/cache/listUpdates.ts';
import { newKey } from '../../../lib/files/idempotencyKey.ts';
import { preparePhoto, unreadableBecause } from '../../../lib/files/photo.ts';
import { requestErrorOf } from '../../../lib/texts/requestError.ts';
import { uploadContext, type Progress } from '../../../lib/files/upload.ts';
import { SendMessageMutation } from '../chat/chatDocuments.ts';
import type { ChatPlace } from '../chat/chatPlace.ts';

const START: Progress = { sent: 0, total: 0 };

/** One key for all attempts with the same photo and words, so that an attempt whose response was lost is not stored twice. */
function useAttemptKey() {
  const last = useRef<{ file: File; text: string; key: string }>(null);
  return (file: File, text: string): string => {
    if (last.current?.file !== file || last.current.text !== text) last.current = { file, text, key: newKey() };
    return last.current.key;
  };
}

/**
 * The photo of the message in the input. It is sent while the chat is open and not kept in the outbox, because the browser's storage cannot hold it.
 * `send` is true once the server has the message.
 */
export function usePhotoMessage(place: ChatPlace) {
  const client = useApolloClient();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState<Progress>();
  const upload = useRef<AbortController>(null);
  const keyOf = useAttemptKey();
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
      const variables = { ...place, text, photo: file, key: keyOf(file, text) };
      const { data } = await client.mutate({ mutation: SendMessageMutation, variables, context: uploadContext(setProgress, attempt.signal) });
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
