import { GraphQLScalarType } from 'graphql';
import { GraphQLUpload, type FileUpload } from 'graphql-upload-minimal';

/**
 * The library's scalar `Upload`, with the promise of its file behind a function: type-graphql waits for promises among arguments, and a
 * file that does not arrive would fail before anybody can say which field it was.
 */
export const Upload = new GraphQLScalarType({
  ...GraphQLUpload.toConfig(),
  specifiedByURL: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
  parseValue: (value) => {
    const file = GraphQLUpload.parseValue(value) as Promise<FileUpload>;
    return () => file;
  },
});
