import { execute, Kind, type DocumentNode, type ExecutionResult, type FieldNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { ReadContext } from './rows.ts';

/** An operation as far as planning depends on it. */
export interface PlannableOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variableValues: Readonly<Record<string, unknown>>;
}

/** A root field by its response key. One with a resolver of its own is left to graphql-js. */
export interface RootField {
  key: string;
  nodes: FieldNode[];
  isPlanned: boolean;
}

/** Has graphql-js execute some root fields of a query. */
export async function executeFields(
  schema: GraphQLSchema,
  { document, operation, variableValues }: PlannableOperation,
  fields: RootField[],
  contextValue: ReadContext,
): Promise<ExecutionResult> {
  const definitions = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const selections = fields.flatMap(({ nodes }) => nodes);
  const part: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [{ ...operation, selectionSet: { kind: Kind.SELECTION_SET, selections } }, ...definitions],
  };
  return await execute({ schema, document: part, variableValues, contextValue });
}
