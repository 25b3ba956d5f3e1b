import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answerTo,
  cwrBytes,
  judgedCwr,
  sentCwr,
  sentWork,
  uploadCwr,
  worksFile,
  zipOf,
} from '../../../test/cwrIn.ts';
import { cwrRecord } from '../../../test/cwrWorks.ts';
import { nameNumberOf } from '../../../test/ipi.ts';
import { aPublishedWorkOf, type PublishedWork } from '../../../test/publishedWork.ts';
import { checkFile } from './check.ts';
import { registerFile } from './registerFile.ts';

let world: PublishedWork;
const writerIpi = nameNumberOf(7001);
beforeAll(async () => {
  world = await aPublishedWorkOf(writerIpi);
});
afterAll(() => world.portal.close());

const file = async (id: number, as = world.publisher) =>
  (await world.portal.ask(`GET /api/cwr/files/${id}`, { as })).body;
const works = async (id: number, as = world.staff) =>
  (await world.portal.ask(`GET /api/cwr/files/${id}/transactions`, { as, language: 'en' })).body;
const countOfWorks = async () =>
  (await world.portal.sql<{ count: number }>('select count(*)::integer as count from work'))[0]?.count;

const answersTo = (id: number, at = 0) => answerTo(world.portal, world.publisher, { id, at });

describe('a file that is uploaded', () => {
  it('X80 is judged work by work, and nothing of it is registered', async () => {
    const before = await countOfWorks();
    const sound = { number: 'A1', writerIpi };
    const bytes = worksFile([sound, { ...sound, number: 'A2', shares: [5001, 4999] }]);
    const id = await judgedCwr(world.portal, { as: world.publisher, bytes, name: 'CW260101BRM_077.V22' });
    expect(await file(id)).toMatchObject({
      stadA_CWR_SKRAR: 'checked',
      faersluR_I_CWR: 2,
      faersluR_HAFNAD: 1,
    });
    const [first, second] = await works(id);
    expect(first).toMatchObject({ fyrstA_SVAR: 'RA', stadA_FAERSLU: 'staged' });
    expect(second).toMatchObject({ fyrstA_SVAR: 'RJ' });
    expect(second.skilabod[0]).toMatchObject({ regla: 'SPU F 013', alvarleiki: 'T' });
    expect(await countOfWorks()).toBe(before);
  });

  it('X81 is refused under the IPI name number of another, and seen by nobody but its sender and staff', async () => {
    const bytes = worksFile([{ number: 'B1', writerIpi }]);
    const name = 'CW260102BRM_077.V22';
    expect((await uploadCwr(world.portal, { as: world.stranger, bytes, name })).status).toBe(403);
    const nobodys = worksFile([{ number: 'B1', writerIpi }], { senderId: '000000299' });
    expect((await uploadCwr(world.portal, { as: world.publisher, bytes: nobodys, name })).status).toBe(403);
    const asWriter = worksFile([{ number: 'B1', writerIpi }], { senderType: 'WR' });
    expect((await uploadCwr(world.portal, { as: world.publisher, bytes: asWriter, name })).status).toBe(403);
    const id = await judgedCwr(world.portal, { as: world.publisher, bytes, name });
    for (const path of ['', '/transactions', '/answers'])
      expect((await world.portal.ask(`GET /api/cwr/files/${id}${path}`, { as: world.stranger })).status).toBe(
        404,
      );
    expect((await world.portal.ask(`POST /api/cwr/files/${id}/send`, { as: world.stranger })).status).toBe(
      404,
    );
    expect((await file(id, world.staff)).cwR_SKRA_NR).toBe(id);
  });

  it('X81 comes from a writer as WR by their own number, and from no other member', async () => {
    const { portal, author, stranger, publisher } = world;
    const asWriter = { senderType: 'WR', senderId: writerIpi.slice(2), senderName: 'AESA THORDIS' };
    const bytes = worksFile([{ number: 'W1', writerIpi }], asWriter);
    const name = 'CW260110AES_077.V22';
    for (const as of [stranger, publisher])
      expect((await uploadCwr(portal, { as, bytes, name })).body).toMatchObject({
        StatusCode: 403,
        Code: 'cwr.notYourSender',
      });
    expect((await uploadCwr(portal, { as: author, bytes, name })).status).toBe(201);
    const asPublisher = worksFile([{ number: 'W1', writerIpi }], { ...asWriter, senderType: 'PB' });
    expect((await uploadCwr(portal, { as: author, bytes: asPublisher, name })).status).toBe(403);
  });

  it('X80 is refused under a name that was sent with other bytes, and free while it was not', async () => {
    const { portal, publisher: as } = world;
    const name = 'CW260111BRM_077.V22';
    const [first, second] = ['N1', 'N2'].map((number) =>
      worksFile([{ number, writerIpi, title: `NAFN ${number}` }]),
    );
    if (!first || !second) throw new Error('Two files are needed.');
    await judgedCwr(portal, { as, bytes: first, name });
    const id = await judgedCwr(portal, { as, bytes: second, name });
    expect((await portal.ask(`POST /api/cwr/files/${id}/send`, { as })).status).toBe(200);
    expect((await portal.ask(`POST /api/cwr/files/${id}/cancel`, { as })).status).toBe(409);
    const third = worksFile([{ number: 'N3', writerIpi }]);
    expect((await uploadCwr(portal, { as, bytes: third, name })).body.Code).toBe('cwr.nameTaken');
    const of = await portal.sql('select cwr_file_id from cwr_file where file_name = $1 and sent_at is null', [
      name,
    ]);
    expect((await portal.ask(`POST /api/cwr/files/${of[0]?.['cwr_file_id']}/send`, { as })).status).toBe(409);
  });

  it('X82 may be a zip with one file; one with more, with none, or that unpacks to too much is refused', async () => {
    const as = world.publisher;
    const send = (bytes: Buffer) => uploadCwr(world.portal, { as, bytes, name: 'works.zip' });
    const cwr = worksFile([{ number: 'Z1', writerIpi }]);
    const inside = 'send/CW260112BRM_077.V22';
    const sound = await send(zipOf({ [inside]: cwr }));
    expect(sound.body).toMatchObject({ heitI_SKRAR: 'CW260112BRM_077.V22', staerd: cwr.length });
    const bomb = Buffer.alloc(67_108_865, ' ');
    expect((await send(zipOf({ [inside]: bomb }))).body).toMatchObject({
      StatusCode: 413,
      Code: 'cwr.tooLarge',
    });
    expect((await send(zipOf({ [inside]: bomb }, 100))).status).toBeGreaterThanOrEqual(413);
    expect((await send(zipOf({ [inside]: cwr, 'more.txt': cwr }))).body.Code).toBe('cwr.zipUnreadable');
    expect((await send(zipOf({ '../../CW260112BRM_077.V22': cwr }))).body.Code).toBe('cwr.zipUnreadable');
    expect((await send(zipOf({}))).status).toBe(422);
    expect((await send(zipOf({ [inside]: cwr }).subarray(0, -30))).body.Code).toBe('cwr.zipUnreadable');
    expect((await send(zipOf({ [inside]: Buffer.alloc(0) }))).body.Code).toBe('cwr.empty');
  });

  it('X82 is refused with the number when it is too large, and with a sentence when it is hostile', async () => {
    const as = world.publisher;
    const name = 'CW260103BRM_077.V22';
    const refusedAs = async (bytes: Buffer, of = name) => {
      const { status, text } = await uploadCwr(world.portal, { as, bytes, name: of });
      return [status, text] as const;
    };
    expect((await refusedAs(Buffer.alloc(8_388_609, 'HDR')))[0]).toBe(413);
    expect((await refusedAs(Buffer.from('PK\u0003\u0004 not a zip', 'latin1')))[0]).toBe(422);
    expect((await refusedAs(Buffer.from('\u0000\u0001\u0002')))[0]).toBe(422);
    expect((await refusedAs(worksFile([{ number: 'C1', writerIpi }]), 'works.txt'))[0]).toBe(422);
    expect((await refusedAs(worksFile([{ number: 'C1', writerIpi }]), 'CW260103BRM_052.V22'))[0]).toBe(422);
    const broken = Buffer.concat([worksFile([{ number: 'C1', writerIpi }]), Buffer.from([0])]);
    const id = await judgedCwr(world.portal, { as, bytes: broken, name });
    expect((await file(id)).stadA_CWR_SKRAR).toBe('refused');
    const { status, body } = await world.portal.ask(`POST /api/cwr/files/${id}/send`, { as });
    expect([status, body.stadA_CWR_SKRAR, body.faersluR_I_CWR]).toEqual([200, 'refused', 0]);
  });

  it('X82, X175 has 10 000 transactions at most, and one with more is answered so', async () => {
    const work = sentWork({ number: 'D', writerIpi });
    const [header, ...rest] = work;
    const transactions = Array.from({ length: 10_001 }, (_, i) =>
      header
        ? [{ ...header, values: { ...header.values, submitterNumber: `D${i}` } } as typeof header, ...rest]
        : [],
    );
    const bytes = cwrBytes([{ type: 'NWR', transactions }]);
    const [row] = await world.portal.sql<{ cwr_file_id: number }>(
      `with f as (insert into cwr_file (file_name, file_bytes, digest, sender_code, sender_ipi, sender_name, person_id, announced_by)
         values ('CW260104BRM_077.V22', $1, sha256($2), 'BRM', '00014107338', 'BRIM', $3, $4) returning cwr_file_id)
       insert into cwr_file_content select cwr_file_id, $2 from f returning cwr_file_id`,
      [bytes.length, bytes, world.publisher.personId, world.publisher.userId],
    );
    const id = row?.cwr_file_id ?? 0;
    await checkFile(world.portal.pool, id);
    const { stadA_CWR_SKRAR: state, skilabod } = await file(id);
    expect(state).toBe('refused');
    expect(skilabod[0].abending).toContain('10');
    await world.portal.ask(`POST /api/cwr/files/${id}/send`, { as: world.publisher });
    const { read, messages } = await answerTo(world.portal, world.publisher, { id });
    expect(messages).toEqual([]);
    expect(read).toMatchObject([{ originalType: 'HDR', status: 'RJ', messages: [{ rule: '000' }] }]);
  }, 60_000);
});

describe('a file that is sent', () => {
  it('X83, X84 registers each work once, and they wait for authors and staff', async () => {
    const as = world.publisher;
    const bytes = worksFile([{ number: 'E1', writerIpi, title: 'HAUSTREGN' }]);
    const id = await sentCwr(world.portal, { as, bytes, name: 'CW260105BRM_077.V22' });
    const [work] = await works(id);
    expect(work).toMatchObject({ stadA_FAERSLU: 'registered' });
    const before = await countOfWorks();
    await registerFile(world.portal.pool, id);
    const again = await uploadCwr(world.portal, { as, bytes, name: 'CW260105BRM_077.V22' });
    expect(again.body).toMatchObject({ cwR_SKRA_NR: id, stadA_CWR_SKRAR: 'processed' });
    expect(await countOfWorks()).toBe(before);
    const [row] = await world.portal.sql('select light, review from work where work_id = $1', [work.verK_NR]);
    expect(row).toMatchObject({ light: 2, review: 'waiting' });
    const [author] = await world.portal.sql('select approval from work_author where work_id = $1', [
      work.verK_NR,
    ]);
    expect(author).toEqual({ approval: 'waiting' });
    const other = worksFile([{ number: 'E9', writerIpi, title: 'ANNAD' }]);
    expect((await uploadCwr(world.portal, { as, bytes: other, name: 'CW260105BRM_077.V22' })).status).toBe(
      409,
    );
  });

  it('X84 asks staff where the file says other shares than the contract, and where nobody of it is the sender’s', async () => {
    const bytes = worksFile([
      { number: 'F1', writerIpi, title: 'STORMUR', shares: [4000, 6000] },
      { number: 'F2', writerIpi: nameNumberOf(7002), title: 'LOGN' },
    ]);
    const id = await sentCwr(world.portal, { as: world.publisher, bytes, name: 'CW260106BRM_077.V22' });
    const read = await works(id);
    expect(read.map((one: { spurT_UM: string }) => one.spurT_UM)).toEqual(['shares', 'nobody']);
    // Staff see what the agreement gives, which stands on neither side of the comparison.
    expect(read[0].astaedur).toEqual([
      expect.stringMatching(/the publisher has 50% .*; the file says 40%\.$/u),
    ]);
    expect((await works(id, world.publisher))[0].spurT_UM).toBeNull();
  });

  it('O172 has some of its works registered, and is put behind what others sent meanwhile', async () => {
    const { portal, publisher: as } = world;
    const bytes = worksFile(
      ['T1', 'T2', 'T3'].map((number) => ({ number, writerIpi, title: `BIDROD ${number}` })),
    );
    const id = await judgedCwr(portal, { as, bytes, name: 'CW260122BRM_077.V22' });
    await portal.ask(`POST /api/cwr/files/${id}/send`, { as });
    await registerFile(portal.pool, id, 2);
    expect(await file(id)).toMatchObject({ stadA_CWR_SKRAR: 'processing', faersluR_SKRADAR: 2 });
    const waiting = 'select from graphile_worker._private_jobs where key = $1 and priority < 100';
    expect(await portal.sql(waiting, [`registerCwrFile:${id}`])).toHaveLength(1);
    await registerFile(portal.pool, id, 2);
    expect(await file(id)).toMatchObject({ stadA_CWR_SKRAR: 'processed', faersluR_SKRADAR: 3 });
  });
  it('X87 is answered at once, with exact counts, in files without gaps', async () => {
    const bytes = worksFile([
      { number: 'G1', writerIpi, title: 'VETUR' },
      { number: 'E1', writerIpi, title: 'HAUSTREGN' },
    ]);
    const id = await sentCwr(world.portal, { as: world.publisher, bytes, name: 'CW260107BRM_077.V22' });
    const { name, text, read, messages } = await answersTo(id);
    expect(name).toMatch(/^CW\d\d\d{4}077_BRM\.V22$/u);
    expect(text).toMatch(/^[\r\n -~]+$/u);
    expect(messages).toEqual([]);
    expect(read.map(({ status, submitterNumber }) => [submitterNumber, status])).toEqual([
      ['G1', 'RA'],
      ['E1', 'RJ'],
    ]);
    expect(read[1]?.messages[0]).toMatchObject({ recordType: 'NWR', level: 'T', rule: '013' });
    const numbers = await world.portal.sql('select file_number from cwr_answer order by 1');
    expect(numbers.map((one) => one['file_number'])).toEqual(numbers.map((_, i) => i + 1));
  });

  it('X84 leaves a work that the database refuses to staff, and registers the others', async () => {
    const { portal, publisher: as } = world;
    await portal.sql(`create function refuse_for_test() returns trigger language plpgsql as
      $$ begin if new.title = 'BILUN' then raise check_violation; end if; return new; end $$`);
    await portal.sql(`create constraint trigger refuse_for_test after insert on work deferrable initially deferred
      for each row execute function refuse_for_test()`);
    const bytes = worksFile([
      { number: 'J1', writerIpi, title: 'BILUN' },
      { number: 'J2', writerIpi, title: 'EFTIR BILUN' },
    ]);
    const id = await sentCwr(portal, { as, bytes, name: 'CW260113BRM_077.V22' });
    await portal.sql('drop trigger refuse_for_test on work');
    const [failed, other] = await works(id);
    expect(failed).toMatchObject({ stadA_FAERSLU: 'question', spurT_UM: 'fault' });
    expect(other).toMatchObject({ stadA_FAERSLU: 'registered' });
    expect(await portal.sql("select from work where title = 'BILUN'")).toHaveLength(0);
    expect(await file(id)).toMatchObject({ stadA_CWR_SKRAR: 'processed' });
  });

  it('X84 takes category, language, version, source, length and opus from the file', async () => {
    const header = { language: 'IS', duration: 185, opusNumber: 'OP. 7', textMusic: 'MTX' };
    const details = [cwrRecord('PER', { lastName: 'HLJOMSVEITIN BERG' })];
    const bytes = worksFile([{ number: 'K1', writerIpi, title: 'KVAEDI', header, details }]);
    const id = await sentCwr(world.portal, { as: world.publisher, bytes, name: 'CW260114BRM_077.V22' });
    const [one] = await works(id);
    const [row] = await world.portal.sql(
      `select music_category, lyrics_language, text_music_relation, version_type, duration_seconds, catalogue_number, performers
       from work where work_id = $1`,
      [one.verK_NR],
    );
    expect(row).toEqual({
      music_category: 'POP',
      lyrics_language: 'IS',
      text_music_relation: 'MTX',
      version_type: 'ORI',
      duration_seconds: 185,
      catalogue_number: 'OP. 7',
      performers: 'HLJOMSVEITIN BERG',
    });
  });
});
