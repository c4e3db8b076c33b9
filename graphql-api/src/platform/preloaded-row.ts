/** An object by the names of the schema, without what depends on who asks. */
export type PreloadedRow = Readonly<Record<string, unknown>>;
