import { LRUCache } from 'lru-cache';
import { GraphQLError, Kind, parse, visit, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { Viewer } from '../../../platform/context.ts';
import { ErrorCode } from '../../../platform/errors.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { assertReadable, isReadable, unreadable } from '../../../platform/text/characters.ts';
import { compileCost, type Amount, type CostedOperation } from './cost.ts';
import { DocumentShape, type Measures } from '../measures/document-shape.ts';

/** Limits of one operation, for all viewers and transports. docs/security.md states them. */
export const LIMITS = {
  /** Nesting depth of fields. */
  depth: 10,
  aliases: 15,
  /** Number of fields, with fragments expanded. */
  fields: 500,
  directives: 8,
  /** Number of lexical tokens in the text. */
  tokens: 2_000,
  /** Number of errors in one response. */
  errors: 5,
};

/** Maximum size of a JSON body, in bytes, for GraphQL and REST. */
export const MAX_BODY_BYTES = 100_000;

/** Maximum number of characters of texts whose result is cached. */
const CHECKED_CHARACTERS = 1_000_000;

function tooComplex(message: string, details: Record<string, unknown>): GraphQLError {
  return new GraphQLError(message, { extensions: { code: ErrorCode.TOO_COMPLEX, ...details } });
}

/** Returns the error of a text that exceeds a limit; undefined for a text within all limits, or one that is not GraphQL. */
function limitError(source: string): GraphQLError | undefined {
  let document: DocumentNode;
  try {
    document = parse(source, { maxTokens: LIMITS.tokens, noLocation: true });
  } catch (error) {
    if (!/tokens\. Parsing aborted/.test((error as Error).message)) return undefined;
    return tooComplex(`An operation may have at most ${LIMITS.tokens} tokens.`, { limit: LIMITS.tokens });
  }
  const measures = new DocumentShape(document).largest();
  const over = (Object.keys(measures) as (keyof Measures)[]).find((key) => measures[key] > LIMITS[key]);
  if (!over) return undefined;
  const found = measures[over];
  const message =
    over === 'depth'
      ? `An operation may be ${LIMITS.depth} fields deep; this one is ${found}.`
      : `An operation may have at most ${LIMITS[over]} ${over}; this one has ${found}.`;
  return tooComplex(message, { limit: LIMITS[over], found });
}

export interface Limits {
  /** Throws TOO_COMPLEX if a text exceeds a limit for depth or size. Results are cached by text, so that a repeated text costs nothing. */
  checkText(source: string): void;
  /** Returns the cost of an operation. Throws TOO_COMPLEX if it exceeds the limit of the viewer. */
  checkCost(operation: CostedOperation, viewer: Viewer | null): number;
}

/** Returns the limits of a schema under the settings. */
export function limitsOf(schema: GraphQLSchema, settings: Pick<Settings, 'queryCost' | 'queryCostAdmin'>): Limits {
  const checked = new LRUCache<string, { rejection: GraphQLError | undefined }>({
    maxSize: CHECKED_CHARACTERS,
    sizeCalculation: (_, text) => Math.max(1, text.length),
  });
  /** Documents are cached, so the same text is the same operation. */
  const costs = new WeakMap<OperationDefinitionNode, Amount>();
  return {
    checkText: (source) => {
      const known = checked.get(source);
      const { rejection } = known ?? { rejection: limitError(source) };
      if (!known) checked.set(source, { rejection });
      if (rejection) throw rejection;
    },
    checkCost: (operation, viewer) => {
      const known = costs.get(operation.operation) ?? compileCost(schema, operation);
      costs.set(operation.operation, known);
      const cost = typeof known === 'number' ? known : known(operation.variables);
      const limit = viewer?.isAdmin ? settings.queryCostAdmin : settings.queryCost;
      if (cost > limit) {
        throw tooComplex(`This operation costs ${cost}, and may cost ${limit}: ask for fewer fields or smaller pages.`, { cost, limit });
      }
      return cost;
    },
  };
}

interface DocumentTexts {
  /** Argument or input field of the first text in the document that cannot be stored. */
  unreadable?: string;
  /** Argument or input field in which each variable is first used. */
  fieldOf: Map<string, string>;
}

function textsOf(document: DocumentNode): DocumentTexts {
  const names: string[] = [];
  const found: DocumentTexts = { fieldOf: new Map() };
  const named = {
    enter: ({ name }: { name: { value: string } }): void => void names.push(name.value),
    leave: (): void => void names.pop(),
  };
  visit(document, {
    // A default value does not count as a use of the variable.
    [Kind.VARIABLE_DEFINITION]: { enter: ({ variable }) => void names.push(variable.name.value), leave: () => void names.pop() },
    [Kind.ARGUMENT]: named,
    [Kind.OBJECT_FIELD]: named,
    [Kind.STRING]: ({ value }) => {
      if (!isReadable(value)) found.unreadable ??= names.at(-1) ?? 'query';
    },
    [Kind.VARIABLE]: ({ name }, _key, parent) => {
      const isDefinition = parent && 'kind' in parent && parent.kind === Kind.VARIABLE_DEFINITION;
      if (!isDefinition && !found.fieldOf.has(name.value)) found.fieldOf.set(name.value, names.at(-1) ?? name.value);
    },
  });
  return found;
}

const checked = new WeakMap<DocumentNode, DocumentTexts>();

/** Checks the texts of an operation, both literals and variables. Throws INVALID_INPUT naming the argument or input field. */
export function checkTexts(document: DocumentNode, variables: Record<string, unknown> | null | undefined): void {
  let texts = checked.get(document);
  if (!texts) checked.set(document, (texts = textsOf(document)));
  if (texts.unreadable !== undefined) throw unreadable(texts.unreadable);
  for (const [name, value] of Object.entries(variables ?? {})) assertReadable(value, texts.fieldOf.get(name) ?? name);
}
