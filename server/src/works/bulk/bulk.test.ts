import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sendSheet } from '../../../test/sheets.ts';

let portal: Portal;
let member: Someone;
let other: Someone;

beforeAll(async () => {
  portal = await aPortal();
  [member, other] = await Promise.all([
    portal.someone({ name: 'Þórdís Æsa' }),
    portal.someone({ name: 'Jökull Steinn' }),
  ]);
});
afterAll(() => portal.close());

type Line = Record<string, string>;
const own = (changes: Line = {}): Line => ({
  title: 'Brimalda',
  length: '3:25',
  author: String(member.authorId),
  type: 'CA',
  share: '100',
  ...changes,
});

async function aSheet(as = member): Promise<number> {
  const { body } = await portal.ask('POST /api/bulk', {
    as,
    body: { TEGUND_BLADS: 'works', HEITI_MAGNSKRANINGAR: 'Vorplatan' },
  });
  return body.magnskraninG_NR;
}
const sent = (place: number, lines: Line[], version = 0, isOther = 0) => ({
  SAETI: place,
  UTGAFA_LINU: version,
  LINUR_SKRANINGAR: lines,
  ER_ANNAD: isOther,
});
const save = (id: number, works: object[], as = member, language: 'is' | 'en' = 'en') =>
  portal.ask(`PUT /api/bulk/${id}/entries`, { as, language, body: { FAERSLUR_A_BLADI: works } });
const send = (id: number, as = member) => portal.ask(`POST /api/bulk/${id}/send`, { as });
const sheet = async (id: number, as = member) => (await portal.ask(`GET /api/bulk/${id}`, { as })).body;
const works = async (id: number) => (await portal.ask(`GET /api/bulk/${id}/entries`, { as: member })).body;

/** The faults of the one work that these lines are. */
async function faultsOf(lines: Line[], as = member): Promise<[number, string | null, string][]> {
  const { body } = await save(await aSheet(as), [sent(1, lines)], as);
  const { gallar } = body.faersluR_A_BLADI[0];
  return gallar.map(Object.values);
}

describe('a sheet of works', () => {
  it('O109 has each fault at its cell, in the language of the reader', async () => {
    const faults = await faultsOf([
      own({ title: 'x'.repeat(61), share: '60', isrc: 'IS-XXX', year: 'í fyrra', language: 'Klingonska' }),
      { author: String(other.authorId), type: 'Textahöfundur', share: 'hálft' },
      { name: 'Einhver Nýr', type: 'C', share: '10', ssn: '12', email: '' },
    ]);
    const cells = ['0 title', '0 isrc', '0 year', '0 language', '0 share', '1 share', '2 ssn', '2 email'];
    expect(faults.map(([line, column]) => `${line} ${column}`)).toEqual(expect.arrayContaining(cells));
    const icelandic = await save(await aSheet(), [sent(1, [own({ share: '60' })])], member, 'is');
    expect(icelandic.body.faersluR_A_BLADI[0].gallar).toEqual([
      { linA_FAERSLU: 0, dalkur: 'share', abending: 'Samanlagt hlutfall verður að vera 100%.' },
    ]);
  });
  it('V3 O109 takes no work of nobody of the member’s', async () => {
    const faults = await faultsOf([own({ author: String(other.authorId) })]);
    expect(faults).toEqual([[0, 'name', expect.stringMatching(/author|register/iu)]]);
    const editor = await portal.someone({ role: 'editor' });
    expect(await faultsOf([own({ author: String(other.authorId) })], editor)).toEqual([]);
  });
  it('O109 understands how people write: roles and choices by name, shares with a percent sign, names of their own authors', async () => {
    const line = own({
      author: '',
      name: 'þórdís æsa',
      type: 'Lag og texti',
      share: '100 %',
      language: 'Icelandic',
    });
    const { body } = await save(await aSheet(), [sent(1, [line])]);
    expect(body.faersluR_A_BLADI[0]).toMatchObject({ gallar: [], nofN_LINA: ['Þórdís Æsa'] });
  });
  it('V11 O109 is not saved over what another device saved meanwhile, and is saved whole or not at all', async () => {
    const id = await aSheet();
    await save(id, [sent(1, [own()])]);
    const { status, body } = await save(id, [sent(2, [own({ title: 'Önnur' })]), sent(1, [own()], 0)]);
    expect([status, body.Code]).toEqual([412, 'bulk.changedMeanwhile']);
    expect(await works(id)).toHaveLength(1);
    expect((await save(id, [sent(1, [], 1)])).status).toBe(200);
    expect((await portal.ask(`GET /api/bulk/${id}/entries`, { as: member })).body.Code).toBe(
      'bulk.noEntries',
    );
  });
  it('O112 has an end: of sheets, of works, of lines, of cells and of columns', async () => {
    const id = await aSheet();
    const tooLong = own({ remark: 'x'.repeat(2001) });
    const broken = [
      sent(5001, [own()]),
      sent(1, Array(51).fill(own())),
      sent(1, [tooLong]),
      sent(1, [{ light: 'green' }]),
    ];
    for (const work of broken) expect((await save(id, [work])).status).toBe(422);
    expect((await save(id, [sent(1, [own()]), sent(1, [own()])])).body.Code).toBe('bulk.placeTwice');
    const into = 'insert into bulk_work (bulk_id, place, lines) values';
    await expect(portal.sql(`${into} ($1, 5001, '[{}]')`, [id])).rejects.toThrow('bulk_work_place');
    await expect(portal.sql(`${into} ($1, 1, '[]')`, [id])).rejects.toThrow('bulk_work_lines');
    const as = await portal.someone();
    await portal.sql(`insert into bulk (user_id, name) select $1, 'x' from generate_series(1, 19)`, [
      as.userId,
    ]);
    const begin = () =>
      portal.ask('POST /api/bulk', { as, body: { TEGUND_BLADS: 'works', HEITI_MAGNSKRANINGAR: 'Ein enn' } });
    const statuses = (await Promise.all([begin(), begin()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

describe('what a sheet tells of others', () => {
  it('S9 O111 finds nobody by national ID without a name that fits', async () => {
    const faults = await faultsOf([
      own({ share: '50' }),
      { ssn: other.kennitala, name: 'Einhver', type: 'CA', share: '50', email: 'x@example.is' },
    ]);
    expect(faults).toEqual([[1, 'ssn', expect.stringContaining('national ID')]]);
    const { body } = await save(await aSheet(), [
      sent(1, [own({ share: '50' }), { ssn: other.kennitala, name: 'Jökull', type: 'CA', share: '50' }]),
    ]);
    expect(body.faersluR_A_BLADI[0]).toMatchObject({
      gallar: [],
      nofN_LINA: ['Þórdís Æsa', 'Jökull Steinn'],
    });
  });
  it('S9 O111 looks up twenty numbers an hour, and beyond them says the same of everybody', async () => {
    const as = await portal.someone({ name: 'Fróðleiksfús' });
    const typed = (ssn: string): Line[] => [
      { title: 'Leit', length: '3', author: String(as.authorId), type: 'CA', share: '50' },
      { ssn, name: 'Jökull', type: 'CA', share: '50', email: 'x@example.is' },
    ];
    const numbers = Array.from({ length: 40 }, (_, i) => `020202${String(i).padStart(3, '0')}9`);
    const asked = [...numbers, other.kennitala].map((ssn, i) => sent(i + 1, typed(ssn)));
    const { body } = await save(await aSheet(as), asked, as);
    const said = body.faersluR_A_BLADI.map(
      (one: { gallar: { abending: string }[] }) => one.gallar[0]?.abending ?? '',
    );
    expect(said.filter((one: string) => one.includes('too often'))).toHaveLength(21);
    expect(said.at(-1)).toContain('too often');
    expect(body.faersluR_A_BLADI.at(-1).nofN_LINA).toEqual(['Fróðleiksfús', null]);
    // What was let through once is free.
    const again = await save(await aSheet(as), [sent(1, typed(numbers[0] ?? ''))], as);
    expect(again.body.faersluR_A_BLADI[0].gallar).toEqual([]);
  });
  it('O111 says where a number is of somebody of another name', async () => {
    const line = own({ author: String(member.authorId), name: 'Ólafur Ragnar' });
    expect(await faultsOf([line])).toEqual([
      [0, 'author', 'The author with this number is called Þórdís Æsa.'],
    ]);
  });
  it('O111 finds by name alone those who are theirs or have written with them, and nobody else', async () => {
    const stranger = await portal.someone({ name: 'Ókunn Manneskja' });
    const [co, also] = await Promise.all([portal.someone({ name: 'Gamall Félagi' }), portal.someone()]);
    await portal.work({ by: also, others: [co] });
    const by = (name: string): Line[] => [
      { title: 'Með öðrum', length: '3', author: String(also.authorId), type: 'C', share: '50' },
      { name, type: 'A', share: '50' },
    ];
    expect(await faultsOf(by('gamall félagi'), also)).toEqual([]);
    expect(await faultsOf(by(stranger.name), also)).toEqual([
      [1, 'name', expect.stringContaining('Ókunn Manneskja')],
    ]);
  });
  it('S6 O107 is nobody else’s, staff included', async () => {
    const id = await aSheet();
    const editor = await portal.someone({ role: 'editor' });
    for (const as of [other, editor]) {
      const answers = await Promise.all([
        portal.ask(`GET /api/bulk/${id}/entries`, { as }),
        save(id, [sent(1, [own()])], as),
        send(id, as),
        portal.ask(`DELETE /api/bulk/${id}`, { as }),
      ]);
      expect(answers.map(({ body }) => body.Code)).toEqual(Array(4).fill('bulk.notFound'));
    }
    const viewer = await portal.someone({ role: 'viewer' });
    expect((await portal.ask('GET /api/bulk', { as: viewer })).status).toBe(403);
  });
});

describe('sending', () => {
  const titled = (title: string) =>
    portal.sql<{ work_id: number; light: number; origin: string }>(
      'select work_id, light, origin from work where title = $1',
      [title],
    );

  it('O113 registers what is sound as the form does, once, and keeps the rest', async () => {
    const id = await aSheet();
    await save(id, [
      sent(1, [
        own({ title: 'Saman', share: '50', isrc: 'ISOM02600771', performer: 'Sveitin' }),
        { author: String(other.authorId), type: 'A', share: '50' },
      ]),
      sent(2, [own({ title: 'Hálft', share: '50' })]),
    ]);
    expect(await sheet(id)).toMatchObject({ fjoldI_TILBUINNA: 1, fjoldI_GALLADRA: 1 });
    expect((await send(id)).body).toMatchObject({ fjoldI_I_SENDINGU: 1 });
    expect((await send(id)).status).toBe(200);
    expect((await save(id, [sent(1, [], 1)])).body.Code).toBe('bulk.entrySent');
    await Promise.all([sendSheet(portal, id), sendSheet(portal, id)]);
    expect(await sheet(id)).toMatchObject({ fjoldI_SKRADRA: 1, fjoldI_GALLADRA: 1, fjoldI_I_SENDINGU: 0 });
    const [work, ...more] = await titled('Saman');
    expect(more).toEqual([]);
    expect(work?.origin).toBe(`Skráð á vef af ${member.kennitala}`);
    const asked = await portal.sql(
      'select author_id, approval from work_author where work_id = $1 order by position',
      [work?.work_id],
    );
    expect(asked).toEqual([
      { author_id: member.authorId, approval: 'given' },
      { author_id: other.authorId, approval: 'waiting' },
    ]);
    expect((await works(id))[0]).toMatchObject({ numeR_SKRADS: work?.work_id, eR_I_SENDINGU: 0 });
    expect((await send(id)).body.Code).toBe('bulk.nothingReady');
    expect((await save(id, [sent(1, [own()], 2)])).body.Code).toBe('bulk.entrySent');
    await expect(
      portal.sql('update bulk_work set is_queued = true, work_id = null where work_id = $1', [work?.work_id]),
    ).rejects.toThrow('a registered row does not change');
    const [record] = await portal.sql(
      `select user_id from change_record where table_name = 'work' and work_id = $1 limit 1`,
      [work?.work_id],
    );
    expect(record?.['user_id']).toBe(member.userId);
  });
  it('V8 O110 holds back what is like a registered work until its member, who saw that one, says it is another', async () => {
    const id = await aSheet();
    const first = await save(id, [sent(1, [own({ title: 'Tvítak' })]), sent(2, [own({ title: 'TVÍTAK!' })])]);
    expect(first.body.faersluR_A_BLADI[0]).toMatchObject({ gallar: [], likir: [] });
    await send(id);
    await sendSheet(portal, id);
    // The second was alike only once the first was registered.
    expect(await sheet(id)).toMatchObject({ fjoldI_SKRADRA: 1, fjoldI_LIKRA: 1 });
    const [, held] = await works(id);
    expect(held.likir).toMatchObject([{ heitI_LIKS: 'Tvítak' }]);
    const unseen = await save(id, [sent(3, [own({ title: 'Tvítak' })], 0, 1)]);
    expect(unseen.body.faersluR_A_BLADI[0].eR_ANNAD).toBe(0);
    await save(id, [sent(2, [own({ title: 'TVÍTAK!' })], held.utgafA_LINU, 1)]);
    await send(id);
    await sendSheet(portal, id);
    expect([(await titled('TVÍTAK!')).length, (await titled('Tvítak')).length]).toEqual([1, 1]);
  });
  it('O310, O110 registers one of two that are alike, also where the sheet is sent twice at once', async () => {
    const id = await aSheet();
    const alike = [1, 2, 3, 4, 5, 6].map((at) => sent(at, [own({ title: 'Samtímis' })]));
    await save(id, alike);
    await send(id);
    await Promise.all([sendSheet(portal, id), sendSheet(portal, id)]);
    expect(await sheet(id)).toMatchObject({ fjoldI_SKRADRA: 1, fjoldI_LIKRA: 5, fjoldI_I_SENDINGU: 0 });
  });
  it('O113 is done by those who may do it when it is done', async () => {
    const as = await portal.someone();
    const id = await aSheet(as);
    await save(id, [sent(1, [own({ title: 'Of seint', author: String(as.authorId) })])], as);
    await send(id, as);
    await portal.sql('update app_user set is_locked = true where user_id = $1', [as.userId]);
    await sendSheet(portal, id);
    expect(await titled('Of seint')).toEqual([]);
    const [row] = await portal.sql('select is_queued, work_id, faults from bulk_work where bulk_id = $1', [
      id,
    ]);
    expect(row).toMatchObject({
      is_queued: false,
      work_id: null,
      faults: [{ en: expect.stringContaining('no longer') }],
    });
  });
  it('O114 puts an author under the only running contract with the publisher', async () => {
    const publisher = await portal.someone({ name: 'Forlagið', withoutAuthor: true });
    const insert =
      'insert into publishing_contract (author_id, publisher_id, starts_on, ends_on, performance_share, mechanical_share)';
    const [contract] = await portal.sql(
      `${insert} values ($1, $2, current_date - 10, current_date + 500, 50, 50) returning contract_id`,
      [member.authorId, publisher.personId],
    );
    const id = await aSheet(publisher);
    const { body } = await save(
      id,
      [sent(1, [own({ title: 'Útgefið', author: '', name: 'Þórdís Æsa' })])],
      publisher,
    );
    expect(body.faersluR_A_BLADI[0].gallar).toEqual([]);
    await send(id, publisher);
    await sendSheet(portal, id);
    const [row] = await portal.sql(
      `select wa.contract_id from work_author wa join work using (work_id) where title = 'Útgefið'`,
    );
    expect(row).toEqual({ contract_id: contract?.['contract_id'] });
  });
});
