import type { MappedClass } from './mapped-class.ts';
import type { MappingPart } from './mapping.ts';

type Class = new () => object;

/** Everything that a domain registers, in its `<domain>.domain.ts`. */
export interface Domain {
  /** Tables. An act records changes in them, so that an undo can restore them. */
  entities?: readonly Class[];
  /** Tables whose changes are not recorded by acts: credentials and sessions, the audit log, and bookkeeping that every request writes. */
  unrecorded?: readonly Class[];
  /** How types are read from the database. */
  mappings?: readonly MappingPart[];
  /** Types whose objects a statement returns as JSON. */
  jsonTypes?: readonly MappedClass[];
  /** Fields of Query, Mutation and Subscription. */
  resolvers?: readonly Class[];
}
