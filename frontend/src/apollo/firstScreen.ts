import { ApolloLink, Observable } from '@apollo/client';
import { session } from '../session/session.ts';

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

const answers = readAnswers();

/** The first screen's queries are answered from the page, once each; what is in it is what guests see. */
export const firstScreenLink = new ApolloLink((operation, forward) => {
  if (session.get()) return forward(operation);
  const asked = JSON.stringify(operation.variables);
  const index = answers.findIndex(({ operationName, variables }) => operationName === operation.operationName && JSON.stringify(variables) === asked);
  if (index < 0) return forward(operation);
  const [{ data }] = answers.splice(index, 1) as [EmbeddedAnswer];
  return new Observable((observer) => {
    observer.next({ data });
    observer.complete();
  });
});
