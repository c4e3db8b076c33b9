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
  /** Fields inside fields. */
  depth: 10,
  aliases: 15,
  /** Fields, with fragments expanded. */
  fields: 500,
  directives: 8,
  /** Lexical tokens of the text. */
  tokens: 2_000,
  /** Errors in one response. */
  errors: 5,
};

/** Largest JSON body, in bytes, of GraphQL and REST alike. */
export const MAX_BODY_BYTES = 100_000;

/** Characters of texts whose result is cached. */
const CHECKED_CHARACTERS = 1_000_000;

function tooComplex(message: string, details: Record<string, unknown>): GraphQLError {
  return new GraphQLError(message, { extensions: { code: ErrorCode.TOO_COMPLEX, ...details } });
}

/** The error of a text that is over a limit; undefined for one within all limits, or that is not GraphQL. */
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
  /** Throws TOO_COMPLEX when a text is over a limit of depth or size. Results are cached by text, so that a repeated one costs nothing. */
  checkText(source: string): void;
  /** The cost of an operation. Throws TOO_COMPLEX when it is above the limit of the viewer. */
  checkCost(operation: CostedOperation, viewer: Viewer | null): number;
}

/** The limits of a schema under the settings. */
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
  /** The argument or input field of the first text in the document that cannot be stored. */
  unreadable?: string;
  /** The argument or input field that each variable is used in first. */
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
    // A default is no use of the variable.
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

/** Checks the texts that an operation brings, written into it or as variables. Throws INVALID_INPUT naming the argument or input field. */
export function checkTexts(document: DocumentNode, variables: Record<string, unknown> | null | undefined): void {
  let texts = checked.get(document);
  if (!texts) checked.set(document, (texts = textsOf(document)));
  if (texts.unreadable !== undefined) throw unreadable(texts.unreadable);
  for (const [name, value] of Object.entries(variables ?? {})) assertReadable(value, texts.fieldOf.get(name) ?? name);
}
