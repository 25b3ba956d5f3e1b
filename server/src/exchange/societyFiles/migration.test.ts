import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { asWorkbook, countsOf, problemsOf, sendSociety, withChanges } from '../../../test/societyFiles.ts';
import { faulty, whatIsSaid } from '../../../test/societyFaults.ts';
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
const problems = (id: number) => problemsOf(portal, colleague, id);
const startTaking = (id: number, as = colleague, body = {}) =>
  portal.ask(`POST /api/migrations/${id}/take`, { as, body });
const take = async (id: number, body = {}) => {
  const asked = await startTaking(id, colleague, body);
  if (asked.status === 200) await takeSociety(portal.pool, id);
  return asked.status === 200 ? ask(String(id)) : asked.body;
};
const counts = () => countsOf(portal);
const changed = (replaced: Record<string, (text: string) => string>) => withChanges(example, replaced);

describe('a society that is brought in', () => {
  it('O82, O87 is read without changing anything, and taken by another than sent it', async () => {
    const before = await counts();
    const id = await send(await filesOf(example));
    const report = await ask(String(id));
    expect(report).toMatchObject({ stadA_GAGNAFLUTNINGS: 'checked', fjoldI_GALLA: 0, atridI_ALLS: 71 });
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
      atridI_TEKIN_INN: 71,
    });
    expect(await counts()).toMatchObject({ persons: 20, works: 8, lines: 19 });
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
    expect(money).toEqual({ payable: '0', paid: '417592400', told: 0, finished: 4 });
    const lines =
      await portal.sql(`select share, share_abroad, publisher_id is not null as is_publisher from work_right
      where work_id = 5004 and contract_id is not null and ends_before = 'infinity'`);
    expect(lines.length).toBeGreaterThan(0);
    const figures = (await ask(`1/figures`)) as Record<string, unknown>[];
    expect(new Set(figures.map((one) => one['eR_MISMUNUR']))).toEqual(new Set([0]));
  });

  it('O133, O134 has performances that are not paid again, cue sheets, applications, and balances that wait', async () => {
    const performances =
      await portal.sql(`select l.performance_type_id as type, l.venue_id, l.address, l.work_count, l.light,
        count(y.distribution_id)::integer as paid
      from live_performance l left join performance p using (live_performance_id) left join performance_payment y using (performance_id)
      group by l.live_performance_id order by 1, l.live_performance_id`);
    const [hall] = await portal.sql("select venue_id from venue where name = 'Harpa'");
    expect(performances).toEqual([
      {
        type: 1,
        venue_id: hall?.venue_id ?? 714,
        address: hall ? null : 'Harpa',
        work_count: 2,
        light: 0,
        paid: 2,
      },
      { type: 1, venue_id: 714, address: 'Félagsheimilið á Hvoli', work_count: 2, light: 1, paid: 0 },
      { type: 4, venue_id: null, address: null, work_count: 1, light: 0, paid: 0 },
    ]);
    expect(await portal.sql('select from performed_usage')).toEqual([]);
    expect(
      await portal.sql('select title, work_id, duration_seconds from cue_sheet_line order by line_number'),
    ).toEqual([
      { title: 'Á Sprengisandi', work_id: 5002, duration_seconds: 65 },
      { title: 'Stef þáttarins', work_id: null, duration_seconds: 20 },
    ]);
    const [funds] = await portal.sql(`select array_agg(concat_ws(' ', f.fund_id, f.season,
        fund_period_state(f.opens_on, f.closes_on, f.closed_at), a.granted_amount_isk, a.told_at is null) order by f.fund_id) as said
      from fund_application a join fund_period f using (fund_period_id)`);
    expect(funds?.['said']).toEqual(['1 spring closed 250000 f', '4 closed f']);
    const [opening] = await portal.sql('select opening_id as id, state, units, asked_by from opening');
    expect(opening).toMatchObject({ state: 'waiting', units: 18_205_000, asked_by: sender.userId });
    const approve = async (as: Someone) => {
      const path = `/api/money/openings/${opening?.['id']}`;
      const { body } = await portal.ask(`GET ${path}`, { as });
      const asked = { SAMTHYKKT: 1, FINGRAFAR_LISTA: body['fingrafaR_LISTA'] };
      return portal.ask(`PATCH ${path}`, { as, body: asked });
    };
    expect((await approve(sender)).body.Code).toBe('money.ownRequest');
    expect((await approve(colleague)).status).toBe(204);
    const found = await portal.ask('GET /api/desk/search?q=P20', { as: colleague });
    expect(found.body).toMatchObject([{ tegund: 'person', nafn: 'Steinvör Ósk Dalmannsdóttir' }]);
  });

  it('O89 changes nothing the second time, and later only what is other', async () => {
    const before = await counts();
    const files = await Promise.all((await filesOf(example)).map((file) => asWorkbook(file)));
    const again = await take(await send(files));
    expect(again).toMatchObject({ stadA_GAGNAFLUTNINGS: 'taken', atridI_ALLS: 0, fjoldI_MISMUNA: 0 });
    expect(await counts()).toEqual(before);
    const delta = await take(
      await send(
        await changed({
          'persons.csv': (text) =>
            text.replace('Hlíðarvegur 4', 'Hlíðarvegur 6').replace('0133-26-000920', '0133-26-000999'),
          'performances.csv': (text) => text.replace('Hvoli', 'Hvolsvelli'),
          'set_list_lines.csv': (text) => text.replace('4:00;1', '4:30;1'),
          'cue_sheets.csv': (text) => text.replace('1998;1998-11-01', '1997;1998-11-01'),
          'applications.csv': (text) => text.replace('Tónskáld.', 'Tónskáld og kennari.'),
          'works.csv': (text) => `${text}5010;Nýtt lag;3:00;;;2001-01-01;;\n`,
          'work_authors.csv': (text) =>
            `${text.replace('5003;A3;C;50', '5003;A3;C;60').replace('5003;A5;A;50', '5003;A5;A;40')}5010;PD;C;100;;\n`,
        }),
      ),
    );
    expect(delta).toMatchObject({ stadA_GAGNAFLUTNINGS: 'taken', atridI_ALLS: 6, fjoldI_MISMUNA: 0 });
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
    expect(await counts()).toMatchObject({ works: 9, lines: 19 });
    const changes =
      await portal.sql(`select (select address from live_performance where address like '%Hvols%') as address,
      (select max(duration_seconds) from foreign_performance) as duration, (select production_year from cue_sheet) as year,
      (select applicant_cv from fund_application where applicant_cv <> '') as cv`);
    expect(changes).toEqual([
      { address: 'Félagsheimilið á Hvolsvelli', duration: 270, year: 1997, cv: 'Tónskáld og kennari.' },
    ]);
  });

  it('O90 does not write over what was changed here, nor over what was paid', async () => {
    await portal.sql(
      "update work set title = 'Lofsöngur Íslands', last_changed_at = now() where work_id = 5001",
    );
    const [registered] = await portal.sql(
      `insert into live_performance (person_id, performance_type_id, performers, performed_on, venue_id, origin)
       select person_id, 1, 'Steinvör ein', '2002-02-02', 714, 'hér' from old_number where kind = 'persons' and old_number = 'P20'
       returning live_performance_id as number`,
    );
    const id = await send(
      await changed({
        'performances.csv': (text) =>
          `${text}T9;P20;concert;Steinvör Ein;;2002-02-02;Harpa;;;;2002-02-03;;yes\n`,
        'works.csv': (text) => text.replace(';Lofsöngur;', ';Ó guð vors lands;'),
        'statement_lines.csv': (text) =>
          text
            .replace('9902;1;R8;5005;1;750.50', '9902;1;R8;5005;1;750.50')
            .replace(';1999-08-20;1;', ';1999-08-21;1;'),
        'set_list_lines.csv': (text) => text.replace('T1;2;5002;;;2:10', 'T1;2;5002;;;9:10'),
        'balances.csv': (text) => text.replace('1520.50', '9520.50'),
      }),
    );
    expect(await problems(id)).toEqual([
      ['works.csv:2', 'number', '5001 was changed here after it was taken, so it is not written over.'],
      [
        'distributions.csv:4',
        'number',
        'Distribution 9902 was taken before and never changes. The file now says something else.',
      ],
      [
        'performances.csv:2',
        'number',
        'Performance T1 has been paid or counted in a run, or was changed here after it was taken, so it is not written over.',
      ],
      [
        'performances.csv:5',
        null,
        `This performance is registered here already: no. ${registered?.['number']}.`,
      ],
      [
        'balance_lists.csv:2',
        'number',
        'List B1 was taken before and never changes. The file now says something else.',
      ],
    ]);
    expect((await startTaking(id)).body.Code).toBe('society.hasRefused');
    expect((await portal.ask(`POST /api/migrations/${id}/cancel`, { as: colleague })).status).toBe(200);
    expect(await portal.sql('select from society_row where society_import_id = $1', [id])).toEqual([]);
  });
});

describe('files that are being taken', () => {
  it('O90 pass over what is changed here after they were asked to be taken', async () => {
    const id = await send(
      await changed({ 'rights.csv': (text) => text.replace('R1;P1;A1;100', 'R1;P1;A1;80') }),
    );
    expect((await startTaking(id)).status).toBe(200);
    const right = `old_number o where o.old_number = 'R1' and r.right_id = o.right_id`;
    await portal.sql(`update author_right r set share = 70 from ${right}`);
    await takeSociety(portal.pool, id);
    expect(await portal.sql(`select r.share::float from author_right r, ${right}`)).toEqual([{ share: 70 }]);
    expect((await problems(id)).map(([place]) => place)).toContain('rights.csv:2');
  });
});

describe('files with faults', () => {
  it('O81, O92 are sent in parts, and each fault is named by file, line and column', async () => {
    const announced = await portal.ask('POST /api/migrations', {
      as: sender,
      body: { HEITI_GAGNAFLUTNINGS: 'Gallað' },
    });
    const id = announced.body.gagnaflutninguR_NR as number;
    const [persons, users, ...rest] = faulty;
    if (!persons || !users) throw new Error('There are no files.');
    for (const file of [persons, await asWorkbook(users), ...rest])
      for await (const piece of file.pieces()) {
        const path = `/api/migrations/${id}/files/${file.fileName}/parts/1`;
        const sent = await portal.ask(`PUT ${path}`, {
          as: sender,
          body: { INNIHALD: piece.toString('base64') },
        });
        expect(sent.status).toBe(204);
      }
    const beyond = `PUT /api/migrations/${id}/files/persons.csv/parts/1025`;
    expect((await portal.ask(beyond, { as: sender, body: { INNIHALD: 'eA==' } })).status).toBe(422);
    expect((await portal.ask(`POST /api/migrations/${id}/check`, { as: sender })).status).toBe(200);
    await checkSent(portal.pool, id);
    expect(await ask(String(id))).toMatchObject({ stadA_GAGNAFLUTNINGS: 'checked' });
    const found = (await problems(id)).map((one) => one.filter(Boolean).join(' '));
    expect(found).toEqual(whatIsSaid);
  });
});
