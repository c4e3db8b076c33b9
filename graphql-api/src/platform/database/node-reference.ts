import type { Viewer } from '../context.ts';

/** Reference to a changed object. The query planner reads the client's selection of it. */
export interface NodeReference {
  id: string;
  /** The returning selection of the write statement, by the response key of the payload's field. */
  returned?: Readonly<Record<string, unknown>> | null;
  /** Viewer as whom the object is read, if the mutation changed the viewer. */
  viewer?: Viewer;
}
