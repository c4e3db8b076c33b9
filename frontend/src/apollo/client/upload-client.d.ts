declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import { ApolloLink } from '@apollo/client';
  import type { UploadOptions } from '../../lib/files/upload.ts';

  export default class UploadHttpLink extends ApolloLink {
    constructor(options: { uri: string; headers?: Record<string, string>; fetch?: (url: string, options: UploadOptions) => Promise<Response> });
  }
}
