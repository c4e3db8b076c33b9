import { Kind, TypeNameMetaFieldDef, type DocumentNode, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';
import { assertNotSuspended } from '../../access/suspension.ts';
import type { Ctx } from '../../platform/context.ts';

/** Returns the names of an operation's mutations, including those in fragments. `__typename`, which the pages select everywhere, is left out. */
function rootFields(document: DocumentNode, { selectionSet }: Pick<OperationDefinitionNode, 'selectionSet'>): string[] {
  return selectionSet.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === TypeNameMetaFieldDef.name ? [] : [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(document, selection);
    const fragment = document.definitions.find((each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value);
    return rootFields(document, fragment as FragmentDefinitionNode);
  });
}

/** Throws FORBIDDEN for a suspended user if one of the mutations is not allowed during a suspension. */
export function authorizeMutation(ctx: Ctx, document: DocumentNode, operation: OperationDefinitionNode): void {
  assertNotSuspended(ctx, rootFields(document, operation));
}
