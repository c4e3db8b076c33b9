import { ErrorCode } from '../src/platform/errors.ts';

const known = new Set<unknown>(Object.values(ErrorCode));

/** Returns the codes of the errors of a GraphQL response. Throws for a code that is not in the enum of the schema. */
export function codesOf(response: unknown): unknown[] {
  const { errors } = (response ?? {}) as { errors?: { message: string; extensions?: { code?: unknown } }[] };
  const codes = (errors ?? []).map(({ extensions }) => extensions?.code);
  const unknown = codes.findIndex((code) => !known.has(code));
  if (unknown >= 0) throw new Error(`${String(codes[unknown])} is no ErrorCode: ${errors![unknown]!.message}`);
  return codes;
}
