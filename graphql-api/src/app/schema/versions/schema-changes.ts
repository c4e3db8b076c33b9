import versions from './schema-changes.json' with { type: 'json' };

/** A change of the schema. */
export interface SchemaChange {
  /** BREAKING: operations can fail that were valid before. DANGEROUS: clients may meet what they do not know, such as another value of an enum. */
  level: string;
  /** What changed, such as `Event.payload`. */
  path: string;
  message: string;
}

/** What a version changed in the schema. */
export interface SchemaVersion {
  /** Null for what is not released yet. */
  version: string | null;
  date: string | null;
  changes: readonly SchemaChange[];
}

/** What each version changed in the schema, the newest first. `npm run schema` writes them. */
export const schemaChanges: readonly SchemaVersion[] = versions;
