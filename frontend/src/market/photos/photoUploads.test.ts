import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newKey } from '../../lib/files/idempotencyKey.ts';
import { sentOf, uploadEarly, withUploads, type ChosenPicture } from './photoUploads.ts';

/** Responses to the uploads, in turn: an id, or a connection error. Later uploads get generated ids. */
let answers: (string | Error)[];
let sent: string[];
let underWay: number;
let mostAtOnce: number;

const link = new ApolloLink(
  ({ variables }) =>
    new Observable((observer) => {
      const answer = answers.shift() ?? `upload ${sent.length}`;
      sent.push((variables.photo as File).name);
      mostAtOnce = Math.max(mostAtOnce, ++underWay);
      setTimeout(() => {
        underWay--;
        if (answer instanceof Error) return observer.error(answer);
        observer.next({ data: { uploadPhoto: { __typename: 'UploadPhotoPayload', uploadId: answer } } });
        observer.complete();
      });
    }),
);
const client = new ApolloClient({ link, cache: new InMemoryCache() });
const picture = (name: string): ChosenPicture => ({ key: newKey(), file: new File(['pixels'], name) });
const idsOf = (pictures: readonly ChosenPicture[]) => withUploads(client, pictures, async (ids) => pictures.map(({ key }) => ids.get(key)));

const fields = [{ field: 'uploadIds', message: 'A photo is no longer there.' }];
const gone = new CombinedGraphQLErrors({ errors: [{ message: 'Gone', extensions: { code: 'INVALID_INPUT', fields } }] });

beforeEach(() => {
  [answers, sent, underWay, mostAtOnce] = [[], [], 0, 0];
});

describe('the photos of a form', () => {
  it('are sent once, one after another, and the request has their ids in their order', async () => {
    const pictures = [picture('a'), picture('b'), picture('c')];
    uploadEarly(client, pictures.slice(0, 2));
    uploadEarly(client, pictures);
    expect(await idsOf(pictures.toReversed())).toEqual(['upload 2', 'upload 1', 'upload 0']);
    expect([sent, mostAtOnce, sentOf(pictures)]).toEqual([['a', 'b', 'c'], 1, 18]);
  });

  it('are sent again with the request if that failed before, but not earlier', async () => {
    const [lost, next] = [picture('lost'), picture('next')];
    answers = [new TypeError('Failed to fetch')];
    uploadEarly(client, [lost, next]);
    expect(await idsOf([next])).toEqual(['upload 1']);
    uploadEarly(client, [lost, next]);
    expect(sent).toEqual(['lost', 'next']);
    expect(sentOf([lost])).toBe(0);
    expect(await idsOf([lost, next])).toEqual(['upload 2', 'upload 1']);
  });

  it('have their error thrown by the request', async () => {
    answers = [new TypeError('Failed to fetch')];
    await expect(idsOf([picture('a')])).rejects.toThrow('Failed to fetch');
  });

  it('are sent again if the server no longer has them', async () => {
    const pictures = [picture('old')];
    const tried: (string | undefined)[] = [];
    const send = async (ids: ReadonlyMap<string, string>) => {
      tried.push(ids.get(pictures[0]!.key));
      if (tried.length === 1) throw gone;
    };
    await withUploads(client, pictures, send);
    expect(tried).toEqual(['upload 0', 'upload 1']);
  });

  it('do not cause a retry of a rejected request if there are none', async () => {
    const send = vi.fn().mockRejectedValue(gone);
    await expect(withUploads(client, [], send)).rejects.toBe(gone);
    expect(send).toHaveBeenCalledOnce();
  });
});
