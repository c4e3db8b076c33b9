/** Returns whether `If-None-Match` contains this entity tag. `W/` and `*` are handled as in RFC 9110. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const opaque = (validator: string): string => validator.trim().replace(/^W\//, '');
  const given = (header ?? '').split(',').map(opaque);
  return given.includes('*') || given.includes(opaque(etag));
}
