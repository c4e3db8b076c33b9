/** Replaces the global ids in data with the objects' numbers, as the other servers return them. */
export function withNumbers(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => withNumbers(each));
  if (typeof value === 'string') return key === 'id' ? Buffer.from(value, 'base64').toString('utf8').split(':').at(-1) : value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withNumbers(inner, name)]));
}
