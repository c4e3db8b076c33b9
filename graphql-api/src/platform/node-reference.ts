import type { Viewer } from './context.ts';

/** Names an object that changed; the query planner turns it into what the client asked for. */
export interface NodeReference {
  id: string;
  /** What the statement that wrote it returned for the client's selection, by the response key of the payload's field. */
  returned?: Readonly<Record<string, unknown>> | null;
  /** Who reads the object, where the mutation changed who asks. */
  viewer?: Viewer;
}
