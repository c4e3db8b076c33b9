import type { Ctx } from '../../../../platform/context.ts';

/** The object of a line: what there is already, or how it is made in the transaction of the caller. */
export type CheckedLine = { existing: string } | { create: (tx: Ctx) => Promise<string> };
