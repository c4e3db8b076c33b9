import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildBareSchema, schemaText } from './schema.ts';

const path = resolve(import.meta.dirname, '../../../../schema.graphql');
writeFileSync(path, schemaText(buildBareSchema()));
console.log('Wrote schema.graphql');
