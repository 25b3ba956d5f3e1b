import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { commit, version } from '../version.ts';

const name = 'omur';

/**
 * O35: spans go to a collector that speaks OTLP over HTTP; its library reads the other `OTEL_EXPORTER_OTLP_…` variables by itself. Loaded only
 * where there is a collector.
 * @returns what sends the last of them.
 */
export async function startTracing(endpoint: string): Promise<() => Promise<void>> {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const { BatchSpanProcessor, TracerProvider } = await import('@opentelemetry/sdk-trace');
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': name,
      'service.version': version,
      ...(commit && { 'vcs.ref.head.revision': commit }),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}

const spans = new WeakMap<FastifyRequest, Span>();

/** A span for each request, below the proxy's where one is believed: which call and how it ended, never who or with what. */
export function traceRequests(app: FastifyInstance, isBehindProxy: boolean): void {
  const tracer = trace.getTracer(name);
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'omur.request_id': request.id,
        },
      },
      isBehindProxy ? parentOf(request) : ROOT_CONTEXT,
    );
    spans.set(request, span);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

const traceparent = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

function parentOf({ headers }: FastifyRequest) {
  const [, traceId, spanId, flags] = traceparent.exec(String(headers.traceparent ?? '')) ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags ?? '0', 16),
    isRemote: true,
  });
}

/** Work that nobody asked for by a request, as a span of its own. */
export async function traced<T>(what: string, work: () => Promise<T>): Promise<T> {
  const span = trace.getTracer(name).startSpan(what);
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
