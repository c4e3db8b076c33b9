/** Whether the server no longer has the script of this page, as after a deploy: only a reload brings the parts that are missing. */
export async function isBuildGone(): Promise<boolean> {
  try {
    return (await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}
