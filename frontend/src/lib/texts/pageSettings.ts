/** Settings of the site on the server, by the names of the meta tags from which browsers read them. They are set before anything is rendered. */
export const pageSettings = new Map<string, string>();
