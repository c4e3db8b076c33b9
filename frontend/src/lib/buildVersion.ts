/** Whether the server no longer has this page's script, as after a deployment; then only a reload loads the missing parts. */
export async function isBuildOutdated(): Promise<boolean> {
  try {
    return (await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}
