import { Kind, visit, type DocumentNode } from 'graphql';
import { assertReadable, isReadable, unreadable } from '../platform/readable-text.ts';

/** The argument or input field of the first text in a document that cannot be stored; null when there is none. */
function unreadableLiteral(document: DocumentNode): string | null {
  const names: string[] = [];
  let found: string | null = null;
  const named = {
    enter: ({ name }: { name: { value: string } }): void => void names.push(name.value),
    leave: (): void => void names.pop(),
  };
  visit(document, {
    [Kind.ARGUMENT]: named,
    [Kind.OBJECT_FIELD]: named,
    [Kind.STRING]: ({ value }) => {
      if (!isReadable(value)) found ??= names.at(-1) ?? 'query';
    },
  });
  return found;
}

const checked = new WeakMap<DocumentNode, string | null>();

/** Checks the texts that an operation brings, written into it or as variables. Throws INVALID_INPUT naming the field. */
export function checkTexts(document: DocumentNode, variables: unknown): void {
  let literal = checked.get(document);
  if (literal === undefined) checked.set(document, (literal = unreadableLiteral(document)));
  if (literal !== null) throw unreadable(literal);
  assertReadable(variables, 'variables');
}
