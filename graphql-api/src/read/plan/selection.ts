import { Kind, type DocumentNode, type FieldNode, type GraphQLResolveInfo, type SelectionNode, type SelectionSetNode, type ValueNode } from 'graphql';
import type { PreloadedRow } from '../../platform/database/preloaded-row.ts';

/** A selection of one operation, from which a plan is compiled. The `info` of a resolver is a selection. */
export type Selection = Readonly<Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>>;

/** The fragments of a document by their names. */
export function fragmentsOf(document: DocumentNode): Selection['fragments'] {
  return Object.fromEntries(document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])));
}

function argument(value: ValueNode, variables: Selection['variableValues']): unknown {
  return value.kind === Kind.VARIABLE ? variables[value.name.value] : 'value' in value ? value.value : undefined;
}

function isIncluded(node: SelectionNode, variables: Selection['variableValues']): boolean {
  return (node.directives ?? []).every((directive) => {
    const condition = directive.arguments?.[0];
    if (!condition) return true;
    const holds = argument(condition.value, variables) === true;
    return directive.name.value === 'skip' ? !holds : directive.name.value === 'include' ? holds : true;
  });
}

/** Returns whether a fragment with this type condition applies to the object. */
type Applies = (condition: string) => boolean;

/**
 * Returns the fields of a selection set by response key: fragments that apply are expanded, skipped fields are left out, and fields with the same key
 * are merged.
 */
export function collect(sets: readonly SelectionSetNode[], of: Selection, applies: Applies = () => true): Map<string, FieldNode[]> {
  const found = new Map<string, FieldNode[]>();
  const visit = (set: SelectionSetNode): void => {
    for (const node of set.selections) {
      if (!isIncluded(node, of.variableValues)) continue;
      if (node.kind !== Kind.FIELD) {
        const fragment = node.kind === Kind.FRAGMENT_SPREAD ? of.fragments[node.name.value]! : node;
        if (!fragment.typeCondition || applies(fragment.typeCondition.name.value)) visit(fragment.selectionSet);
      } else {
        const key = node.alias?.value ?? node.name.value;
        const same = found.get(key);
        if (same) same.push(node);
        else found.set(key, [node]);
      }
    }
  };
  sets.forEach(visit);
  return found;
}

/** Returns the selection sets of merged fields. */
export function setsOf(nodes: readonly FieldNode[]): SelectionSetNode[] {
  return nodes.flatMap((node) => (node.selectionSet ? [node.selectionSet] : []));
}

/** Returns the values of a row that selection sets select, by response key; undefined if the row lacks one of them. */
export function pick(row: PreloadedRow, sets: readonly SelectionSetNode[], of: Selection): PreloadedRow | undefined {
  const part: Record<string, unknown> = {};
  for (const [key, nodes] of collect(sets, of)) {
    const name = nodes[0]!.name.value;
    // graphql-js resolves this field itself.
    if (name === '__typename') continue;
    const inner = setsOf(nodes);
    part[key] = inner.length > 0 && row[name] ? pick(row[name] as PreloadedRow, inner, of) : row[name];
    if (part[key] === undefined) return undefined;
  }
  return part;
}
