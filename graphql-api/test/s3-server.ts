import S3rver from 's3rver';

/**
 * Returns an S3 server with a bucket named `photos`, whose objects are files in a folder. Its credentials are fixed. Of a signature, it verifies only
 * the key id.
 */
export function s3Server(directory: string): S3rver {
  return new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'photos', configs: [] }] });
}
