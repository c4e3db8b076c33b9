import { getNullableType, isListType, isObjectType, type GraphQLOutputType, type SelectionSetNode } from 'graphql';
import { ident, join, literal, sql, type Sql } from '../platform/database/sql.ts';
import type { MappedClass } from './mapped-class.ts';
import { collect, setsOf, type Selection } from './plan/selection.ts';

const names = new Set<string>();

/** Registers types whose objects a connection field returns as JSON. The JSON keys are the names of their fields. */
export function registerJsonTypes(types: readonly MappedClass[]): void {
  types.forEach(({ name }) => names.add(name));
}

/** Returns whether the objects of a type are JSON. */
export const isJsonType = (typeName: string): boolean => names.has(typeName);

/** Returns the selected parts of a JSON value of a type, by response key. The value is computed once, no matter how much is selected. */
export function selectedOf(type: GraphQLOutputType, value: Sql, sets: readonly SelectionSetNode[], selection: Selection): Sql {
  return sql`(with whole as materialized (select ${value} as value) select ${partOf(type, sql`whole.value`, sets, selection)} from whole)`;
}

/** `depth` distinguishes nested lists. */
function partOf(type: GraphQLOutputType, value: Sql, sets: readonly SelectionSetNode[], selection: Selection, depth = 0): Sql {
  const plain = getNullableType(type);
  if (isListType(plain)) {
    const row = ident(`j${depth}`);
    const item = partOf(plain.ofType, sql`${row}.value`, sets, selection, depth + 1);
    return sql`(select coalesce(json_agg(${item} order by ${row}.n), '[]') from json_array_elements(${value}) with ordinality ${row} (value, n))`;
  }
  if (!isObjectType(plain)) return value;
  const fields = plain.getFields();
  const pairs = [...collect(sets, selection)].map(([key, nodes]) => {
    const name = nodes[0]!.name.value;
    if (name === '__typename') return sql`${literal(key)}, ${literal(plain.name)}::text`;
    return sql`${literal(key)}, ${partOf(fields[name]!.type, sql`(${value}->${literal(name)})`, setsOf(nodes), selection, depth + 1)}`;
  });
  return sql`json_build_object(${join(pairs, ', ')})`;
}
