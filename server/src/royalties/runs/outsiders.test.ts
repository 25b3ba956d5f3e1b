import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepByFile } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let elsewhere: Portal;
let administrator: Someone;
const title = 'Lag sem enginn þekkir';
beforeAll(async () => {
  portal = await aPortal();
  elsewhere = await aPortal({ joinUrl: 'https://felagid.example/adild' });
  administrator = await portal.someone({ role: 'administrator', isPerson: false });
  await keepByFile(portal, administrator, { id: 71, title, day: '2024-06-01', usedOn: '2023-05-01' });
});
afterAll(async () => {
  await portal.close();
  await elsewhere.close();
});
const ask = (call: string, body: object | undefined, as: Someone) =>
  portal.ask(call, { as, ...(body && { body }) });

it('O256 whoever is no member and knows a line as theirs stands on the desk until staff answer, and nothing else comes of it', async () => {
  const [listed] = (await portal.ask('GET /api/unidentifiedUsage')).body;
  const editor = await portal.someone({ role: 'editor', isPerson: false });
  const member = await portal.someone();
  const number: number = listed.othekkT_NOTKUN_NR;
  const come = (body: object, line = number) =>
    portal.ask(`POST /api/unidentifiedUsage/${line}/outsiders`, { body });
  const count = (table: string) =>
    portal.sql(`select count(*)::integer as count from ${table}`, []).then(([row]) => row?.count);
  const before = [await count('person'), await count('app_user'), await count('letter')];
  const waiting = async () => (await ask('GET /api/desk/outsiders', undefined, editor)).body;
  const claims = async () =>
    (await ask('GET /api/desk/home', undefined, editor)).text.match(/"claims"[^}]*/u)?.[0] ?? '';
  const quiet = await claims();
  const wrong = await come({ NAFN: ' ', E_MAIL: 'jokull' });
  expect(wrong.body.Errors.map(({ Field, Code }: Record<string, string>) => `${Field} ${Code}`)).toEqual([
    'NAFN person.nameMissing',
    'E_MAIL person.emailInvalid',
  ]);
  const jokull = {
    NAFN: ' Jökull Steinn ',
    E_MAIL: 'jokull@example.is',
    SKYRING_KROFU: 'Við lékum þetta.',
  };
  expect((await come(jokull, 999_999)).body.Code).toBe('outsider.notOnList');
  expect((await come(jokull)).status).toBe(204);
  const [row, ...others] = await waiting();
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    nafn: 'Jökull Steinn',
    e_MAIL: 'jokull@example.is',
    simi: null,
    skyrinG_KROFU: 'Við lékum þetta.',
    othekkT_NOTKUN_NR: number,
    heitI_VERKS: title,
    stadA_BEIDNI_UTANFELAGS: 'waiting',
  });
  expect(await claims()).not.toBe(quiet);
  expect([await count('person'), await count('app_user'), await count('letter')]).toEqual(before);
  const settle = (as: Someone) =>
    ask(`PATCH /api/desk/outsiders/${row.beidnI_UTANFELAGS_NR}`, { ATHUGASEMD: 'Skráður.' }, as);
  for (const call of ['GET /api/desk/outsiders', `PATCH /api/desk/outsiders/${row.beidnI_UTANFELAGS_NR}`])
    expect((await ask(call, call.startsWith('P') ? {} : undefined, member)).status).toBe(403);
  expect((await settle(editor)).status).toBe(204);
  expect((await settle(editor)).body.Code).toBe('outsider.settledAlready');
  expect(await claims()).toBe(quiet);
  expect(
    (await ask('GET /api/desk/outsiders?STADA_BEIDNI_UTANFELAGS=settled', undefined, editor)).body,
  ).toMatchObject([{ beidnI_AFGREIDD_AF: editor.name, athugasemd: 'Skráður.' }]);
  // One network fills no desk.
  const many = [];
  for (let i = 0; i < 10; i++) many.push((await come(jokull)).status);
  expect(many).toEqual([...Array.from({ length: 9 }, () => 204), 429]);
});

it('O256 takes nobody in where the society has a page of its own for joining', async () => {
  const { status, body } = await elsewhere.ask('POST /api/unidentifiedUsage/1/outsiders', {
    body: { NAFN: 'Jökull Steinn', E_MAIL: 'jokull@example.is' },
  });
  expect([status, body.Code]).toEqual([409, 'outsider.elsewhere']);
  expect(await elsewhere.sql('select from outsider')).toEqual([]);
});
