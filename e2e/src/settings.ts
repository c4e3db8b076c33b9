/** The environment of the tests and of the server that they start. */
export const environment = process.env;
