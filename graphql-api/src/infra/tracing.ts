import { context, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Tracing } from '../platform/net/tracing.ts';

interface Options {
  /** URL of an OTLP receiver, without the path. */
  endpoint: string;
  /** Share of requests that are traced, from 0 to 1. */
  ratio: number;
  /** Name of this process in the traces. */
  instance: string;
}

/** Sends spans to an OTLP receiver over HTTP. `close` sends pending spans. */
export function openTracing({ endpoint, ratio, instance }: Options): Tracing & { close(): Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'campuscart', 'service.instance.id': instance }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  const tracer = provider.getTracer('campuscart');
  return {
    run: (name, attributes, work) => {
      const span = tracer.startSpan(name, { attributes });
      return context.with(trace.setSpan(context.active(), span), () =>
        work({
          rename: (to) => void span.updateName(to),
          add: (more) => {
            span.setAttributes(more);
            if ('error.type' in more) span.setStatus({ code: SpanStatusCode.ERROR });
          },
          end: () => span.end(),
        }),
      );
    },
    close: async () => {
      await provider.shutdown();
      context.disable();
    },
  };
}
