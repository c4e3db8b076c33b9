import {
  Kind,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { missingScopes } from '../../../access/scopes.ts';
import { messages } from '../../../messages.ts';
import type { RowSelections, Viewer } from '../../../platform/context.ts';
import { invalid } from '../../../platform/errors.ts';
import type { CustomFields } from '../../../read/resolvers.ts';
import type { SqlExecutor } from '../../../read/plan/sql-executor.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { costOf } from '../execution/cost.ts';
import { checkTexts, LIMITS, type Limits } from '../execution/limits.ts';
import { requiredScopes } from '../scopes/required-scopes.ts';

/** Maximum cost of a selection for one row. docs/api.md states it. */
const MOST_COST = 50;
/** Response key of the sort key. No client can choose it. */
const KEY = '__key';

interface Parts {
  schema: GraphQLSchema;
  sqlExecutor: SqlExecutor;
  custom: CustomFields;
  limits: Limits;
}

/** Returns the operation that reads a selection of a node. Throws INVALID_INPUT about `query` for a text that is not exactly one selection. */
function documentOf({ schema, limits }: Parts, typeName: string, selection: string): { document: DocumentNode; operation: OperationDefinitionNode } {
  try {
    const text = `query { node(id: "") { ... on ${typeName} ${selection} } }`;
    limits.checkText(text);
    const document = parse(text, { noLocation: true });
    checkTexts(document, null);
    const [operation, ...others] = document.definitions as OperationDefinitionNode[];
    const [node, ...more] = operation!.selectionSet.selections;
    const inner = (node as FieldNode).selectionSet!.selections;
    if (others.length > 0 || more.length > 0 || inner.length !== 1) throw new Error(messages.bulkQuery(typeName));
    const [error] = validate(schema, document, undefined, { maxErrors: LIMITS.errors });
    if (error) throw error;
    return { document, operation: operation! };
  } catch (error) {
    throw invalid('query', (error as Error).message);
  }
}

/** Returns a document without the fields for which an access token lacks a scope. */
function withinScopes(schema: GraphQLSchema, document: DocumentNode, viewer: Viewer): DocumentNode {
  const info = new TypeInfo(schema);
  const Field = { enter: () => (missingScopes(viewer, requiredScopes(info.getFieldDef()!)).length > 0 ? null : undefined) };
  return viewer.token ? visit<DocumentNode>(document, visitWithTypeInfo(info, { Field })) : document;
}

const nodeOf = ({ definitions }: DocumentNode): FieldNode => (definitions[0] as OperationDefinitionNode).selectionSet.selections[0] as FieldNode;

/** Returns a selection of the sort key only. */
function keyOf(node: FieldNode, key: string): FieldNode {
  const ordered: FieldNode = { kind: Kind.FIELD, alias: { kind: Kind.NAME, value: KEY }, name: { kind: Kind.NAME, value: key } };
  return { ...node, selectionSet: { kind: Kind.SELECTION_SET, selections: [ordered] } };
}

/** Reads rows with the fields that clients selected, as lines built by the database. Parsing and serializing them here would delay other requests. */
export function rowSelections(parts: Parts): RowSelections {
  const { schema, sqlExecutor, custom } = parts;
  return {
    reader: (typeName, selection, key, viewer) => {
      const { document, operation } = documentOf(parts, typeName, selection);
      const cost = costOf(schema, { document, operation, variables: {} });
      if (cost > MOST_COST) throw invalid('query', messages.bulkQueryCost(cost, MOST_COST));
      if (custom.isSelected(nodeOf(document), {}, schema.getQueryType()!)) throw invalid('query', messages.bulkQueryResolver);
      const selected = nodeOf(withinScopes(schema, document, viewer));
      const [fields, keys] = [selected, keyOf(selected, key)].map((node) => ({ fieldNodes: [node], fragments: {}, variableValues: {} }));
      return async (ctx, source) => {
        const type = sqlExecutor.typeOfSource(source as QuerySource);
        const { last, ...lines } = await sqlExecutor.lines(ctx, source as QuerySource, type, fields!, keys!);
        return { ...lines, lastKey: last?.[KEY] as string | undefined };
      };
    },
  };
}
