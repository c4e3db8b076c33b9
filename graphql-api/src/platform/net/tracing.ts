/** What a span says besides its name; without personal data. */
export type SpanAttributes = Record<string, string | number | string[]>;

/** A span that is open. */
export interface OpenSpan {
  rename(name: string): void;
  add(attributes: SpanAttributes): void;
  end(): void;
}

/** Records where time goes, as spans of a trace. */
export interface Tracing {
  /** Opens a span within the span that the running code belongs to, and runs `work` as part of it. The span ends when `end` is called. */
  run<Result>(name: string, attributes: SpanAttributes, work: (span: OpenSpan) => Result): Result;
}

let active: Tracing | undefined;

/** Has the process record spans; undefined: none. */
export function setTracing(tracing: Tracing | undefined): void {
  active = tracing;
}

/** The tracing of the process; undefined where none is set, which costs nothing. */
export function currentTracing(): Tracing | undefined {
  return active;
}

/** Runs `work` as a span. A failure is an attribute of the span. */
export async function inSpan<Result>(name: string, attributes: () => SpanAttributes, work: () => Promise<Result>): Promise<Result> {
  if (!active) return work();
  return active.run(name, attributes(), async (span) => {
    try {
      return await work();
    } catch (error) {
      span.add({ 'error.type': String((error as { code?: string }).code ?? (error as Error).name) });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Runs a statement as a span, with its text, which holds no values. */
export function inStatementSpan<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  return active ? inSpan('postgresql', () => ({ 'db.system.name': 'postgresql', 'db.query.text': text }), work) : work();
}
