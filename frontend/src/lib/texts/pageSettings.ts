/** The settings of the site on the server, by the names of the meta tags in which browsers find them. Filled before anything is rendered. */
export const pageSettings = new Map<string, string>();
