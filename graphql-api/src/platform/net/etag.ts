/** Whether one of the validators of `If-None-Match` is this one; `W/` and `*` count as RFC 9110 says. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const opaque = (validator: string): string => validator.trim().replace(/^W\//, '');
  const given = (header ?? '').split(',').map(opaque);
  return given.includes('*') || given.includes(opaque(etag));
}
