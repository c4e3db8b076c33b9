/** The fields of an object by their names in the schema, without those that depend on the viewer. */
export type PreloadedRow = Readonly<Record<string, unknown>>;
