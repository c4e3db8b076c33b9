/** Number of bytes of an upload that were sent. `total` is 0 until the upload begins. */
export interface Progress {
  sent: number;
  total: number;
}

/** Options of `fetch`, and a callback for the progress of an upload. */
export interface UploadOptions extends RequestInit {
  onProgress?: (progress: Progress) => void;
}

/** Returns the part of an operation's context that reports the progress of its upload. With a signal, the upload can be aborted. */
export function uploadContext(onProgress: (progress: Progress) => void, signal?: AbortSignal) {
  return { fetchOptions: { onProgress, ...(signal && { signal }) } satisfies UploadOptions };
}

const KB = 1000;
const MB = KB * KB;

/** Formats a number of bytes in kB, or in MB with one decimal. */
export function formatBytes(bytes: number): string {
  return bytes < MB ? `${Math.ceil(bytes / KB)} kB` : `${(bytes / MB).toFixed(1)} MB`;
}
