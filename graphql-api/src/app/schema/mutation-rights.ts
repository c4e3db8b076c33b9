import { Kind, TypeNameMetaFieldDef, type DocumentNode, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';
import { assertNotSuspended } from '../../access/suspension.ts';
import type { Ctx } from '../../platform/context.ts';

/** The names of the mutations of an operation, those of its fragments too. `__typename`, which the pages ask for everywhere, is none. */
function rootFields(document: DocumentNode, { selectionSet }: Pick<OperationDefinitionNode, 'selectionSet'>): string[] {
  return selectionSet.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === TypeNameMetaFieldDef.name ? [] : [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(document, selection);
    const fragment = document.definitions.find((each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value);
    return rootFields(document, fragment as FragmentDefinitionNode);
  });
}

/** Throws FORBIDDEN for a suspended person where a mutation is not among those that they may still do. */
export function authorizeMutation(ctx: Ctx, document: DocumentNode, operation: OperationDefinitionNode): void {
  assertNotSuspended(ctx, rootFields(document, operation));
}
