import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sendSociety, textFile } from '../../../test/societyFiles.ts';
import { faulty } from '../../../test/societyFaults.ts';
import { checkSent } from './checkFiles.ts';
import { filesOf } from './sendFolder.ts';
import type { SourceFile } from './stage.ts';
import { takeSociety } from './take.ts';

let portal: Portal;
let sender: Someone;
let colleague: Someone;
beforeAll(async () => {
  portal = await aPortal();
  sender = await portal.someone({ role: 'administrator' });
  colleague = await portal.someone({ role: 'administrator' });
});
afterAll(() => portal.close());

const example = fileURLToPath(new URL('../../../../docs/migration-example', import.meta.url));
const send = (files: readonly SourceFile[]) => sendSociety(portal, sender, files);
const ask = async (path: string) =>
  (await portal.ask(`GET /api/migrations/${path}`, { as: colleague, language: 'en' })).body;
const problems = async (id: number) =>
  ((await ask(`${id}/problems`)) as Record<string, unknown>[]).map((one) => [
    `${String(one['heitI_SKRAR'])}:${String(one['linA_I_SKRA'])}`,
    one['dalkur'],
    one['abending'],
  ]);
const startTaking = (id: number, as = colleague, body = {}) =>
  portal.ask(`POST /api/migrations/${id}/take`, { as, body });
const take = async (id: number, body = {}) => {
  const asked = await startTaking(id, colleague, body);
  if (asked.status === 200) await takeSociety(portal.pool, id);
  return asked.status === 200 ? ask(String(id)) : asked.body;
};
const counts = async () =>
  (
    await portal.sql(`select (select count(*) from person)::integer as persons, (select count(*) from work)::integer as works,
      (select count(*) from statement_line)::integer as lines, (select count(*) from change_record where table_name <> 'society_import')::integer as changes`)
  )[0];
/** The example with some lines of a file replaced. */
const changed = async (replaced: Record<string, (text: string) => string>) =>
  Promise.all(
    (await filesOf(example)).map(async (file) => {
      const change = replaced[file.fileName];
      if (!change) return file;
      const pieces: Buffer[] = [];
      for await (const piece of file.pieces()) pieces.push(piece);
      return textFile(file.fileName.slice(0, -4), change(Buffer.concat(pieces).toString()));
    }),
  );

describe('a society that is brought in', () => {
  it('O82, O87 is read without changing anything, and taken by another than sent it', async () => {
    const before = await counts();
    const id = await send(await filesOf(example));
    const report = await ask(String(id));
    expect(report).toMatchObject({ stadA_GAGNAFLUTNINGS: 'checked', fjoldI_GALLA: 0, atridI_ALLS: 60 });
    expect(await counts()).toEqual(before);
    expect(await ask(`${id}/figures?tegund=year`)).toMatchObject([
      { aR_TOLU: 2000, gildI_FYRIR: 8531.61, gildI_EFTIR: null },
      { aR_TOLU: 1999, gildI_FYRIR: 37_867.52, gildI_EFTIR: null },
    ]);
    const own = await startTaking(id, sender);
    expect([own.status, own.body.Code]).toEqual([409, 'society.own']);
    await expect(
      portal.sql(
        `update society_import set state = 'taking', taken_by = sent_by where society_import_id = $1`,
        [id],
      ),
    ).rejects.toMatchObject({ constraint: 'society_import_takes_two' });
  });

  it('O86 goes on where it was killed', async () => {
    const [{ id } = { id: 0 }] = await portal.sql<{ id: number }>(
      'select society_import_id as id from society_import',
    );
    expect((await startTaking(id)).status).toBe(200);
    let left = 7;
    const dying = new Proxy(portal.pool, {
      get: (pool, name: keyof pg.Pool) =>
        name === 'connect'
          ? () => (left-- > 0 ? pool.connect() : Promise.reject(new Error('killed')))
          : Reflect.get(pool, name),
    });
    await expect(takeSociety(dying, id)).rejects.toThrow('killed');
    expect(await ask(String(id))).toMatchObject({ stadA_GAGNAFLUTNINGS: 'taking' });
    expect(await counts()).toMatchObject({ lines: 0 });
    await takeSociety(portal.pool, id);
    expect(await ask(String(id))).toMatchObject({
      stadA_GAGNAFLUTNINGS: 'taken',
      fjoldI_MISMUNA: 0,
      atridI_TEKIN_INN: 60,
    });
    expect(await counts()).toMatchObject({ persons: 20, works: 8, lines: 17 });
  });

  it('O83, O84, O85, O88, O91 has its numbers, lights, log-ins and money', async () => {
    const works = await portal.sql('select work_id, title, light from work order by 1');
    expect(works.map(({ work_id, light }) => [work_id, light])).toEqual([
      ...[5001, 5002, 5003, 5004, 5005, 5006].map((one) => [one, 0]),
      [5008, 2],
      [5009, 0],
    ]);
    const found = await portal.ask('GET /api/compositions?name=K-17', { as: colleague });
    expect(found.body).toMatchObject([{ verK_NR: 5009, heitI_VERKS: 'Vöggukvæði' }]);
    const users = await portal.sql("select role, password_hash from app_user where name like '%Dalmanns%'");
    expect(users).toEqual([
      { role: 'member', password_hash: null },
      { role: 'member', password_hash: null },
    ]);
    const [money] =
      await portal.sql(`select (select sum(e.units) from ledger_entry e join ledger_account a using (ledger_account_id)
        where a.kind = 'payable') as payable, (select sum(e.units) from ledger_entry e join ledger_account a using (ledger_account_id)
        where a.kind = 'paidElsewhere') as paid, (select count(*) from notification)::integer as told,
      (select count(*) from distribution where state = 'finished' and is_history)::integer as finished`);
    expect(money).toEqual({ payable: '0', paid: '417592400', told: 0, finished: 3 });
    const lines =
      await portal.sql(`select share, share_abroad, publisher_id is not null as is_publisher from work_right
      where work_id = 5004 and contract_id is not null and ends_before = 'infinity'`);
    expect(lines.length).toBeGreaterThan(0);
    const figures = (await ask(`1/figures`)) as Record<string, unknown>[];
    expect(new Set(figures.map((one) => one['eR_MISMUNUR']))).toEqual(new Set([0]));
  });

  it('O89 changes nothing the second time, and later only what is other', async () => {
    const before = await counts();
    const again = await take(await send(await filesOf(example)));
    expect(again).toMatchObject({ stadA_GAGNAFLUTNINGS: 'taken', atridI_ALLS: 0, fjoldI_MISMUNA: 0 });
    expect(await counts()).toEqual(before);
    const delta = await take(
      await send(
        await changed({
          'persons.csv': (text) =>
            text.replace('Hlíðarvegur 4', 'Hlíðarvegur 6').replace('0133-26-000920', '0133-26-000999'),
          'works.csv': (text) => `${text}5010;Nýtt lag;3:00;;;2001-01-01;;\n`,
          'work_authors.csv': (text) =>
            `${text.replace('5003;A3;C;50', '5003;A3;C;60').replace('5003;A5;A;50', '5003;A5;A;40')}5010;PD;C;100;;\n`,
        }),
      ),
    );
    expect(delta).toMatchObject({ stadA_GAGNAFLUTNINGS: 'taken', atridI_ALLS: 3, fjoldI_MISMUNA: 0 });
    const [person] = await portal.sql(
      "select street, account, version from person where name like 'Steinvör%'",
    );
    expect(person).toEqual({ street: 'Hlíðarvegur 6', account: '000920', version: 2 });
    const shares = await portal.sql(
      'select share::float, approval from work_author where work_id = 5003 order by share',
    );
    expect(shares).toEqual([
      { share: 40, approval: 'given' },
      { share: 60, approval: 'given' },
    ]);
    expect(await counts()).toMatchObject({ works: 9, lines: 17 });
  });

  it('O90 does not write over what was changed here, nor over what was paid', async () => {
    await portal.sql(
      "update work set title = 'Lofsöngur Íslands', last_changed_at = now() where work_id = 5001",
    );
    const id = await send(
      await changed({
        'works.csv': (text) => text.replace(';Lofsöngur;', ';Ó guð vors lands;'),
        'statement_lines.csv': (text) =>
          text
            .replace('9902;1;R8;5005;1;750.50', '9902;1;R8;5005;1;750.50')
            .replace(';1999-08-20;1;', ';1999-08-21;1;'),
      }),
    );
    expect(await problems(id)).toEqual([
      ['works.csv:2', 'number', '5001 was changed here after it was taken, so it is not written over.'],
      [
        'distributions.csv:4',
        'number',
        'Distribution 9902 was taken before and never changes. The file now says something else.',
      ],
    ]);
    expect((await startTaking(id)).body.Code).toBe('society.hasRefused');
    expect((await portal.ask(`POST /api/migrations/${id}/cancel`, { as: colleague })).status).toBe(200);
    expect(await portal.sql('select from society_row where society_import_id = $1', [id])).toEqual([]);
  });
});

describe('files with faults', () => {
  it('O81, O92 are sent in parts, and each fault is named by file, line and column', async () => {
    const announced = await portal.ask('POST /api/migrations', {
      as: sender,
      body: { HEITI_GAGNAFLUTNINGS: 'Gallað' },
    });
    const id = announced.body.gagnaflutninguR_NR as number;
    for (const file of faulty)
      for await (const piece of file.pieces()) {
        const path = `/api/migrations/${id}/files/${file.fileName}/parts/1`;
        const sent = await portal.ask(`PUT ${path}`, {
          as: sender,
          body: { INNIHALD: piece.toString('base64') },
        });
        expect(sent.status).toBe(204);
      }
    expect((await portal.ask(`POST /api/migrations/${id}/check`, { as: sender })).status).toBe(200);
    await checkSent(portal.pool, id);
    expect(await ask(String(id))).toMatchObject({ stadA_GAGNAFLUTNINGS: 'checked' });
    const found = (await problems(id)).map((one) => one.filter(Boolean).join(' '));
    expect(found).toMatchInlineSnapshot(`
      [
        "persons.csv:3 number Number F1 stands earlier in the file, in line 2.",
        "persons.csv:4 name The field is empty.",
        "persons.csv:4 kennitala “123” is not a kennitala: ten digits.",
        "persons.csv:4 email “a@” is not an e-mail address.",
        "persons.csv:4 postal_code “9999” is not on file here.",
        "persons.csv:4 society “9999” is not on file here.",
        "persons.csv:4 bank_account “1-2” is not a bank account like 0133-26-000123.",
        "persons.csv:4 is_publisher “maybe” is neither yes nor no.",
        "persons.csv:4 publisher_ipi “12345678900” is not an IPI name number: its check digits are wrong, or it does not have eleven digits.",
        "persons.csv:5 kennitala 0101309909 is on file here already as somebody else’s: no. 18.",
        "persons.csv:6 The line does not have as many fields as the first line names, or is too long.",
        "users.csv:2 role “administrator” is none of these: member, viewer, external.",
        "users.csv:3 person The login has another national ID than person no. G1.",
        "users.csv:4 person The login has another national ID than person no. P20.",
        "authors.csv:2 Line 5 of the file rights.csv was refused, and F1 is not taken without it.",
        "authors.csv:3 Line 4 of the file rights.csv was refused, and F5 is not taken without it.",
        "authors.csv:4 person F9 is neither in the file persons.csv nor taken before, or it was refused there.",
        "rights.csv:4 share The rights of author F5 add up to 110.00, more than 100.",
        "rights.csv:5 share “101” is not a share above 0 and of at most 100, with two decimals at most.",
        "contracts.csv:2 ends_on The last day is before the first.",
        "works.csv:2 Line 3 of the file work_codes.csv was refused, and F1 is not taken without it.",
        "works.csv:3 duration “langt” is not a length like 3:45.",
        "works.csv:4 Line 2 of the file work_authors.csv was refused, and F3 is not taken without it.",
        "works.csv:5 registered_on “31.12.2001” is not a day. Write it like 2026-01-31.",
        "works.csv:6 Work F5 has no author in the file work_authors.",
        "works.csv:7 The shares of the authors of work G1 add up to 99.99, not 100.",
        "works.csv:8 registered_on The day has not come yet.",
        "works.csv:9 Line 7 of the file work_authors.csv was refused, and G3 is not taken without it.",
        "work_codes.csv:3 code Number F1 / T0345246801 stands earlier in the file, in line 2.",
        "work_authors.csv:2 author F1 is neither in the file authors.csv nor taken before, or it was refused there.",
        "work_authors.csv:3 role “XX” is not on file here.",
        "work_authors.csv:4 work F9 is neither in the file works.csv nor taken before, or it was refused there.",
        "work_authors.csv:7 contract Contract S1 is not with this author.",
        "distributions.csv:2 category “99” is not on file here.",
        "distributions.csv:3 Line 2 of the file statement_lines.csv was refused, and F2 is not taken without it.",
        "distributions.csv:4 Line 7 of the file statement_lines.csv was refused, and G1 is not taken without it.",
        "statement_lines.csv:2 work A line of type 1 or 3 needs a work.",
        "statement_lines.csv:3 amount “1.234” is not a sum in krónur with two decimals at most and nothing between thousands.",
        "statement_lines.csv:4 type “6” is none of these: 1, 2, 3, 4.",
        "statement_lines.csv:5 amount The amount is negative. Corrections are distributions of their own.",
        "statement_lines.csv:7 line Number G1 / 1 stands earlier in the file, in line 6.",
        "statement_lines.csv:8 amount Right R1: distributed 100.00, deducted 0, paid 99.99. That does not add up.",
        "statement_lines.csv:9 work A line of type 1 or 3 needs a work.",
      ]
    `);
  });

  it('O80 that are none of these, or have other columns, are not read', async () => {
    const id = await send([
      textFile('songs', 'number;title', '1;Lag'),
      textFile('persons', 'number;nafn', '1;Ein'),
      textFile('users', ''),
    ]);
    expect(await ask(String(id))).toMatchObject({ stadA_GAGNAFLUTNINGS: 'refused' });
    expect((await problems(id)).map(([place, column]) => [place, column])).toEqual([
      ['songs.csv:null', null],
      ['persons.csv:1', 'name'],
      ['persons.csv:1', 'nafn'],
      ['users.csv:null', null],
    ]);
  });
});
