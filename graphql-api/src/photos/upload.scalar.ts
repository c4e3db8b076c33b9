import { GraphQLScalarType } from 'graphql';
import { GraphQLUpload, type FileUpload } from 'graphql-upload-minimal';

/** A file as the transports hand it over. */
export interface UploadedFile {
  createReadStream(): NodeJS.ReadableStream & { truncated?: boolean };
}

/** A file that may still be on its way. */
export type IncomingFile = UploadedFile | (() => Promise<UploadedFile>);

/**
 * The library's scalar `Upload`, with the promise of its file behind a function: type-graphql waits for promises among arguments, and a
 * file that does not arrive would fail before anybody can say which field it was.
 */
export const Upload = new GraphQLScalarType({
  ...GraphQLUpload.toConfig(),
  parseValue: (value) => {
    const file = GraphQLUpload.parseValue(value) as Promise<FileUpload>;
    return () => file;
  },
});
