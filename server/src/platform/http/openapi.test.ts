import { allEndpoints } from '@omur/contract/platform/endpoint';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal } from '../../../test/portal.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the document has every shape there is
type Json = any;

let portal: Portal;
let document: Json;

beforeAll(async () => {
  portal = await aPortal({ societyName: 'Hljómur & <b>co</b>' });
  document = (await portal.ask('GET /api/openapi.json')).body;
});
afterAll(() => portal.close());

const templated = (path: string) => path.replace(/:(\w+)/g, '{$1}');

describe('the description of the API', () => {
  it('W6 is an OpenAPI 3.1 document', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info.title).toContain('Hljómur');
    expect(document.info.version).toEqual(expect.any(String));
    expect(document.components.securitySchemes.session).toEqual({ type: 'http', scheme: 'bearer' });
  });
  it.each(allEndpoints.map((one) => [`${one.method} ${one.path}`, one] as const))(
    'W6 describes %s',
    (_, { method, path, body, access }) => {
      const operation = document.paths[templated(path)]?.[method.toLowerCase()];
      expect(operation).toMatchObject({
        summary: expect.any(String),
        operationId: expect.any(String),
        responses: expect.any(Object),
      });
      const named = (operation.parameters as Json[]).filter((one) => one.in === 'path');
      expect(named.map(({ name }) => `{${name}}`)).toEqual(templated(path).match(/\{\w+\}/g) ?? []);
      expect(named.every(({ required }) => required === true)).toBe(true);
      expect(Boolean(operation.requestBody)).toBe(Boolean(body));
      expect(Boolean(operation.security)).toBe(access !== 'public');
      expect(operation.parameters.some((one: Json) => one.name === 'Idempotency-Key')).toBe(
        method === 'POST' || method === 'PUT',
      );
      expect(Object.keys(operation.responses).some((status) => /^20[014]$/.test(status))).toBe(true);
    },
  );
  it('W6 describes nothing that is not served', () => {
    const described = Object.entries<Json>(document.paths).flatMap(([path, one]) =>
      Object.keys(one).map((method) => `${method} ${path}`),
    );
    expect(described.toSorted()).toEqual(
      allEndpoints.map((one) => `${one.method.toLowerCase()} ${templated(one.path)}`).toSorted(),
    );
  });
  it('names each operation once', () => {
    const ids = Object.values<Json>(document.paths).flatMap((one) =>
      Object.values<Json>(one).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
  it('W1 speaks the names of the wire', () => {
    const { requestBody, responses } = document.paths['/api/compositions'].post;
    const schema = requestBody.content['application/json'].schema;
    expect(schema.required).toEqual(['HEITI_VERKS', 'LENGD', 'authors']);
    expect(schema.additionalProperties).toBe(false);
    expect(responses['201'].content['application/json'].schema.properties).toHaveProperty('verK_NR');
  });
  it('W6 has no reference that leads nowhere', () => {
    const text = JSON.stringify(document);
    expect(new Set(text.match(/"\$ref":"[^"]+"/g))).toEqual(
      new Set(['"$ref":"#/components/schemas/Refusal"']),
    );
  });
  it('O50 is valid by the schema of OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect([valid, errors]).toEqual([true, undefined]);
    expect(validator.version).toBe('3.1');
  });
  it.each(allEndpoints.map((one) => [`${one.method} ${one.path}`, one] as const))(
    'O50 says which keys open %s',
    (_, { method, path, keyScope }) => {
      const { security, description } = document.paths[templated(path)][method.toLowerCase()];
      const scopes = (security ?? []).find((one: Json) => 'key' in one)?.key;
      expect(scopes).toEqual(keyScope && (keyScope === 'any' ? [] : [keyScope]));
      expect(description).toMatch(keyScope ? /Open to/ : /Closed to keys/);
    },
  );
  it('O52 the page has a form for each call that is open to keys, and for no other', async () => {
    const { text } = await portal.ask('GET /api');
    const forms = [...text.matchAll(/data-method="(\w+)" data-path="([^"]+)"/g)].map(([, ...one]) =>
      one.join(' '),
    );
    expect(forms.toSorted()).toEqual(
      allEndpoints
        .filter(({ keyScope }) => keyScope)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    );
  });
  it('O259 the page is in the language that is asked for, else in that of the browser', async () => {
    const read = async (query: string, language: 'is' | 'en') => {
      const { text, headers } = await portal.ask(`GET /api${query}`, { language });
      const [, ofPage] = /<html lang="(\w+)">/.exec(text) ?? [];
      return [ofPage, headers['content-language'], /<button>(\w+)/.exec(text)?.[1]];
    };
    expect(await read('', 'is')).toEqual(['is', 'is', 'Senda']);
    expect(await read('', 'en')).toEqual(['en', 'en', 'Send']);
    expect(await read('?language=en', 'is')).toEqual(['en', 'en', 'Send']);
    expect(await read('?language=is', 'en')).toEqual(['is', 'is', 'Senda']);
    expect(await read('?language=%3Cb%3E&language=da', 'en')).toEqual(['en', 'en', 'Send']);
  });
  it('O259 nothing of the page appears once its script has come, and no form sends the key in an address', async () => {
    const { text } = await portal.ask('GET /api');
    expect(text.match(/<(?!pre)\w+[^>]*\shidden/g)).toBeNull();
    expect(/<input type="password"[^>]*>/.exec(text)?.[0]).not.toMatch(/\sname=/);
    expect(text).not.toMatch(/>[^<]*\{\w+\}[^<]*<\/(p|h1|button|th|caption|title)>/);
  });
  it('W6 can be read as a page, with the society named safely', async () => {
    const { status, text, headers } = await portal.ask('GET /api');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(text).not.toContain('<b>co</b>');
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script src="/api.js" defer>']);
    expect(text).not.toMatch(/style=|\son\w+=/);
    for (const { method, path } of allEndpoints) expect(text).toContain(`${method} ${templated(path)}`);
  });
});
