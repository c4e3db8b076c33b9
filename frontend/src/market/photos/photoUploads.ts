import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../gql/documents.ts';
import { requestErrorOf } from '../../lib/texts/requestError.ts';
import { uploadContext } from '../../lib/files/upload.ts';

/** Chosen picture. The key identifies it for the lifetime of the page. */
export interface ChosenPicture {
  key: string;
  file: File;
}

const UploadPhotoMutation = graphql(`
  mutation UploadPhoto($photo: Upload!) {
    uploadPhoto(input: { photo: $photo }) {
      uploadId
    }
  }
`);

/** State of a picture's upload. */
interface Sending {
  id: Promise<string>;
  /** Number of bytes sent so far. */
  sent: number;
  hasFailed: boolean;
}

/** Uploads by the key of the picture. They outlive the form, because the user may leave it and open it again. */
const uploads = new Map<string, Sending>();
const listeners = new Set<() => void>();
let last: Promise<unknown> = Promise.resolve();

async function upload(client: ApolloClient, { file }: ChosenPicture, onSent: (bytes: number) => void): Promise<string> {
  const context = uploadContext(({ sent }) => onSent(Math.min(sent, file.size)));
  const { data } = await client.mutate({ mutation: UploadPhotoMutation, variables: { photo: file }, context });
  onSent(file.size);
  return data!.uploadPhoto.uploadId;
}

/** Starts the upload of a picture after the previous one, so that the cover arrives first and a slow network carries one picture at a time. */
function begin(client: ApolloClient, picture: ChosenPicture): Sending {
  const onSent = (bytes: number) => {
    sending.sent = bytes;
    for (const listener of listeners) listener();
  };
  const id = last.then(() => upload(client, picture, onSent));
  const sending: Sending = { id, sent: 0, hasFailed: false };
  last = id.catch(() => {
    sending.hasFailed = true;
    onSent(0);
  });
  uploads.set(picture.key, sending);
  return sending;
}

/** Sends pictures that were not sent yet, while the user fills in the form. `withUploads` repeats failed uploads. */
export function uploadEarly(client: ApolloClient, pictures: readonly ChosenPicture[]): void {
  for (const picture of pictures) if (!uploads.has(picture.key)) begin(client, picture);
}

/** Returns the upload id of a picture, once the picture is sent. */
function uploadIdOf(client: ApolloClient, picture: ChosenPicture): Promise<string> {
  const known = uploads.get(picture.key);
  return (known && !known.hasFailed ? known : begin(client, picture)).id;
}

/** Returns whether the server no longer has an upload that a request refers to. */
function isGone(error: unknown): boolean {
  const { code, fields } = requestErrorOf(error);
  return code === 'INVALID_INPUT' && ('uploadIds' in fields || 'photos' in fields);
}

/**
 * Sends a request with the upload ids of pictures by key, once all pictures are sent. Pictures that the server no longer has, for example because the
 * form was open for days, are sent once more. Throws the errors of `send` and of the uploads.
 */
export async function withUploads<Result>(
  client: ApolloClient,
  pictures: readonly ChosenPicture[],
  send: (uploadIds: ReadonlyMap<string, string>) => Promise<Result>,
): Promise<Result> {
  const attempt = async () =>
    send(new Map(await Promise.all(pictures.map(async (picture) => [picture.key, await uploadIdOf(client, picture)] as const))));
  try {
    return await attempt();
  } catch (error) {
    if (pictures.length === 0 || !isGone(error)) throw error;
    for (const { key } of pictures) uploads.delete(key);
    return attempt();
  }
}

/** Returns the number of bytes of the pictures that were sent. */
export const sentOf = (pictures: readonly ChosenPicture[]): number => pictures.reduce((sum, { key }) => sum + (uploads.get(key)?.sent ?? 0), 0);

/** Calls a listener whenever more bytes were sent, until the returned function is called. */
export function onSent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
