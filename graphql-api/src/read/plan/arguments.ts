import { Kind, valueFromAST, type FieldNode, type GraphQLArgument } from 'graphql';
import { invalid } from '../../platform/errors.ts';
import { numberError, type NumberRule } from '../../platform/input/validation.ts';
import { Parameter, raw, sql, type Sql } from '../../platform/database/sql.ts';
import { listRule, MAX_PAGE, pageRule } from '../connection.ts';
import type { BindContext } from '../mapping.ts';

function checked(size: unknown, argument: string, rule: NumberRule): number {
  if (typeof size !== 'number' || numberError(rule, size)) throw invalid(argument, rule.message);
  return size;
}

/** Validates a page size. Throws INVALID_INPUT about the argument. */
export function pageSize(size: unknown, argument: 'first' | 'last'): number {
  return checked(size, argument, pageRule);
}

/** Validates the requested length of a list without pages. Throws INVALID_INPUT about `first`. */
export function listSize(size: unknown, most = MAX_PAGE): number {
  return checked(size, 'first', listRule(most));
}

/**
 * Returns the arguments of a field as parameters, so that a plan works for all values of its variables. A null or missing argument is its default, or
 * undefined.
 */
export function argumentParameters(
  specs: readonly GraphQLArgument[],
  node: FieldNode,
  variables: Readonly<Record<string, unknown>>,
): Record<string, Parameter<BindContext> | undefined> {
  return Object.fromEntries(specs.map((spec) => [spec.name, parameter(spec, node, variables)]));
}

/**
 * Returns the size of a page or list if the document fixes it, as a literal or by the default. It is then part of the statement. For an unknown size,
 * PostgreSQL expects a tenth of all rows, and may plan the statement again at each run. Undefined if a variable sets the size, or if the size is not
 * allowed.
 */
export function sizeInDocument(specs: readonly GraphQLArgument[], node: FieldNode, name: 'first' | 'last', most = MAX_PAGE): number | undefined {
  const spec = specs.find((each) => each.name === name);
  const given = node.arguments?.find((argument) => argument.name.value === name)?.value;
  if (!spec || given?.kind === Kind.VARIABLE) return undefined;
  const size = (given && valueFromAST(given, spec.type)) ?? spec.defaultValue;
  return typeof size === 'number' && size >= 1 && size <= most ? size : undefined;
}

/**
 * Returns SQL for the length of a list without pages; undefined if the field has no such argument. A length that the document does not fix is
 * validated when the statement runs.
 */
export function lengthSql(
  specs: readonly GraphQLArgument[],
  node: FieldNode,
  first: Parameter<BindContext> | undefined,
  most?: number,
): Sql<never> | undefined {
  const size = sizeInDocument(specs, node, 'first', most);
  if (size !== undefined) return raw(String(size));
  return first && sql`${new Parameter<BindContext>((run) => listSize(first.get(run), most))}`;
}

function parameter(spec: GraphQLArgument, node: FieldNode, variables: Readonly<Record<string, unknown>>): Parameter<BindContext> | undefined {
  const given = node.arguments?.find((argument) => argument.name.value === spec.name)?.value;
  if (given?.kind === Kind.VARIABLE) {
    const variable = given.name.value;
    if (variables[variable] != null) return new Parameter<BindContext>((run) => run.variables[variable]);
  }
  const value = (given && given.kind !== Kind.VARIABLE ? valueFromAST(given, spec.type) : undefined) ?? spec.defaultValue;
  return value == null ? undefined : new Parameter<BindContext>(() => value);
}
