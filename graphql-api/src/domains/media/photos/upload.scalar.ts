import { GraphQLScalarType } from 'graphql';
import { GraphQLUpload, type FileUpload } from 'graphql-upload-minimal';

/**
 * The library's scalar `Upload`, with its file's promise wrapped in a function. Type-graphql awaits promises among arguments, so a file that does not
 * arrive would fail before its field is known.
 */
export const Upload = new GraphQLScalarType({
  ...GraphQLUpload.toConfig(),
  specifiedByURL: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
  parseValue: (value) => {
    const file = GraphQLUpload.parseValue(value) as Promise<FileUpload>;
    return () => file;
  },
});
