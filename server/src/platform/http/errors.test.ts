import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone();
});
afterAll(() => portal.close());

const register = (body: unknown, headers: Record<string, string> = {}, language: 'is' | 'en' = 'is') =>
  portal.ask('POST /api/compositions', { as: member, body, headers, language });

describe('a refusal', () => {
  it('W2 has a status, a code and an Icelandic sentence, and says nothing more', async () => {
    const { status, body, headers } = await portal.ask('GET /api/compositions/1', { as: member });
    expect(status).toBe(404);
    expect(body).toEqual({ StatusCode: 404, Code: 'work.notFound', Message: 'Verkið fannst ekki.' });
    expect(headers['content-type']).toMatch(/^application\/json/);
  });
  it.each([
    ['en', 'The work was not found.'],
    ['en-GB,is;q=0.5', 'The work was not found.'],
    ['is,en;q=0.5', 'Verkið fannst ekki.'],
    ['de', 'Verkið fannst ekki.'],
    ['', 'Verkið fannst ekki.'],
  ])('W2 answers Accept-Language %j with %j', async (language, message) => {
    const { body } = await portal.ask('GET /api/compositions/1', {
      as: member,
      headers: { 'accept-language': language },
    });
    expect(body.Message).toBe(message);
  });

  it.each(['{', 'null', '', '{"HEITI_VERKS": undefined}', '\u0000'])(
    'W2 refuses malformed JSON: %j',
    async (text) => {
      const { status, body } = await register(text, { 'content-type': 'application/json' });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        StatusCode: 400,
        Code: 'request.malformed',
        Message: 'Beiðnin er ekki rétt mynduð.',
      });
    },
  );
  it.each(['[]', '3', '"x"', 'true'])('W2 refuses JSON that is no registration: %s', async (text) => {
    const { status, body } = await register(text);
    expect(status).toBe(422);
    expect(body.Code).toBe('request.invalid');
  });
  it('W2 refuses a body without a body', async () => {
    const { status, body } = await portal.ask('POST /api/compositions', { as: member });
    expect([status, body.Code]).toEqual([400, 'request.malformed']);
  });
  it('W2 refuses a body of more than a megabyte with 413', async () => {
    const { status, body } = await register({ HEITI_VERKS: 'x'.repeat(1_100_000) }, {}, 'en');
    expect(status).toBe(413);
    expect(body).toEqual({ StatusCode: 413, Code: 'request.tooLarge', Message: 'The request is too large.' });
  });
  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
  ])('W2 refuses %s with 415', async (type) => {
    const { status, body } = await register('<work/>', { 'content-type': type });
    expect([status, body.Code]).toEqual([415, 'request.mediaType']);
  });

  it('W2 names every field that does not fit, in wire spelling and both languages', async () => {
    const wrong = {
      HEITI_VERKS: 7,
      authors: [{ id: 'x', typeOfAuthor: 36, ratio: '33,333', extra: 1 }],
      SENDA_I_ICE: 'já',
      NYTT: 1,
    };
    const { status, body } = await register(wrong);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      Code: 'request.invalid',
      Message: 'Eitthvað í beiðninni stenst ekki. Sjá hvern reit.',
    });
    const fields = Object.fromEntries(
      body.Errors.map((one: { Field: string; Code: string }) => [one.Field, one.Code]),
    );
    expect(fields).toEqual({
      HEITI_VERKS: 'value.wrongType',
      LENGD: 'value.missing',
      'authors.0.id': 'value.wrongType',
      'authors.0.ratio': 'value.share',
      'authors.0.extra': 'value.unknownField',
      SENDA_I_ICE: 'value.wrongType',
      NYTT: 'value.unknownField',
    });
    expect(body.Errors[0].Message).toBe('Gildið er ekki af réttri gerð.');
    const { body: english } = await register(wrong, {}, 'en');
    expect(english.Errors[0].Message).toBe('The value is not of the right type.');
  });
  it('W1 takes payload names in either spelling', async () => {
    const { HEITI_VERKS, LENGD, authors } = aRegistration(member);
    const { status } = await register({ heitI_VERKS: HEITI_VERKS, lengd: LENGD, AUTHORS: authors });
    expect(status).toBe(201);
  });
  it.each(['__proto__', 'constructor', 'toString'])(
    'refuses the field %s and comes to no harm',
    async (name) => {
      const { status, body } = await register(
        `{"HEITI_VERKS":"x","LENGD":3,"authors":[],"${name}":{"isStaff":true}}`,
      );
      expect([400, 422]).toContain(status);
      expect(body.Code).toMatch(/^request\./);
      expect(({} as Record<string, unknown>)['isStaff']).toBeUndefined();
    },
  );

  it.each([
    'GET /api/nothing',
    'GET /api/compositions/abc',
    'GET /api/compositions/0',
    'GET /api/compositions/99999999999',
    'GET /api/compositions/2147483648',
    'GET /api/compositions/1%00',
    'GET /api/%ff',
    `GET /api/persons/${'1'.repeat(300)}`,
    'DELETE /api/compositions/1',
    'POST /api/nothing',
  ])('W2 knows no address %s', async (address) => {
    const { status, body } = await portal.ask(address, { as: member });
    expect(status).toBe(404);
    expect(body).toEqual({
      StatusCode: 404,
      Code: 'request.unknownAddress',
      Message: 'Ekkert er á þessari slóð.',
    });
  });
  it('W2 asks who one is before it looks at what one sent', async () => {
    const { status, body } = await portal.ask('POST /api/compositions', { body: { x: 1 } });
    expect([status, body.Code]).toEqual([401, 'session.none']);
  });
  it('refuses a query that is too long, and passes over names it does not know', async () => {
    const long = await portal.ask(`GET /api/compositions?name=${'a'.repeat(201)}`, { as: member });
    expect(long.body).toMatchObject({ StatusCode: 422, Errors: [{ Field: 'name', Code: 'value.tooLong' }] });
    const unknown = await portal.ask('GET /api/persons/genders?x=1', { as: member });
    expect(unknown.status).toBe(200);
  });
});
