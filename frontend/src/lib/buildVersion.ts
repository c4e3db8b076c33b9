/** Returns the status of a request for the page's script; undefined if the server cannot be reached. */
async function scriptStatus(): Promise<number | undefined> {
  try {
    return (await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return undefined;
  }
}

/** Returns whether the server no longer has this page's script, as after a deployment. Then only a reload loads the missing parts. */
export const isBuildOutdated = async (): Promise<boolean> => (await scriptStatus()) === 404;

/** Returns whether the server responds. On the server's own machine it may do so without a network. */
export const isServerReached = async (): Promise<boolean> => (await scriptStatus()) !== undefined;
