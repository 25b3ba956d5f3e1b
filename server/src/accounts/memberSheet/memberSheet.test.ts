import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sendSheet, sheetsOf } from '../../../test/sheets.ts';

let portal: Portal;
let administrator: Someone;
let editor: Someone;
let member: Someone;
let sheets: ReturnType<typeof sheetsOf>;
let next = 0;

beforeAll(async () => {
  portal = await aPortal();
  sheets = sheetsOf(portal, 'members');
  [administrator, editor, member] = await Promise.all([
    portal.someone({ role: 'administrator', isPerson: false }),
    portal.someone({ role: 'editor', isPerson: false }),
    portal.someone({ name: 'Þórdís Æsa' }),
  ]);
  await portal.sql(`insert into postal_code values ('105', 'Reykjavík') on conflict do nothing`);
});
afterAll(() => portal.close());

const aKennitala = () => `010130${String(7000 + (next += 1)).slice(0, 4)}`;
const line = (changes: Record<string, string> = {}) => ({
  ssn: aKennitala(),
  name: `Nýr Félagi ${next}`,
  ...changes,
});
const personOf = async (kennitala: string | undefined) =>
  (await portal.sql('select * from person where kennitala = $1', [kennitala]))[0];

describe('a sheet of members to be', () => {
  it('O195 D1 makes persons, authors and their rights as the single call does, recorded as its sender’s', async () => {
    const [author, publisher, abroad] = [
      line({
        email: 'ny@example.is',
        street: 'Gata 1',
        postal_code: '105',
        mandate_on: '1.2.2024',
        artist_name: 'Nýr',
      }),
      line({ is_author: 'Nei' }),
      line({ foreign_address: 'Storgatan 1, Malmö' }),
    ];
    const { id, said } = await sheets.checked(editor, [[author], [publisher], [abroad]]);
    expect(said.map(({ faults }: { faults: string[] }) => faults)).toEqual([[], [], []]);
    const sent = await sheets.sent(editor, id);
    const person = await personOf(author.ssn);
    expect(person).toMatchObject({
      name: author.name,
      email: 'ny@example.is',
      postal_code: '105',
      artist_name: 'Nýr',
    });
    expect(sent[0].made).toBe(person?.['person_id']);
    const authors = await portal.sql(
      `select a.mandate_on::text, r.person_id as holder from author a join author_right r using (author_id) where a.person_id = $1`,
      [person?.['person_id']],
    );
    expect(authors).toEqual([{ mandate_on: '2024-02-01', holder: person?.['person_id'] }]);
    const publisherId = (await personOf(publisher.ssn))?.['person_id'];
    expect(await portal.sql('select from author where person_id = $1', [publisherId])).toEqual([]);
    expect(await personOf(abroad.ssn)).toMatchObject({ is_address_foreign: true });
    const [record] = await portal.sql(
      `select user_id from change_record where table_name = 'person' and new_row ->> 'kennitala' = $1`,
      [author.ssn],
    );
    expect(record).toEqual({ user_id: editor.userId });
    // The sheet keeps nothing of them but their names.
    const kept = await portal.sql('select lines from bulk_work where bulk_id = $1 order by place', [id]);
    expect(kept[0]).toEqual({ lines: [{ name: author.name }] });
  });
  it('O195 S4 V9 has each fault at its cell', async () => {
    const taken = line();
    const { said } = await sheets.checked(editor, [
      [
        {
          ssn: '123',
          name: '',
          email: 'x',
          postal_code: '999',
          ipi: '1',
          society: 'STEF',
          is_author: 'kannski',
        },
      ],
      [{ ...taken, ssn: member.kennitala }],
      [line({ unknown_author: '999999' })],
      [line({ invite: 'já', email: 'b@example.is' })],
      [line({ society: '9999', mandate_on: 'í vor' })],
    ]);
    const cells = said.map(({ faults }: { faults: string[] }) => faults.map((one) => one.split(':')[0]));
    expect(cells[0]).toEqual(expect.arrayContaining(['0 society', '0 is_author']));
    expect(cells.slice(1)).toEqual([
      ['0 ssn'],
      ['0 unknown_author'],
      ['0 invite'],
      expect.arrayContaining(['0 mandate_on']),
    ]);
    const typing = await sheets.checked(editor, [
      [{ ssn: '123', name: ' ', email: 'x', postal_code: '999', ipi: '1' }],
    ]);
    expect(typing.said[0].faults.map((one: string) => one.split(':')[0])).toEqual(
      expect.arrayContaining(['0 ssn', '0 name', '0 email', '0 postal_code', '0 ipi']),
    );
  });
  it('O196 a second line of one national ID, and one who is on file by then, are refused alone', async () => {
    const [twin, after] = [line(), line()];
    const { id } = await sheets.checked(editor, [[twin], [{ ...twin, name: 'Annar Maður' }], [after]]);
    const said = await sheets.sent(editor, id);
    expect(said[0].made).toEqual(expect.any(Number));
    expect(said[1]).toMatchObject({ made: null, faults: [expect.stringMatching(/^0 ssn/u)] });
    expect(said[2].made).toEqual(expect.any(Number));
    expect(await personOf(twin.ssn)).toMatchObject({ name: twin.name });
  });
  it('O196 holds back a namesake until the sender, who saw that one, says that it is somebody else', async () => {
    const namesake = [line({ name: 'þórdís æsa' })];
    const { id, said } = await sheets.checked(editor, [namesake]);
    expect(said).toMatchObject([{ faults: [], alike: [member.personId] }]);
    expect((await portal.ask(`POST /api/bulk/${id}/send`, { as: editor })).body.Code).toBe(
      'bulk.nothingReady',
    );
    await sheets.save(editor, id, [namesake], 1);
    expect((await sheets.sent(editor, id))[0].made).not.toBe(member.personId);
  });
  it('O195 M14 takes two where adding one does: an unknown author of another number is not made a member', async () => {
    const [unknown] = await portal.sql<{ author_id: number }>(
      `with p as (insert into person (name, is_unregistered, kennitala) values ('Harpa V.', true, '0101307999') returning person_id)
       insert into author (person_id, display_name) select person_id, 'Harpa V.' from p returning author_id`,
    );
    const joined = line({ name: 'Harpa V.', unknown_author: String(unknown?.author_id) });
    const { id, said } = await sheets.checked(editor, [[joined]]);
    expect(said).toMatchObject([{ faults: [], alike: [] }]);
    const refused = await sheets.sent(editor, id, ['joins']);
    expect(refused).toMatchObject([{ made: null, faults: [expect.stringMatching(/^0 unknown_author/u)] }]);
    expect(await personOf(joined.ssn)).toBeUndefined();
  });
  it('O195 S8 is open to staff as themselves alone, when it is filled in and when it is sent', async () => {
    expect((await sheets.start(member)).body.Code).toBe('bulk.notYours');
    const file = {
      TEGUND_BLADS: 'members',
      HEITI_SKRAR: 'x.csv',
      INNIHALD: Buffer.from('Nafn\nX\n').toString('base64'),
    };
    expect((await portal.ask('POST /api/bulk/file', { as: member, body: file })).body.Code).toBe(
      'bulk.notYours',
    );
    const one = line();
    const { id } = await sheets.checked(editor, [[one]]);
    // An administrator who acts for the editor does not find it.
    await portal.sql('update session set acting_for_user_id = $1 where user_id = $2', [
      editor.userId,
      administrator.userId,
    ]);
    const asAnother = await portal.ask(`GET /api/bulk/${id}`, { as: administrator });
    await portal.sql('update session set acting_for_user_id = null where user_id = $1', [
      administrator.userId,
    ]);
    expect(asAnother.body.Code).toBe('bulk.notFound');
    await portal.ask(`POST /api/bulk/${id}/send`, { as: editor });
    await portal.sql(`update app_user set role = 'external' where user_id = $1`, [editor.userId]);
    await sendSheet(portal, id);
    await portal.sql(`update app_user set role = 'editor' where user_id = $1`, [editor.userId]);
    expect(await personOf(one.ssn)).toBeUndefined();
    const [row] = await portal.sql('select is_queued, person_id, faults from bulk_work where bulk_id = $1', [
      id,
    ]);
    expect(row).toMatchObject({
      is_queued: false,
      person_id: null,
      faults: [{ en: expect.stringContaining('no longer') }],
    });
  });
  it('O195 an administrator has those invited who are to be, and they set their own passwords', async () => {
    const invited = line({ email: 'bodinn@example.is', invite: 'já' });
    const { id, said } = await sheets.checked(administrator, [[invited]]);
    expect(said[0].faults).toEqual([]);
    await sheets.sent(administrator, id);
    const [user] = await portal.sql('select role, password_hash from app_user where kennitala = $1', [
      invited.ssn,
    ]);
    expect(user).toEqual({ role: 'member', password_hash: null });
  });
});
