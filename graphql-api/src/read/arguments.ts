import { Kind, valueFromAST, type FieldNode, type GraphQLArgument } from 'graphql';
import { invalid } from '../platform/errors.ts';
import { Parameter } from '../platform/sql.ts';
import { MAX_PAGE } from './connection.ts';
import type { BindContext } from './mapping.ts';

/** Checks a page size. Throws INVALID_INPUT about the argument. */
export function pageSize(size: unknown, argument: 'first' | 'last'): number {
  if (typeof size !== 'number' || size < 1 || size > MAX_PAGE) {
    throw invalid(argument, `A page holds 1 to ${MAX_PAGE} items.`);
  }
  return size;
}

/** Checks the requested length of a list without pages. Throws INVALID_INPUT about `first`. */
export function listSize(size: unknown, most = MAX_PAGE): number {
  if (typeof size !== 'number' || size < 1 || size > most) throw invalid('first', `This list holds 1 to ${most} items.`);
  return size;
}

/**
 * The arguments of a field as parameters, so that a plan serves every value of its variables. An argument that is null or left out
 * is undefined.
 */
export function argumentParameters(
  specs: readonly GraphQLArgument[],
  node: FieldNode,
  variables: Readonly<Record<string, unknown>>,
): Record<string, Parameter<BindContext> | undefined> {
  return Object.fromEntries(specs.map((spec) => [spec.name, parameter(spec, node, variables)]));
}

function parameter(spec: GraphQLArgument, node: FieldNode, variables: Readonly<Record<string, unknown>>): Parameter<BindContext> | undefined {
  const given = node.arguments?.find((argument) => argument.name.value === spec.name)?.value;
  if (given?.kind === Kind.VARIABLE) {
    const variable = given.name.value;
    if (variables[variable] != null) return new Parameter<BindContext>((run) => run.variables[variable]);
    if (variable in variables) return undefined;
  }
  const value = given && given.kind !== Kind.VARIABLE ? valueFromAST(given, spec.type) : spec.defaultValue;
  return value == null ? undefined : new Parameter<BindContext>(() => value);
}
