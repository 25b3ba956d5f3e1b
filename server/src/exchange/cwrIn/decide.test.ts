import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answeredCwr, answerTo, judgedCwr, sentCwr, type SentWork, worksFile } from '../../../test/cwrIn.ts';
import { cwrRecord } from '../../../test/cwrWorks.ts';
import { nameNumberOf } from '../../../test/ipi.ts';
import { aPublishedWorkOf, type PublishedWork } from '../../../test/publishedWork.ts';
import { standardCodes, standardLists } from '../cwr/codes.ts';
import { currentTables } from '../tables/current.ts';
import { readTree, standardTree } from '../territories/tree.ts';

let world: PublishedWork;
const writerIpi = nameNumberOf(7101);
beforeAll(async () => {
  world = await aPublishedWorkOf(writerIpi);
});
afterAll(() => world.portal.close());

let next = 200;
/** Sends works in a file of their own; answers its number and what became of them. */
async function sent(works: readonly Omit<SentWork, 'writerIpi'>[]) {
  next += 1;
  const bytes = worksFile(works.map((one) => ({ ...one, writerIpi })));
  const id = await sentCwr(world.portal, { as: world.publisher, bytes, name: `CW260${next}BRM_077.V22` });
  return { id, rows: await rowsOf(id) };
}
const rowsOf = async (id: number) =>
  (await world.portal.ask(`GET /api/cwr/files/${id}/transactions`, { as: world.staff })).body;
const decide = (row: { cwR_FAERSLA_NR: number }, body: object, as = world.staff) =>
  world.portal.ask(`PATCH /api/cwr/questions/${row.cwR_FAERSLA_NR}`, { as, body });
const answer = (id: number, at: number) => answerTo(world.portal, world.publisher, { id, at });
/** Our work is approved by everybody. */
const approved = (workId: number) =>
  world.portal.sql("update work set light = 0, review = 'approved' where work_id = $1", [workId]);

describe('the desk of files', () => {
  it('X86 shows staff alone what was sent beside the work on file', async () => {
    const first = await sent([{ number: 'A1', title: 'HAUSTREGN' }]);
    const [work] = first.rows;
    await sent([{ number: 'A2', title: 'HAUSTREGN' }]);
    const { body } = await world.portal.ask('GET /api/cwr/questions', { as: world.staff });
    const asked = body.find((one: { numeR_SENDANDA: string }) => one.numeR_SENDANDA === 'A2');
    expect(asked).toMatchObject({
      spurT_UM: 'match',
      verK_NR: work.verK_NR,
      senT_UTGAFA: {
        heitI_VERKS: 'HAUSTREGN',
        adilaR_VERKS: [
          { nafn: 'THORDIS AESA', hlutverK_ADILA: 'CA', ipI_NUMER: writerIpi, hlutuR_FLUTNINGS: 50 },
          { nafn: 'BRIM EHF', hlutverK_ADILA: 'E', hlutuR_FLUTNINGS: 50 },
        ],
      },
      utgafA_A_SKRA: {
        heitI_VERKS: 'HAUSTREGN',
        adilaR_VERKS: [
          { nafn: 'Þórdís Æsa', hlutverK_ADILA: 'CA', ipI_NUMER: writerIpi, hlutuR_FLUTNINGS: 50 },
          { nafn: 'Brim ehf.', hlutverK_ADILA: 'E', hlutuR_FLUTNINGS: 50 },
        ],
      },
    });
    for (const { kennitala } of [world.author, world.publisher])
      expect(JSON.stringify(asked)).not.toContain(kennitala);
    expect((await world.portal.ask('GET /api/cwr/questions', { as: world.publisher })).status).toBe(403);
    expect((await decide(asked, { AKVORDUN_UM_FAERSLU: 'same' }, world.publisher)).status).toBe(403);
  });

  it('X85, X86 says that a work is one that is there (DU), once, and its number finds it from then on', async () => {
    const { id, rows } = await sent([{ number: 'B1', title: 'HAUSTREGN' }]);
    const same = { AKVORDUN_UM_FAERSLU: 'same' };
    expect((await decide(rows[0], same)).status).toBe(204);
    expect((await decide(rows[0], same)).status).toBe(409);
    await answeredCwr(world.portal);
    await answeredCwr(world.portal);
    const { read } = await answer(id, 1);
    expect(read.map(({ status, recipientNumber }) => [status, recipientNumber])).toEqual([
      ['DU', String(rows[0].verK_NR)],
    ]);
    await expect(answer(id, 2)).rejects.toThrow('no answer');
    const again = await sent([{ number: 'B1', title: 'HAUSTREGN', type: 'REV' }]);
    expect(again.rows[0]).toMatchObject({
      stadA_FAERSLU: 'decided',
      lokasvar: 'AS',
      verK_NR: rows[0].verK_NR,
    });
  });

  it('X87 answers a conflict (CO) with the work on file, and no kennitala in it', async () => {
    const { id, rows } = await sent([{ number: 'C1', title: 'HAUSTREGN' }]);
    expect((await decide(rows[0], { AKVORDUN_UM_FAERSLU: 'conflict' })).status).toBe(204);
    await answeredCwr(world.portal);
    const { read, text } = await answer(id, 1);
    expect(read[0]?.status).toBe('CO');
    const [copy, existing] = read[0]?.works ?? [];
    expect(copy).toMatchObject({ type: 'NWR', title: 'HAUSTREGN' });
    expect(existing).toMatchObject({
      type: 'EXC',
      title: 'HAUSTREGN',
      submitterNumber: String(rows[0].verK_NR),
    });
    expect(existing?.writers).toMatchObject([
      {
        lastName: 'AESA',
        firstName: 'THORDIS',
        role: 'CA',
        ipi: writerIpi,
        prShare: 5000,
        isControlled: false,
      },
    ]);
    expect(existing?.chains[0]?.publishers).toMatchObject([
      { name: 'BRIM EHF.', publisherType: 'E', prShare: 5000 },
    ]);
    for (const { kennitala } of [world.author, world.publisher]) expect(text).not.toContain(kennitala);
  });

  it('X86, X87 refuses a work (RJ) or the claim (RC) with a remark that the sender reads', async () => {
    const { id, rows } = await sent([
      { number: 'D1', title: 'HAUSTREGN' },
      { number: 'D2', title: 'STORMUR', shares: [4000, 6000] },
    ]);
    for (const verdict of ['refuse', 'refuseClaim'])
      expect((await decide(rows[0], { AKVORDUN_UM_FAERSLU: verdict })).body.Code).toBe('cwr.remarkMissing');
    const remark = { ATHUGASEMD: 'Þetta er þegar skráð.' };
    expect((await decide(rows[0], { AKVORDUN_UM_FAERSLU: 'refuse', ...remark })).status).toBe(204);
    expect((await decide(rows[1], { AKVORDUN_UM_FAERSLU: 'refuseClaim', ...remark })).status).toBe(204);
    await answeredCwr(world.portal);
    const { read } = await answer(id, 1);
    expect(read.map(({ status, messages: [one] }) => [status, one?.text])).toEqual([
      ['RJ', 'THETTA ER THEGAR SKRAD.'],
      ['RC', 'THETTA ER THEGAR SKRAD.'],
    ]);
    expect((await rowsOf(id))[0].athugasemd).toBe('Þetta er þegar skráð.');
  });

  it('X87 tells our number, the ISWC and IPI name numbers that were missing, and an ISWC that comes later once', async () => {
    const { id, rows } = await sent([
      { number: 'E1', title: 'VETUR' },
      { number: 'E2', title: 'SUMAR' },
    ]);
    const [winter, summer] = rows;
    const gets = (workId: number, iswc: string) =>
      world.portal.sql(
        `insert into work_iswc (work_id, iswc, source, is_verified, is_preferred, status) values ($1, $2, 'agency', true, true, 'preferred')`,
        [workId, iswc],
      );
    await gets(winter.verK_NR, 'T0345246801');
    // The file leaves the writer's number out; our author has it.
    await world.portal.sql(
      `update cwr_transaction set work = jsonb_set(work, '{writers,0,ipi}', 'null') where cwr_transaction_id = $1`,
      [winter.cwR_FAERSLA_NR],
    );
    for (const { verK_NR } of rows) await approved(verK_NR);
    await answeredCwr(world.portal);
    const second = await answer(id, 1);
    expect(second.messages).toEqual([]);
    expect(second.read.map(({ status, recipientNumber }) => [status, recipientNumber])).toEqual(
      rows.map(({ verK_NR }: { verK_NR: number }) => ['AS', String(verK_NR)]),
    );
    expect(second.read[0]?.works[0]).toMatchObject({ iswc: 'T0345246801', writers: [{ ipi: writerIpi }] });
    expect(second.read[1]?.works[0]?.iswc).toBeNull();
    await expect(answer(id, 2)).rejects.toThrow('no answer');
    await gets(summer.verK_NR, 'T0345246812');
    await answeredCwr(world.portal);
    await answeredCwr(world.portal);
    const notice = await answer(id, 2);
    expect(notice.types).toEqual(['ISW']);
    expect(notice.text).toMatch(/ISW0{16}SUMAR +.*E2 +T0345246812/u);
    await expect(answer(id, 3)).rejects.toThrow('no answer');
    const names = await world.portal.sql('select file_name from cwr_answer order by cwr_answer_id');
    expect(new Set(names.map((one) => one['file_name'])).size).toBe(names.length);
    const strange = await world.portal.ask(`GET /api/cwr/answers/${notice.number}`, { as: world.stranger });
    expect(strange.status).toBe(404);
  });
});

describe('an agreement in a file', () => {
  it('X140 is made by no file: staff say that it is on file, or refuse it, and no work is meant', async () => {
    const { id, rows } = await sent([{ number: 'G1', title: 'SAMNINGUR' }]);
    const [row] = rows;
    await world.portal.sql(
      `update cwr_transaction set transaction_type = 'AGR', title = '', state = 'question', question = 'unsupported', work = null, work_id = null
       where cwr_transaction_id = $1`,
      [row.cwR_FAERSLA_NR],
    );
    const workId = await world.portal.work({ by: world.author, title: 'Óskylt' });
    expect((await decide(row, { AKVORDUN_UM_FAERSLU: 'register' })).body.Code).toBe('cwr.cannotRegister');
    expect((await decide(row, { AKVORDUN_UM_FAERSLU: 'same', VERK_NR: workId })).body.Code).toBe(
      'cwr.whichWork',
    );
    expect((await decide(row, { AKVORDUN_UM_FAERSLU: 'same' })).status).toBe(204);
    await answeredCwr(world.portal);
    expect((await answer(id, 1)).read).toMatchObject([
      { originalType: 'AGR', status: 'AS', recipientNumber: null },
    ]);
    expect(await world.portal.sql('select from work_number where work_id = $1', [workId])).toEqual([]);
  });
});

describe('the tables by which a file is judged', () => {
  it('X9, X41 are the territories that staff keep, which are those of the portal at first', async () => {
    const { portal } = world;
    const [{ tree }, standard] = [await currentTables(portal.pool), standardTree()];
    for (const { code } of readTree())
      expect([code, tree.has(code), new Set(tree.countriesOf(code))]).toEqual([
        code,
        standard.has(code),
        new Set(standard.countriesOf(code)),
      ]);
    const said = async (name: string) => {
      const bytes = worksFile([{ number: name.slice(2, 8), writerIpi }]);
      const id = await judgedCwr(world.portal, { as: world.publisher, bytes, name });
      return JSON.stringify((await rowsOf(id))[0].skilabod);
    };
    const ends = (day: string) =>
      portal.sql('update territory set ends_on = $1 where territory_id = 2136', [day]);
    expect(await said('CW260191BRM_077.V22')).toBe('[]');
    await ends('2020-01-01');
    expect(await said('CW260192BRM_077.V22')).toContain('SPT');
    await ends('infinity');
  });

  it('X134, X40 are the codes and societies that staff keep: what they add is taken in the next file', async () => {
    const { portal } = world;
    const { codes } = await currentTables(portal.pool);
    for (const list of [...standardLists.keys(), 'society', 'organisation'])
      expect([list, new Set(codes.codesOf(list))]).toEqual([list, new Set(standardCodes.codesOf(list))]);
    const said = async (name: string) => {
      const details = [cwrRecord('ARI', { society: '998', right: 'ALL', subject: 'DW', note: 'NOTE' })];
      const work = { number: name.slice(2, 8), writerIpi, header: { language: 'QX' }, details };
      const id = await judgedCwr(portal, { as: world.publisher, bytes: worksFile([work]), name });
      return (await rowsOf(id))[0].skilabod.map(({ regla }: { regla: string }) => regla);
    };
    expect(await said('CW260193BRM_077.V22')).toEqual(['NWR F 002', 'ARI F 001']);
    const as = await portal.someone({ role: 'administrator', isPerson: false });
    for (const [list, added] of [
      ['society', '998,VERA'],
      ['language', 'QX,Quenya'],
    ] as const) {
      const call = `POST /api/codeTables/${list}/replacements`;
      const lines = [...codes.codesOf(list)].map((code) => `${code},${code}`);
      const body = { HEITI_SKRAR: 'x.csv', SKRA: ['code,name', ...lines, added].join('\n') };
      const FINGRAFAR = (await portal.ask(call, { as, body })).body.fingrafar;
      expect((await portal.ask(call, { as, body: { ...body, FINGRAFAR } })).body.lesiD_INN).toBe(1);
    }
    expect(await said('CW260194BRM_077.V22')).toEqual([]);
  });
});
