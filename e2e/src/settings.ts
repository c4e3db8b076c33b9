/** The environment in which the built product and the tests run. */
export const environment = process.env;
