import { execute, Kind, type DocumentNode, type ExecutionResult, type FieldNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { ReadContext } from './rows.ts';

/** The parts of an operation on which planning depends. */
export interface PlannableOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variableValues: Readonly<Record<string, unknown>>;
}

/** A root field by its response key. A field with its own resolver is left to graphql-js. */
export interface RootField {
  key: string;
  nodes: FieldNode[];
  isPlanned: boolean;
}

/** Executes some root fields of a query with graphql-js. */
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
