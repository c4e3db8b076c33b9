import type { Ctx } from '../../../../platform/context.ts';

/** The object of a line: the existing one, or a function that creates it in the transaction of the caller. */
export type CheckedLine = { existing: string } | { create: (tx: Ctx) => Promise<string> };
