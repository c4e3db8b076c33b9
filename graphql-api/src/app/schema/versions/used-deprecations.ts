import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  typeFromAST,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/** A deprecated element that an operation uses. */
export interface UsedDeprecation {
  /** Names of the response's fields down to the deprecated field, or to the field with the deprecated argument or value. */
  path: readonly string[];
  /** Schema coordinate of the deprecated element: `Event.payload`, `Query.products(sort:)`, `ProductSort.OLD`. */
  coordinate: string;
  reason: string;
}

interface Deprecated {
  deprecationReason?: string | null | undefined;
}

const reasonsOf = (elements: readonly Deprecated[]): string[] => elements.flatMap(({ deprecationReason }) => deprecationReason ?? []);

/** Returns the reasons of all deprecated elements of a schema. */
export function deprecationReasons(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  return types.flatMap((type) => {
    if (isEnumType(type)) return reasonsOf(type.getValues());
    if (isInputObjectType(type)) return reasonsOf(Object.values(type.getFields()));
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => reasonsOf([field, ...field.args]));
  });
}

/** An operation of a valid document, with the variables as sent. */
interface Operation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>>;
}

class Search {
  private readonly found = new Map<string, UsedDeprecation>();
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly searched: Operation,
  ) {
    const definitions = searched.document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
    this.fragments = new Map(definitions.map((each) => [each.name.value, each]));
  }

  uses(): UsedDeprecation[] {
    const { operation } = this.searched;
    this.selections(operation.selectionSet, this.schema.getRootType(operation.operation)!, []);
    return [...this.found.values()];
  }

  private note(path: readonly string[], coordinate: string, { deprecationReason: reason }: Deprecated): void {
    if (reason != null) this.found.set([...path, coordinate].join(' '), { path, coordinate, reason });
  }

  private selections({ selections }: SelectionSetNode, parent: GraphQLCompositeType, path: readonly string[]): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) this.field(selection, parent, path);
      else {
        const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? this.fragments.get(selection.name.value)! : selection;
        const type = fragment.typeCondition ? typeFromAST(this.schema, fragment.typeCondition) : parent;
        this.selections(fragment.selectionSet, type as GraphQLCompositeType, path);
      }
    }
  }

  private field(node: FieldNode, parent: GraphQLCompositeType, above: readonly string[]): void {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    // `__typename` or an introspection field.
    if (!field) return;
    const [path, coordinate] = [[...above, (node.alias ?? node.name).value], `${parent.name}.${field.name}`];
    this.note(path, coordinate, field);
    for (const argument of node.arguments ?? []) this.argument(argument, field.args, path, coordinate);
    if (node.selectionSet) this.selections(node.selectionSet, getNamedType(field.type) as GraphQLCompositeType, path);
  }

  private argument({ name, value }: ArgumentNode, args: readonly GraphQLArgument[], path: readonly string[], of: string): void {
    const argument = args.find((each) => each.name === name.value)!;
    this.note(path, `${of}(${name.value}:)`, argument);
    this.literal(value, argument.type, path);
  }

  /** Finds the deprecated elements that a literal in the operation uses. */
  private literal(value: ValueNode, given: GraphQLInputType, path: readonly string[]): void {
    const type = getNullableType(given);
    if (value.kind === Kind.VARIABLE) return this.value(this.searched.variables[value.name.value], type, path);
    if (value.kind === Kind.LIST && isListType(type)) return value.values.forEach((each) => this.literal(each, type.ofType, path));
    if (isListType(type)) return this.literal(value, type.ofType, path);
    if (value.kind === Kind.ENUM && isEnumType(type)) this.note(path, `${type.name}.${value.value}`, type.getValue(value.value)!);
    if (value.kind !== Kind.OBJECT || !isInputObjectType(type)) return;
    for (const { name, value: inner } of value.fields) {
      const field = this.inputField(name.value, type.getFields(), path, type.name);
      if (field) this.literal(inner, field.type, path);
    }
  }

  /** Finds the deprecated elements that the value of a variable uses. */
  private value(value: unknown, given: GraphQLInputType, path: readonly string[]): void {
    const type = getNullableType(given);
    if (value == null) return;
    if (isListType(type)) return [value].flat().forEach((each) => this.value(each, type.ofType, path));
    if (isEnumType(type)) return typeof value === 'string' ? this.note(path, `${type.name}.${value}`, type.getValue(value) ?? {}) : undefined;
    if (!isInputObjectType(type) || typeof value !== 'object') return;
    for (const [name, inner] of Object.entries(value)) {
      const field = this.inputField(name, type.getFields(), path, type.name);
      if (field) this.value(inner, field.type, path);
    }
  }

  private inputField(name: string, fields: Record<string, GraphQLInputField>, path: readonly string[], of: string): GraphQLInputField | undefined {
    const field = fields[name];
    if (field) this.note(path, `${of}.${name}`, field);
    return field;
  }
}

/** Returns the deprecated elements that an operation uses, each once per place. */
export const usedDeprecations = (schema: GraphQLSchema, operation: Operation): UsedDeprecation[] => new Search(schema, operation).uses();
