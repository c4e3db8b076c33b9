import { LRUCache } from 'lru-cache';
import { GraphQLError, parse, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { Viewer } from '../../../platform/context.ts';
import { ErrorCode } from '../../../platform/errors.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
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
