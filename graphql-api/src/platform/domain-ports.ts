/**
 * Functions that domain groups call in the groups above them, by name (docs/decisions/027-groups.md). Each port is declared beside its callers in a
 * `*.port.ts`, which merges its interface into this one. `app/schema/domain-ports.ts` lists the implementations.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface DomainPorts {}
