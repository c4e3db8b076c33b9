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

/** Checks a page size. Throws INVALID_INPUT about the argument. */
export function pageSize(size: unknown, argument: 'first' | 'last'): number {
  return checked(size, argument, pageRule);
}

/** Checks the requested length of a list without pages. Throws INVALID_INPUT about `first`. */
export function listSize(size: unknown, most = MAX_PAGE): number {
  return checked(size, 'first', listRule(most));
}

/**
 * The arguments of a field as parameters, so that a plan serves every value of its variables. An argument that is null or left out
 * is its default, or undefined.
 */
export function argumentParameters(
  specs: readonly GraphQLArgument[],
  node: FieldNode,
  variables: Readonly<Record<string, unknown>>,
): Record<string, Parameter<BindContext> | undefined> {
  return Object.fromEntries(specs.map((spec) => [spec.name, parameter(spec, node, variables)]));
}

/**
 * The size of a page or list where the document fixes it: written there, or the default. It is part of the statement, because PostgreSQL expects
 * a tenth of all rows for a size that it does not know, and then may plan the statement again at each run. Undefined where a variable gives it, and
 * for one that is not allowed.
 */
export function sizeInDocument(specs: readonly GraphQLArgument[], node: FieldNode, name: 'first' | 'last', most = MAX_PAGE): number | undefined {
  const spec = specs.find((each) => each.name === name);
  const given = node.arguments?.find((argument) => argument.name.value === name)?.value;
  if (!spec || given?.kind === Kind.VARIABLE) return undefined;
  const size = (given && valueFromAST(given, spec.type)) ?? spec.defaultValue;
  return typeof size === 'number' && size >= 1 && size <= most ? size : undefined;
}

/** SQL of the length of a list without pages, checked when it runs where the document does not fix it; undefined where the field has no such argument. */
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
