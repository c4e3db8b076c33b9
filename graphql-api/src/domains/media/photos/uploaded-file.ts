/** A file as the transports pass it on. */
export interface UploadedFile {
  createReadStream(): NodeJS.ReadableStream & { truncated?: boolean };
}

/** A file that may not have arrived yet. */
export type IncomingFile = UploadedFile | (() => Promise<UploadedFile>);
