import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../gql/documents.ts';
import { requestErrorOf } from '../../lib/texts/requestError.ts';
import { uploadContext } from '../../lib/files/upload.ts';

/** A chosen picture; the key identifies it as long as the page lives. */
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

/** The upload of a picture. */
interface Sending {
  id: Promise<string>;
  /** Bytes that were sent so far. */
  sent: number;
  hasFailed: boolean;
}

/** By the key of the picture. They outlive the form, which may be left and opened again. */
const uploads = new Map<string, Sending>();
const listeners = new Set<() => void>();
let last: Promise<unknown> = Promise.resolve();

async function upload(client: ApolloClient, { file }: ChosenPicture, onSent: (bytes: number) => void): Promise<string> {
  const context = uploadContext(({ sent }) => onSent(Math.min(sent, file.size)));
  const { data } = await client.mutate({ mutation: UploadPhotoMutation, variables: { photo: file }, context });
  onSent(file.size);
  return data!.uploadPhoto.uploadId;
}

/** One after the other: the cover is there first, and a slow network carries one picture at a time. */
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

/** Sends pictures that were not sent yet, while the form is filled in. What fails is sent again by `withUploads`. */
export function uploadEarly(client: ApolloClient, pictures: readonly ChosenPicture[]): void {
  for (const picture of pictures) if (!uploads.has(picture.key)) begin(client, picture);
}

/** The id of the upload of a picture, once it is sent. */
function uploadIdOf(client: ApolloClient, picture: ChosenPicture): Promise<string> {
  const known = uploads.get(picture.key);
  return (known && !known.hasFailed ? known : begin(client, picture)).id;
}

/** Whether the server no longer has an upload that a request names. */
function isGone(error: unknown): boolean {
  const { code, fields } = requestErrorOf(error);
  return code === 'INVALID_INPUT' && ('uploadIds' in fields || 'photos' in fields);
}

/**
 * Sends a request with the ids of the uploads of pictures, by their keys, once all are sent. Those that the server has no longer, because the form was open for days,
 * are sent once more. Throws what `send` throws, and the error of an upload.
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

/** Bytes that were sent of some pictures. */
export const sentOf = (pictures: readonly ChosenPicture[]): number => pictures.reduce((sum, { key }) => sum + (uploads.get(key)?.sent ?? 0), 0);

/** Calls a listener whenever more was sent, until the returned function is called. */
export function onSent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
