import versions from './schema-changes.json' with { type: 'json' };

/** A change of the schema. */
export interface SchemaChange {
  /** BREAKING: operations that were valid before can fail. DANGEROUS: clients may receive values that they do not know, such as a new enum value. */
  level: string;
  /** Changed element, such as `Event.payload`. */
  path: string;
  message: string;
}

/** Changes of the schema in one version. */
export interface SchemaVersion {
  /** Null for unreleased changes. */
  version: string | null;
  date: string | null;
  changes: readonly SchemaChange[];
}

/** Changes of the schema by version, newest first. `npm run schema` writes them. */
export const schemaChanges: readonly SchemaVersion[] = versions;
