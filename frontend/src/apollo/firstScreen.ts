import type { DocumentNode } from '@apollo/client';
import { getOperationName } from '@apollo/client/utilities/internal';
import { session } from '../session/session.ts';
import { client } from './client.ts';

/** An answer that the server put into the page. */
interface EmbeddedAnswer {
  operationName: string;
  variables: Record<string, unknown>;
  data: Record<string, unknown>;
}

function readAnswers(): EmbeddedAnswer[] {
  const text = document.getElementById('first-screen')?.textContent;
  return text ? (JSON.parse(text) as EmbeddedAnswer[]) : [];
}

// What is in the page is what guests see.
const answers = session.get() ? [] : readAnswers();

/** Puts what the page holds for a query into the cache, so that its first render has it. */
export function firstScreen(query: DocumentNode): void {
  for (const { operationName, variables, data } of answers) {
    if (operationName === getOperationName(query)) client.writeQuery({ query, variables, data });
  }
}
