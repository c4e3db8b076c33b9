import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildBareSchema, schemaText } from './schema.ts';
import { schemaVersions, schemaVersionsText } from './versions/releases.ts';

/* Writes the schema, and its changes since the last releases. */
const path = resolve(import.meta.dirname, '../../../../schema.graphql');
const schema = buildBareSchema();
writeFileSync(path, schemaText(schema));
console.log('Wrote schema.graphql');

const versions = await schemaVersions(schema);
if (versions) writeFileSync(resolve(import.meta.dirname, 'versions/schema-changes.json'), schemaVersionsText(versions));
else console.log('This clone has no commits of the releases: schema-changes.json stays as it is.');
