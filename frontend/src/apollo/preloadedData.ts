import type { DocumentNode } from '@apollo/client';
import { Kind } from 'graphql';
import { session } from './session/session.ts';
import { client } from './client/client.ts';

/** A result that the server put into the HTML. */
interface PreloadedResult {
  operationName: string;
  variables: Record<string, unknown>;
  data: Record<string, unknown>;
}

function readResults(): PreloadedResult[] {
  const text = document.getElementById('preloaded-data')?.textContent;
  return text ? (JSON.parse(text) as PreloadedResult[]) : [];
}

// The HTML holds what guests see.
let results = session.get() ? [] : readResults();

function operationNameOf({ definitions }: DocumentNode): string | undefined {
  return definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value;
}

/** Writes the results that the HTML holds for a query into the cache, so that the first render reads them without a request. */
export function writePreloadedData(query: DocumentNode): void {
  const name = operationNameOf(query);
  for (const { operationName, variables, data } of results) {
    if (operationName === name) client.writeQuery({ query, variables, data });
  }
  results = results.filter(({ operationName }) => operationName !== name);
}
