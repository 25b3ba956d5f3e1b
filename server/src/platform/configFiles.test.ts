import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { tracedBy } from './http/trace.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'omur-settings-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const aFile = (name: string, content: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};
const secret = 'thirty-two characters, or some more';

describe('a setting in a file', () => {
  it('O21 is read from there, without the end of its line', () => {
    const { secretsKey, port } = readConfig({
      SECRETS_KEY_FILE: aFile('key', `${secret}\n`),
      PORT_FILE: aFile('port', '3100'),
    });
    expect([secretsKey, port]).toEqual([secret, 3100]);
  });
  it.each([
    [() => ({ SECRETS_KEY: secret, SECRETS_KEY_FILE: aFile('both', secret) }), 'given itself and by'],
    [() => ({ SECRETS_KEY_FILE: path.join(folder, 'none') }), 'cannot be read (ENOENT)'],
    [() => ({ SECRETS_KEY_FILE: aFile('empty', '\n') }), 'is empty'],
    [() => ({ SECRETS_KEY_FILE: aFile('short', 'short') }), 'SECRETS_KEY: '],
  ])('O21 is refused with a sentence (%#)', (settings, sentence) => {
    expect(() => readConfig(settings())).toThrow(sentence);
  });
});

describe('the address of the database', () => {
  it.each([['DATABASE_OWNER_URL'], ['DATABASE_DIRECT_URL'], ['DATABASE_READ_URL']])(
    'O234 is asked for where %s is there without it',
    (name) => {
      const url = 'postgresql://omur@db.example.is/omur';
      expect(() => readConfig({ [name]: url })).toThrow(`DATABASE_URL: is needed too, since ${name} is set`);
      expect(readConfig({ [name]: url, DATABASE_URL: url }).databaseUrl).toBe(url);
    },
  );
});

describe('what the proxy calls a request', () => {
  it('O22 is taken up from traceparent and x-request-id', () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    expect(tracedBy({ traceparent: `00-${trace}-00f067aa0ba902b7-01`, 'x-request-id': '5c1f:12' })).toEqual({
      traceId: trace,
      parentSpanId: '00f067aa0ba902b7',
      proxyRequestId: '5c1f:12',
    });
  });
  it.each([
    { traceparent: '00-zz-1-01' },
    { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` },
    { 'x-request-id': 'a\nb' },
    { 'x-request-id': 'x'.repeat(200) },
    {},
  ])('O22 is left out in any other shape: %j', (headers) => {
    expect(tracedBy(headers)).toEqual({});
  });
});
