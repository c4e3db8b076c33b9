import type { Progress } from '../../lib/files/upload.ts';

const ended = () => new DOMException('The upload was cancelled.', 'AbortError');

/** Sends a request and reports how many bytes of the body were sent, which only XMLHttpRequest knows. */
export function uploadFetch(
  url: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onProgress: (progress: Progress) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
    request.onload = () =>
      resolve(
        new Response(request.responseText, { status: request.status, headers: { 'content-type': request.getResponseHeader('content-type') ?? '' } }),
      );
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => reject(ended());
    if (signal?.aborted) return reject(ended());
    signal?.addEventListener('abort', () => request.abort());
    request.send(body as XMLHttpRequestBodyInit);
  });
}
