import { Kind, type DocumentNode, type FieldNode, type SelectionNode, type SelectionSetNode } from 'graphql';

export type Measures = Record<'depth' | 'aliases' | 'fields' | 'directives', number>;

const NO_SELECTIONS: Readonly<Measures> = { depth: 0, aliases: 0, fields: 0, directives: 0 };

/** A chain of type wrappers in an introspection query cannot branch, and is not counted as depth. */
const countsAsDepth = (name: string) => name !== 'ofType';

/** An alias for a single value costs as much as the field. Only aliases for fields with arguments or subfields can multiply the cost. */
const countsAsAlias = ({ alias, arguments: args = [], selectionSet }: FieldNode) =>
  alias !== undefined && (args.length > 0 || selectionSet !== undefined);

/** Measures a document's shape in one pass. Each fragment is measured once, so that nested fragments cost nothing. */
export class DocumentShape {
  private readonly fragments = new Map<string, Measures>();

  constructor(private readonly document: DocumentNode) {}

  largest(): Measures {
    const whole: Measures = { depth: 0, aliases: 0, fields: 0, directives: 0 };
    for (const definition of this.document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      const own = this.set(definition.selectionSet);
      own.directives += definition.directives?.length ?? 0;
      for (const key of Object.keys(whole) as (keyof Measures)[]) whole[key] = Math.max(whole[key], own[key]);
    }
    return whole;
  }

  private set(set: SelectionSetNode): Measures {
    const sum: Measures = { depth: 0, aliases: 0, fields: 0, directives: 0 };
    for (const node of set.selections) {
      const inner = this.inside(node);
      const isField = node.kind === Kind.FIELD;
      sum.depth = Math.max(sum.depth, inner.depth + (isField && countsAsDepth(node.name.value) ? 1 : 0));
      sum.aliases += inner.aliases + (isField && countsAsAlias(node) ? 1 : 0);
      sum.fields += inner.fields + (isField ? 1 : 0);
      sum.directives += inner.directives + (node.directives?.length ?? 0);
    }
    return sum;
  }

  /** Returns the measures of the selection inside a field or a fragment. */
  private inside(node: SelectionNode): Readonly<Measures> {
    if (node.kind === Kind.FRAGMENT_SPREAD) return this.fragment(node.name.value);
    return node.selectionSet ? this.set(node.selectionSet) : NO_SELECTIONS;
  }

  private fragment(name: string): Measures {
    const known = this.fragments.get(name);
    if (known) return known;
    const nothing: Measures = { depth: 0, aliases: 0, fields: 0, directives: 0 };
    // A fragment inside itself counts as nothing here. Validation rejects it afterwards.
    this.fragments.set(name, nothing);
    const definition = this.document.definitions.find((each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name);
    const measures = definition?.kind === Kind.FRAGMENT_DEFINITION ? this.set(definition.selectionSet) : nothing;
    this.fragments.set(name, measures);
    return measures;
  }
}
