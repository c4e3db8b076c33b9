/** Attributes of a span in addition to its name, without personal data. */
export type SpanAttributes = Record<string, string | number | string[]>;

/** An open span. */
export interface OpenSpan {
  rename(name: string): void;
  add(attributes: SpanAttributes): void;
  end(): void;
}

/** Records timings as the spans of a trace. */
export interface Tracing {
  /** Opens a child span of the current span and runs `work` within it. The span ends when `end` is called. */
  run<Result>(name: string, attributes: SpanAttributes, work: (span: OpenSpan) => Result): Result;
}

let active: Tracing | undefined;

/** Makes the process record spans; undefined turns recording off. */
export function setTracing(tracing: Tracing | undefined): void {
  active = tracing;
}

/** Returns the tracing of the process; undefined if none is set, which costs nothing. */
export function currentTracing(): Tracing | undefined {
  return active;
}

/** Runs `work` in a span. A failure is recorded as an attribute of the span. */
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

/** Runs a statement in a span with its text, which contains no values. */
export function inStatementSpan<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  return active ? inSpan('postgresql', () => ({ 'db.system.name': 'postgresql', 'db.query.text': text }), work) : work();
}
