/** What the product sets for its connections; the others have the same. */
const settings = {
  timezone: 'UTC',
  'pg_trgm.word_similarity_threshold': '0.45',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
};

/** As statements for a new connection. */
export const SETTINGS = Object.entries(settings)
  .map(([name, value]) => `set ${name} = '${value}'`)
  .join('; ');

/** As options of a connection's URL. */
export const SETTINGS_IN_URL = encodeURIComponent(
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
);
