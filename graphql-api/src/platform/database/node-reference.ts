import type { Viewer } from '../context.ts';

/** References an object that changed; the query planner reads the client's selection of it. */
export interface NodeReference {
  id: string;
  /** The returning selection of the write statement, by the response key of the payload's field. */
  returned?: Readonly<Record<string, unknown>> | null;
  /** The viewer that reads the object, where the mutation changed the viewer. */
  viewer?: Viewer;
}
