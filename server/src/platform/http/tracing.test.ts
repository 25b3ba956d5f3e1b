import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trace } from '@opentelemetry/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal } from '../../../test/portal.ts';
import { startTracing, traced } from './tracing.ts';

interface Sent {
  name: string;
  traceId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

const sent: Sent[] = [];
let collector: Server;
let stop: () => Promise<void>;
let portal: Portal;
beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request
      .on('data', (part) => (body += part))
      .on('end', () => {
        const { resourceSpans } = JSON.parse(body) as {
          resourceSpans: { scopeSpans: { spans: Sent[] }[] }[];
        };
        sent.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const otlpUrl = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  stop = await startTracing(otlpUrl);
  portal = await aPortal({ otlpUrl, isBehindProxy: true });
});
afterAll(async () => {
  await portal.close();
  trace.disable();
  collector.close();
});

it('O35 says of each request and job which it was and how it ended, and never who or with what', async () => {
  const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
  await portal.ask('GET /api/approvals/leyndarmal?of=0101302479', { headers: { traceparent } });
  await expect(traced('job checkFile', () => Promise.reject(new Error('0101302479')))).rejects.toThrow(
    '0101302479',
  );
  await stop();
  expect(sent).toMatchObject([
    {
      name: 'GET /api/approvals/:token',
      traceId: 'ab'.repeat(16),
      parentSpanId: 'cd'.repeat(8),
      attributes: [
        { key: 'http.request.method', value: { stringValue: 'GET' } },
        { key: 'http.route', value: { stringValue: '/api/approvals/:token' } },
        { key: 'omur.request_id' },
        { key: 'http.response.status_code', value: { intValue: 404 } },
      ],
    },
    { name: 'job checkFile', status: { code: 2 } },
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/0101302479|leyndarmal/);
});
