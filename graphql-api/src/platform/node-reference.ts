/** An object by the names of the schema, without what depends on who asks. */
export type PreloadedRow = Readonly<Record<string, unknown>>;

/** Names an object that changed; the query planner turns it into what the client asked for. */
export interface NodeReference {
  id: string;
  /** What the statement that wrote it returned for the client's selection, by the response key of the payload's field. */
  returned?: Readonly<Record<string, unknown>> | null;
}
