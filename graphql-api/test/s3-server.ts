import S3rver from 's3rver';

/** An S3 server with a bucket named `photos`, whose objects are in a folder. Its credentials are fixed; of a signature it verifies the key's id. */
export function s3Server(directory: string): S3rver {
  return new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'photos', configs: [] }] });
}
