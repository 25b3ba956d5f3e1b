import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answeredCwr, answerTo, sentCwr, type SentWork, worksFile } from '../../../test/cwrIn.ts';
import { nameNumberOf } from '../../../test/ipi.ts';
import { aPublishedWork, type PublishedWork } from '../../../test/publishedWork.ts';

let world: PublishedWork;
const writerIpi = nameNumberOf(7101);
beforeAll(async () => {
  world = await aPublishedWork();
  await world.portal.sql('update author set ipi_name_number = $2 where author_id = $1', [
    world.author.authorId,
    writerIpi,
  ]);
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
