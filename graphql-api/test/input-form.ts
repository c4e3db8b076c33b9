import { Kind, parse, print, visit, type ArgumentNode, type FieldNode, type ObjectFieldNode } from 'graphql';

const objectField = ({ name, value }: ArgumentNode): ObjectFieldNode => ({ kind: Kind.OBJECT_FIELD, name, value });

function withSoleInput(field: FieldNode): FieldNode {
  const args = field.arguments ?? [];
  const given = args.find(({ name }) => name.value === 'input')?.value;
  const fields = [...(given?.kind === Kind.OBJECT ? given.fields : []), ...args.filter(({ name }) => name.value !== 'input').map(objectField)];
  if (fields.length === 0) return field;
  const input: ArgumentNode = { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: 'input' }, value: { kind: Kind.OBJECT, fields } };
  return { ...field, arguments: [input] };
}

/** Returns the same mutation with all of its arguments in `input`. */
export function inInputForm(operation: string): string {
  return print(
    visit(parse(operation), {
      [Kind.OPERATION_DEFINITION]: (definition) => ({
        ...definition,
        selectionSet: {
          ...definition.selectionSet,
          selections: definition.selectionSet.selections.map((each) => (each.kind === Kind.FIELD ? withSoleInput(each) : each)),
        },
      }),
    }),
  );
}
