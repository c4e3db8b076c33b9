/** How much of an upload was sent, in bytes; `total` is 0 until it begins. */
export interface Progress {
  sent: number;
  total: number;
}

/** What a request takes beside what `fetch` does. */
export interface UploadOptions extends RequestInit {
  onProgress?: (progress: Progress) => void;
}

/** The part of an operation's context that reports the progress of its upload and, with a signal, can end it. */
export function uploadContext(onProgress: (progress: Progress) => void, signal?: AbortSignal) {
  return { fetchOptions: { onProgress, ...(signal && { signal }) } satisfies UploadOptions };
}

const KB = 1000;
const MB = KB * KB;

/** A number of bytes in kB, or in MB with one decimal. */
export function formatBytes(bytes: number): string {
  return bytes < MB ? `${Math.ceil(bytes / KB)} kB` : `${(bytes / MB).toFixed(1)} MB`;
}
