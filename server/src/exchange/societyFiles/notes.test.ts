import { kept } from '@omur/contract/people/rules/retention';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Portal, Someone } from '../../../test/portal.ts';
import { problemsOf, sendSociety, textFile } from '../../../test/societyFiles.ts';
import { aTakenSociety, type TakenSociety } from '../../../test/takenSociety.ts';
import { sweep } from '../../platform/database/sweep.ts';
import { takeSociety } from './take.ts';

let portal: Portal;
let colleague: Someone;
let editor: Someone;
let send: TakenSociety['send'];
let take: TakenSociety['take'];
let personId: number;
beforeAll(async () => {
  ({ portal, colleague, send, take } = await aTakenSociety());
  editor = await portal.someone({ role: 'editor', name: 'Edda' });
  personId = await idOf('P20');
});
afterAll(() => portal.close());

const idOf = async (oldNumber: string): Promise<number> => {
  const [row] = await portal.sql<{ id: number }>(
    `select person_id as id from old_number where kind = 'persons' and old_number = $1`,
    [oldNumber],
  );
  return row?.id ?? 0;
};
const notes = (...lines: string[]) => textFile('notes', 'number;person;written_on;written_by;text', ...lines);
const first =
  'M1;P20;2026-02-17;Guðrún Hallmundardóttir;Hringdi út af skilagrein ársins 2025 og fær svar með pósti.';
const second = 'M2;P20;2026-09-08;Bergur Snæland;Vill fá boð á aðalfund á pappír.';
const path = () => `GET /api/desk/persons/${personId}/notes`;
const read = async (as = editor) => (await portal.ask(path(), { as })).body as Record<string, unknown>[];
const texts = async () => (await read()).map((one) => one['textI_MINNISPUNKTS']);
const report = async (id: number) => (await portal.ask(`GET /api/migrations/${id}`, { as: colleague })).body;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

describe('notes on members in the files of a society', () => {
  it('O324 are read among those written here, by their day, under the name of who wrote them there', async () => {
    const written = await portal.ask(`POST /api/desk/persons/${personId}/notes`, {
      as: editor,
      body: { TEXTI_MINNISPUNKTS: 'Skrifað hér.' },
    });
    expect(written.body).toMatchObject({ minnispunktuR_FRA: 'Edda', eR_UR_ELDRA_KERFI: 0 });
    await portal.sql(
      `insert into member_note (person_id, body, written_by, written_at) values ($1, 'Á milli.', $2, '2026-05-01')`,
      [personId, editor.userId],
    );
    expect(await read()).toMatchObject([
      { textI_MINNISPUNKTS: 'Skrifað hér.', eR_UR_ELDRA_KERFI: 0, mA_FJARLAEGJA: 1 },
      {
        textI_MINNISPUNKTS: 'Vill fá boð á aðalfund á pappír.',
        minnispunktuR_FRA: 'Bergur Snæland',
        dagS_MINNISPUNKTS: '2026-09-08T00:00:00+00:00',
        eR_UR_ELDRA_KERFI: 1,
        mA_FJARLAEGJA: 0,
      },
      { textI_MINNISPUNKTS: 'Á milli.', minnispunktuR_FRA: 'Edda' },
      { minnispunktuR_FRA: 'Guðrún Hallmundardóttir', eR_UR_ELDRA_KERFI: 1 },
    ]);
    const firstPage = await portal.ask(`${path()}?limit=2`, { as: editor });
    const cursor = String(firstPage.headers['x-next-cursor']);
    const nextPage = await portal.ask(`${path()}?limit=2&cursor=${cursor}`, { as: editor });
    expect([...firstPage.body, ...nextPage.body]).toEqual(await read());
    expect((await portal.ask(path(), { as: await portal.someone() })).status).toBe(403);
  });

  it('O324, O89 come once, however often they are sent, and later those that are new', async () => {
    const before = await texts();
    const again = await send([notes(first, second)]);
    expect(await report(again)).toMatchObject({
      fjoldI_GALLA: 0,
      skrar: [{ nY_ATRIDI: 0, obreytT_ATRIDI: 2 }],
    });
    await take(again);
    expect(await texts()).toEqual(before);
    await take(await send([notes(first, second, 'M4;P20;2026-10-01;Bergur Snæland;Fékk boðið.')]));
    expect(await texts()).toEqual([before[0], 'Fékk boðið.', ...before.slice(1)]);
  });

  it('O324, O90 never change, and one that was removed here does not come again', async () => {
    const id = await send([notes(first, second.replace('á pappír', 'í pósti'))]);
    expect(await problemsOf(portal, colleague, id)).toEqual([
      [
        'notes.csv:3',
        'number',
        'Note M2 was taken before and never changes. The file now says something else.',
      ],
    ]);
    const [note] = (await read()).filter((one) => one['minnispunktuR_FRA'] === 'Guðrún Hallmundardóttir');
    const removing = (as: Someone) =>
      portal.ask(`DELETE /api/desk/persons/${personId}/notes/${String(note?.['minnispunktuR_NR'])}`, { as });
    expect((await removing(editor)).status).toBe(403);
    expect((await removing(colleague)).status).toBe(204);
    await take(await send([notes(first, second)]));
    expect(await texts()).not.toContainEqual(expect.stringContaining('skilagrein'));
    const other = await send([notes(first.replace('Hringdi', 'Spurði'), second)]);
    expect(await problemsOf(portal, colleague, other)).toEqual([
      ['notes.csv:2', 'number', 'Note M1 was removed here. It does not come again.'],
    ]);
    await take(other, { AN_HAFNADRA: 1 });
    expect(await texts()).not.toContainEqual(expect.stringContaining('skilagrein'));
  });

  it('O324, J8 are taken if they would be kept, named if they are older, and go when their time is over', async () => {
    const { days } = kept.memberNotes;
    const lines = [
      `M5;P20;${daysAgo(days + 1)};Guðrún;Of gamalt.`,
      `M6;P20;${daysAgo(days - 1)};Guðrún;Nógu nýtt.`,
    ];
    const id = await send([notes(...lines)]);
    expect(await problemsOf(portal, colleague, id)).toEqual([
      ['notes.csv:2', 'written_on', 'Notes are kept for seven years. This one is older and is not taken.'],
    ]);
    expect(await report(id)).toMatchObject({ atridI_ALLS: 1, skrar: [{ nY_ATRIDI: 1, fjoldI_HAFNAD: 0 }] });
    await take(id);
    expect(await texts()).toContain('Nógu nýtt.');
    expect(await texts()).not.toContain('Of gamalt.');
    await portal.sql(`alter table member_note disable trigger user`);
    await portal.sql(
      `update member_note set written_at = written_at - interval '2 days' where body = 'Nógu nýtt.'`,
    );
    await portal.sql(`alter table member_note enable trigger user`);
    await sweep(portal.pool, pino({ level: 'silent' }));
    expect(await texts()).not.toContain('Nógu nýtt.');
    await take(await send([notes(...lines)]));
    expect(await texts()).not.toContain('Nógu nýtt.');
  });

  it('O324 are in the copy of a member’s data without who wrote them, and in the records for staff', async () => {
    const member = await portal.someone({ name: 'Steinvör', isPerson: false });
    await portal.sql('update app_user set person_id = null where person_id = $1', [personId]);
    await portal.sql('update app_user set person_id = $1 where user_id = $2', [personId, member.userId]);
    const copy = await portal.ask(`GET /api/persons/${personId}/held.json`, { as: member });
    expect(copy.status).toBe(200);
    expect(copy.text).toContain('Vill fá boð á aðalfund á pappír.');
    expect(copy.text).not.toContain('Bergur Snæland');
    const records = await portal.ask('GET /api/records.csv?table=member_note', { as: editor });
    expect(records.text).toContain('Bergur Snæland');
  });
});

describe('notes on who brings them', () => {
  let sender: Someone;
  let taker: Someone;
  beforeAll(async () => {
    sender = await portal.someone({ role: 'administrator' });
    taker = await portal.someone({ role: 'administrator' });
    // They came with the files of the earlier system.
    for (const [oldNumber, { userId }] of [
      ['P1', sender],
      ['P2', taker],
    ] as const)
      await portal.sql('update app_user set person_id = $1 where user_id = $2', [
        await idOf(oldNumber),
        userId,
      ]);
  });
  const of = (oldNumber: string, number: string) => `${number};${oldNumber};2026-01-05;Guðrún;Ágæt.`;
  const asked = (id: number, as: Someone) => portal.ask(`POST /api/migrations/${id}/take`, { as, body: {} });

  it.each([true, false])(
    'O324 are refused by line, where taking takes two (%s) and where it does not',
    async (takesTwo) => {
      const files = [notes(of('P1', 'S1'), of('P3', 'S2'))];
      const id = await sendSociety(portal, sender, files, takesTwo);
      expect(await problemsOf(portal, colleague, id)).toEqual([
        [
          'notes.csv:2',
          'person',
          'The note is about the one who sent the files. Another administrator has to send it.',
        ],
      ]);
    },
  );

  it.each([true, false])(
    'O324 are not taken by the one they are about (two: %s), and are by another',
    async (takesTwo) => {
      const id = await sendSociety(portal, sender, [notes(of('P2', `T${String(takesTwo)}`))], takesTwo);
      const refused = await asked(id, taker);
      expect([refused.status, refused.body.Code]).toEqual([403, 'society.ownNotes']);
      expect((await asked(id, colleague)).status).toBe(200);
      await takeSociety(portal.pool, id);
    },
  );

  it('O324 are refused where the files give somebody the national ID of the sender', async () => {
    const nobody = await portal.someone({ role: 'administrator', isPerson: false });
    const person = textFile('persons', 'number;name;kennitala', `NP1;Ný persóna;${nobody.kennitala}`);
    const id = await sendSociety(portal, nobody, [person, notes(of('NP1', 'S9'))]);
    expect((await problemsOf(portal, colleague, id)).map(([place]) => place)).toEqual(['notes.csv:2']);
  });

  it('O324 are held off by the database, as is another’s name without files', async () => {
    const [own, other] = [await idOf('P2'), await idOf('P3')];
    const insert = (about: number, settings: string) =>
      portal.sql(`with s as materialized (select ${settings})
        insert into member_note (person_id, body, former_writer) select ${about}, 'Ágæt.', 'Guðrún' from s`);
    const by = `set_config('omur.user_id', '${taker.userId}', true)`;
    const files = `set_config('omur.takes_files', 'yes', true)`;
    await expect(insert(own, `${by}, ${files}`)).rejects.toMatchObject({ constraint: 'member_note_own' });
    await expect(insert(other, by)).rejects.toMatchObject({ constraint: 'member_note_writer' });
    await insert(other, `${by}, ${files}`);
    await expect(
      portal.sql(
        `insert into member_note (person_id, body, written_by, former_writer) values ($1, 'Tveir.', $2, 'Guðrún')`,
        [other, taker.userId],
      ),
    ).rejects.toMatchObject({ constraint: 'member_note_writer_one' });
    const [{ sent_by: sentBy } = { sent_by: 0 }] = await portal.sql<{ sent_by: number }>(
      `update society_import set state = 'taking', taken_by = $1, taking_since = now()
       where society_import_id = (select max(society_import_id) from society_import) returning sent_by`,
      [taker.userId],
    );
    await portal.sql('update app_user set person_id = $1 where user_id = $2', [await idOf('P4'), sentBy]);
    await expect(insert(await idOf('P4'), `${by}, ${files}`)).rejects.toMatchObject({
      constraint: 'member_note_own',
    });
  });
});
