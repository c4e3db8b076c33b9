import type { Ctx } from '../context.ts';
import { invalid, type ErrorCode } from '../errors.ts';

/** JSON Schema as in OpenAPI 3.1. */
export type Schema = Readonly<Record<string, unknown>>;

export const text = (description: string): Schema => ({ type: 'string', description });
export const number = (description: string): Schema => ({ type: 'number', description });
export const boolean = (description: string): Schema => ({ type: 'boolean', description });
export const arrayOf = (items: Schema): Schema => ({ type: 'array', items });
export const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
/** Returns the schema of an object whose properties are all required, except the optional ones. */
export const object = (properties: Record<string, Schema>, optional: string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
/** Returns the object without null values, which documented clients would show as the text "null". */
export function withoutNulls<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null)) as Value;
}

/** Returns a reference to a named schema that the docs and the routes share. */
export const schemaRef = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/**
 * Fields of an object in a response: all plain fields of its GraphQL type except those left out, and the selection in `also`. Fields added to the
 * type later are included automatically.
 */
export interface ObjectFields {
  /** Name of the GraphQL type. */
  of: string;
  without: readonly string[];
  also: string;
}

/** Properties for the plain fields of an object, and the names of the optional ones. */
export interface PlainProperties {
  properties: Record<string, Schema>;
  optional: string[];
}

/** File in a multipart body. */
interface File {
  createReadStream(): NodeJS.ReadableStream;
}

/** Reads the fields of a body, query or path by type. Each method throws INVALID_INPUT that names the field. */
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

  /** Accepts "0", "1", "true", "false" and booleans. */
  boolean(name: string): boolean {
    const given = this.values[name];
    const value = typeof given === 'boolean' || typeof given === 'number' ? String(given) : given;
    if (value === '1' || value === 'true') return true;
    if (value === '0' || value === 'false') return false;
    throw invalid(name, this.has(name) ? `${name} must be 0 or 1` : `${name} is required`);
  }

  /** Reads a list of texts and numbers, given as a JSON list, as a repeated field, or separated by commas. */
  list(name: string): string[] {
    const value = this.values[name];
    if (!this.has(name) || value === '') return [];
    const items: unknown[] = Array.isArray(value) ? value : this.text(name).split(',');
    if (!items.every((item) => typeof item === 'string' || typeof item === 'number')) throw invalid(name, `${name} must be a list`);
    return items.map(String);
  }
}

/** Header with the idempotency key of a call that creates an object. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Query source that a service returns. */
interface QuerySource {
  readonly kind: 'one' | 'list' | 'connection';
}

/** One call of a REST route. */
export interface Call {
  ctx: Ctx;
  params: Fields;
  query: Fields;
  body: Fields;
  /** File of a multipart body, or null. */
  file: File | null;
  /** Idempotency key of a call that can be repeated; see `Route.creates`. */
  idempotencyKey: string | null;
  /** Returns the body as the input class that `Route.body` names. Throws INVALID_INPUT for a field of another type. */
  input: <Input extends object>(type: InputClass<Input>) => Input;
  /** Reads a query source with a GraphQL selection or the fields of an object. `reader` is the viewer as changed by the call. */
  read: <Result>(source: QuerySource, selection: string | ObjectFields, reader?: Ctx) => Promise<Result>;
}

/** A response that is not JSON. */
export class Binary {
  constructor(
    readonly type: string,
    readonly bytes: Buffer | string,
    /** Entity tag. It changes whenever the bytes change. */
    readonly tag: string,
  ) {}
}

/** Class of an input type of the schema. */
export type InputClass<Input extends object = object> = new () => Input;

/** Body of a call. */
export interface Body {
  /**
   * Fields of an input type, by their documented names (`Route.names`). They are read, documented and validated as in GraphQL. An idempotency key is
   * sent as a header, a file as `file`.
   */
  input?: { type: InputClass; without?: string[]; optional?: boolean };
  /** Fields that belong to no input type. */
  fields?: Record<string, Schema>;
  optional?: string[];
  file?: string;
}

/** A documented REST call. The router and the OpenAPI document are made from the same row. */
export interface Route {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Path with `:name` for parameters. */
  path: string;
  summary: string;
  /** Who may call the route. The service enforces the rule; this field documents it. */
  access: 'anybody' | 'signed in' | 'administrators';
  query?: Record<string, Schema>;
  body?: Body;
  /** Status of success; default 200. */
  status?: number;
  /** Schema of the response body without `success`, `message` and points; left out if the response is a picture. */
  answer?: Schema;
  /** Whether the call creates an object and accepts an `Idempotency-Key`. */
  creates?: boolean;
  /** Whether a POST changes nothing. */
  readsOnly?: boolean;
  /**
   * Expected cost of a long response, in the same points as the cost of an operation; default 0. A call beyond the client's share takes turns with
   * other clients.
   */
  cost?: (body: Fields) => number;
  /** Statuses for errors if documented clients expect another status than the usual one. */
  statuses?: Partial<Record<ErrorCode, number>>;
  /** Error codes of this call in addition to those for its access, parameters and body. */
  fails?: ErrorCode[];
  /** Additional fields of every failure. */
  failure?: Record<string, unknown>;
  /** Documented names of fields, if services use other names. */
  names?: Record<string, string>;
  handle: (call: Call) => Promise<object>;
}
