import { Kind, visit, type DocumentNode } from 'graphql';
import { assertReadable, isReadable, unreadable } from '../../../platform/text/characters.ts';

interface DocumentTexts {
  /** The argument or input field of the first text in the document that cannot be stored. */
  unreadable?: string;
  /** The argument or input field that each variable is used in first. */
  fieldOf: Map<string, string>;
}

function textsOf(document: DocumentNode): DocumentTexts {
  const names: string[] = [];
  const found: DocumentTexts = { fieldOf: new Map() };
  const named = {
    enter: ({ name }: { name: { value: string } }): void => void names.push(name.value),
    leave: (): void => void names.pop(),
  };
  visit(document, {
    // A default is no use of the variable.
    [Kind.VARIABLE_DEFINITION]: { enter: ({ variable }) => void names.push(variable.name.value), leave: () => void names.pop() },
    [Kind.ARGUMENT]: named,
    [Kind.OBJECT_FIELD]: named,
    [Kind.STRING]: ({ value }) => {
      if (!isReadable(value)) found.unreadable ??= names.at(-1) ?? 'query';
    },
    [Kind.VARIABLE]: ({ name }, _key, parent) => {
      const isDefinition = parent && 'kind' in parent && parent.kind === Kind.VARIABLE_DEFINITION;
      if (!isDefinition && !found.fieldOf.has(name.value)) found.fieldOf.set(name.value, names.at(-1) ?? name.value);
    },
  });
  return found;
}

const checked = new WeakMap<DocumentNode, DocumentTexts>();

/** Checks the texts that an operation brings, written into it or as variables. Throws INVALID_INPUT naming the argument or input field. */
export function checkTexts(document: DocumentNode, variables: Record<string, unknown> | null | undefined): void {
  let texts = checked.get(document);
  if (!texts) checked.set(document, (texts = textsOf(document)));
  if (texts.unreadable !== undefined) throw unreadable(texts.unreadable);
  for (const [name, value] of Object.entries(variables ?? {})) assertReadable(value, texts.fieldOf.get(name) ?? name);
}
