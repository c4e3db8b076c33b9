/** A file as the transports hand it over. */
export interface UploadedFile {
  createReadStream(): NodeJS.ReadableStream & { truncated?: boolean };
}

/** A file that may still be on its way. */
export type IncomingFile = UploadedFile | (() => Promise<UploadedFile>);
