import { Kind, valueFromAST, type FieldNode, type GraphQLArgument } from 'graphql';
import { invalid } from '../platform/errors.ts';
import { numberError, type NumberRule } from '../platform/rules.ts';
import { Parameter } from '../platform/sql.ts';
import { listRule, MAX_PAGE, pageRule } from './connection.ts';
import type { BindContext } from './mapping.ts';

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
