/** Session settings of CampusCart's connections. The other servers use the same. */
const settings = {
  timezone: 'UTC',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
};

/** The settings as statements for a new connection. */
export const SETTINGS = Object.entries(settings)
  .map(([name, value]) => `set ${name} = '${value}'`)
  .join('; ');

/** The settings as options of a connection URL. */
export const SETTINGS_IN_URL = encodeURIComponent(
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
);
