/** The status with which the server answers for the page's script; undefined when it cannot be reached. */
async function scriptStatus(): Promise<number | undefined> {
  try {
    return (await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return undefined;
  }
}

/** Whether the server no longer has this page's script, as after a deployment; then only a reload loads the missing parts. */
export const isBuildOutdated = async (): Promise<boolean> => (await scriptStatus()) === 404;

/** Whether the server answers. A machine without a network may serve itself. */
export const isServerReached = async (): Promise<boolean> => (await scriptStatus()) !== undefined;
