import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { DomainError, ErrorCode, invalid } from '../../../../platform/errors.ts';
import { importMessages } from './import-messages.ts';

/** Number of lines that are imported in one transaction. */
const PART_LINES = 25;
/** Maximum number of lines. docs/api.md and importMessages state these limits. */
const MOST_LINES = 20_000;
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_CHARACTERS = 64 * 1024;
/** Number of bytes that are processed at once. */
const PIECE_BYTES = 64 * 1024;

/** A line of a file to import. */
export interface SourceLine {
  /** Line number, starting at 1. */
  line: number;
  /** The parsed line; undefined if it is not an object. */
  value?: Record<string, unknown>;
  /** The number of an earlier line about the same object. */
  repeats?: number;
}

/** Function that returns the key of the object in a line; undefined if the line has none. */
export type KeyOf = (value: Record<string, unknown>) => string | undefined;

const tooLarge = () =>
  new DomainError(ErrorCode.TOO_LARGE, importMessages.tooLarge, { fields: [{ field: 'file', message: importMessages.tooLarge }] });

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

/** Decodes a file as text, piece by piece. Throws INVALID_INPUT if it is not text, TOO_LARGE. */
async function* textOf(bytes: Buffer): AsyncGenerator<string> {
  const source = Readable.from(piecesOf(bytes));
  const unpacked = isGzip(bytes) ? source.pipe(createGunzip()) : source;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  try {
    for await (const piece of unpacked as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > MOST_BYTES) throw tooLarge();
      yield decoder.decode(piece, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    throw error instanceof DomainError ? error : invalid('file', importMessages.unreadable);
  }
}

/** Returns the lines of a file. Throws TOO_LARGE if a line is too long. */
async function* linesOf(bytes: Buffer): AsyncGenerator<string> {
  let rest = '';
  for await (const text of textOf(bytes)) {
    const lines = (rest + text).split('\n');
    rest = lines.at(-1)!;
    if (lines.some((line) => line.length > MOST_CHARACTERS)) throw tooLarge();
    yield* lines.slice(0, -1);
  }
  if (rest !== '') yield rest;
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the lines of a JSON Lines file, gzipped or not, in batches. Blank lines are skipped. If several lines are about the same object, the later
 * ones refer to the first. Yields to the event loop in between. Throws INVALID_INPUT about `file` if it is not text or has no lines, TOO_LARGE.
 */
export async function* partsOf(bytes: Buffer, keyOf: KeyOf): AsyncGenerator<SourceLine[]> {
  const known = new Map<string, number>();
  let part: SourceLine[] = [];
  let line = 0;
  let isEmpty = true;
  for await (const text of linesOf(bytes)) {
    line += 1;
    if (line > MOST_LINES) throw tooLarge();
    if (text.trim() === '') continue;
    isEmpty = false;
    part.push(sourceLine(line, text, keyOf, known));
    if (part.length < PART_LINES) continue;
    yield part;
    part = [];
    await setImmediate();
  }
  if (isEmpty) throw invalid('file', importMessages.empty);
  if (part.length > 0) yield part;
}

function sourceLine(line: number, text: string, keyOf: KeyOf, known: Map<string, number>): SourceLine {
  const value = parsed(text);
  if (!value) return { line };
  const key = keyOf(value);
  const repeats = key === undefined ? undefined : known.get(key);
  if (key !== undefined && repeats === undefined) known.set(key, line);
  return { line, value, ...(repeats === undefined ? {} : { repeats }) };
}
