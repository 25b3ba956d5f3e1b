import type { IncomingHttpHeaders } from 'node:http';

const traceparent = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(?:-.*)?$/;
const requestNumber = /^[\w.:-]{1,100}$/;
const none = /^0+$/;

/** By what names the proxy's own log knows a request, for the lines of ours; a number in another shape is left out. */
export function tracedBy(headers: IncomingHttpHeaders): Record<string, string> {
  const [, traceId = '', spanId = ''] = traceparent.exec(String(headers.traceparent ?? '')) ?? [];
  const number = String(headers['x-request-id'] ?? '');
  return {
    ...(traceId !== '' && !none.test(traceId) && { traceId, parentSpanId: spanId }),
    ...(requestNumber.test(number) && { proxyRequestId: number }),
  };
}
