import type { MappedClass } from './mapped-class.ts';
import type { MappingPart } from './mapping.ts';

type Class = new () => object;

/** What is registered of a domain, in its `<domain>.domain.ts`. */
export interface Domain {
  /** Tables. An act records what it changes in them, so that undoing it brings that back. */
  entities?: readonly Class[];
  /** Tables whose changes no act records: credentials and sessions, the audit log, and what a request leaves behind whatever it does. */
  unrecorded?: readonly Class[];
  /** How types are read from the database. */
  mappings?: readonly MappingPart[];
  /** Types whose objects a statement gives as JSON. */
  jsonTypes?: readonly MappedClass[];
  /** Fields of Query, Mutation and Subscription. */
  resolvers?: readonly Class[];
}
