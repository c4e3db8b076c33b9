import type { Ctx } from '../context.ts';
import { invalid, type ErrorCode } from '../errors.ts';

/** JSON Schema as in OpenAPI 3.1. */
export type Schema = Readonly<Record<string, unknown>>;

export const text = (description: string): Schema => ({ type: 'string', description });
export const number = (description: string): Schema => ({ type: 'number', description });
export const boolean = (description: string): Schema => ({ type: 'boolean', description });
export const arrayOf = (items: Schema): Schema => ({ type: 'array', items });
export const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
/** An object whose properties are all required, but for those named as optional. */
export const object = (properties: Record<string, Schema>, optional: string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
/** The object without null values, which documented clients show as the text "null". */
export function withoutNulls<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null)) as Value;
}

/** A schema that docs and routes share by its name. */
export const schemaRef = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/**
 * What an answer carries of an object: the plain fields of its GraphQL type but those left out, so that a field that is added later is among
 * them, and what `also` selects.
 */
export interface ObjectFields {
  /** Name of the GraphQL type. */
  of: string;
  without: readonly string[];
  also: string;
}

/** The properties of the plain fields of an object, and the names of those that it may lack. */
export interface PlainProperties {
  properties: Record<string, Schema>;
  optional: string[];
}

/** A file of a multipart body. */
interface File {
  createReadStream(): NodeJS.ReadableStream;
}

/** The fields of a body, query or path, read by type. Each throws INVALID_INPUT that names the field. */
export class Fields {
  constructor(private readonly values: Readonly<Record<string, unknown>>) {}

  has(name: string): boolean {
    return this.values[name] !== undefined && this.values[name] !== null;
  }

  text(name: string): string {
    const value = this.values[name];
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') throw invalid(name, this.has(name) ? `${name} must be text` : `${name} is required`);
    return value;
  }

  number(name: string): number {
    const given = this.has(name) && this.values[name] !== '' ? this.values[name] : undefined;
    const value = typeof given === 'string' ? Number(given) : given;
    if (given === undefined) throw invalid(name, `${name} is required`);
    if (typeof value !== 'number' || !Number.isFinite(value)) throw invalid(name, `${name} must be a number`);
    return value;
  }

  /** "0", "1", "true", "false" and booleans. */
  boolean(name: string): boolean {
    const given = this.values[name];
    const value = typeof given === 'boolean' || typeof given === 'number' ? String(given) : given;
    if (value === '1' || value === 'true') return true;
    if (value === '0' || value === 'false') return false;
    throw invalid(name, this.has(name) ? `${name} must be 0 or 1` : `${name} is required`);
  }

  /** A list of texts and numbers, given as a JSON list, repeated, or with commas. */
  list(name: string): string[] {
    const value = this.values[name];
    if (!this.has(name) || value === '') return [];
    const items: unknown[] = Array.isArray(value) ? value : this.text(name).split(',');
    if (!items.every((item) => typeof item === 'string' || typeof item === 'number')) throw invalid(name, `${name} must be a list`);
    return items.map(String);
  }
}

/** Header with the idempotency key of a call that creates something. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The query source that a service returns. */
interface QuerySource {
  readonly kind: 'one' | 'list' | 'connection';
}

/** One call of a REST route. */
export interface Call {
  ctx: Ctx;
  params: Fields;
  query: Fields;
  body: Fields;
  /** The file of a multipart body, if there is one. */
  file: File | null;
  /** The idempotency key of a call that may be repeated; see `Route.creates`. */
  idempotencyKey: string | null;
  /** The body as the input class that `Route.body` names. Throws INVALID_INPUT for a field of another type. */
  input: <Input extends object>(type: InputClass<Input>) => Input;
  /** Reads a query source with a GraphQL selection, or the fields of an object; `reader` is the viewer where the call changed it. */
  read: <Result>(source: QuerySource, selection: string | ObjectFields, reader?: Ctx) => Promise<Result>;
}

/** An answer that is no JSON. */
export class Binary {
  constructor(
    readonly type: string,
    readonly bytes: Buffer | string,
    /** Changes whenever the bytes do. */
    readonly tag: string,
  ) {}
}

/** A class of the schema's input types. */
export type InputClass<Input extends object = object> = new () => Input;

/** The body of a call. */
export interface Body {
  /**
   * Fields of an input type, by their documented names (`Route.names`): read, documented and checked as in GraphQL. An idempotency key comes
   * as a header, a file as `file`.
   */
  input?: { type: InputClass; without?: string[]; optional?: boolean };
  /** Fields that are those of no input type. */
  fields?: Record<string, Schema>;
  optional?: string[];
  file?: string;
}

/** A documented REST call. The router and the OpenAPI document are made from the same row. */
export interface Route {
  method: 'get' | 'post' | 'put' | 'delete';
  /** With `:name` for parameters. */
  path: string;
  summary: string;
  /** Who may call it; the service enforces it, this is for the document. */
  access: 'anybody' | 'signed in' | 'administrators';
  query?: Record<string, Schema>;
  body?: Body;
  /** Status of success; 200 when left out. */
  status?: number;
  /** Body of success, `success`, `message` and points left out; a picture when left out. */
  answer?: Schema;
  /** Whether it creates something, and accepts an `Idempotency-Key`. */
  creates?: boolean;
  /** A POST that changes nothing. */
  readsOnly?: boolean;
  /** Expected cost of a long response, in the points of an operation; 0 when left out. Above the share of a client the call takes a turn. */
  cost?: (body: Fields) => number;
  /** Where documented clients expect another status than the code's usual one. */
  statuses?: Partial<Record<ErrorCode, number>>;
  /** Error codes of this call besides those of its access, its parameters and its body. */
  fails?: ErrorCode[];
  /** Additional fields of every failure. */
  failure?: Record<string, unknown>;
  /** Documented names of fields that services call otherwise. */
  names?: Record<string, string>;
  handle: (call: Call) => Promise<object>;
}
