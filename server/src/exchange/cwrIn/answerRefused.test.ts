import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerTo, judgedCwr, uploadCwr, worksFile } from '../../../test/cwrIn.ts';
import { nameNumberOf } from '../../../test/ipi.ts';
import { aPublishedWork, publisherIpi, type PublishedWork } from '../../../test/publishedWork.ts';
import { checkFile } from './check.ts';

let world: PublishedWork;
beforeAll(async () => {
  world = await aPublishedWork();
});
afterAll(() => world.portal.close());

const sound = (number: string) => worksFile([{ number, writerIpi: nameNumberOf(7001) }]).toString('latin1');
const broken = (number: string, from: string | RegExp, to: string) =>
  Buffer.from(sound(number).replace(from, to), 'latin1');
const send = (id: number) => world.portal.ask(`POST /api/cwr/files/${id}/send`, { as: world.publisher });
const answersOf = async (id: number, as = world.publisher): Promise<unknown[]> => {
  const { status, body } = await world.portal.ask(`GET /api/cwr/files/${id}/answers`, { as });
  return status === 404 ? [] : body;
};

it.each([
  ['whose end counts wrongly', 'TRL00001', 'TRL00007', { type: 'TRL', rule: 'TRL F 001' }],
  ['of an unknown EDI version', '01.10', '09.10', { type: 'HDR', rule: 'HDR F' }],
  ['of which no group stands', 'GRHNWR00001', 'GRHNWR00002', { type: 'HDR', rule: 'GRH F 002' }],
])(
  'X175 a file %s that is sent is answered once, by number and with the reason',
  async (_, from, to, { type, rule }) => {
    const { portal, publisher: as } = world;
    const bytes = broken(rule.replaceAll(' ', ''), from, to);
    const name = 'CW260190BRM_077.V22';
    const id = await judgedCwr(portal, { as, bytes, name });
    // A report is no answer: the one who uploads it reads it first.
    expect(await answersOf(id)).toEqual([]);
    const before = (
      await portal.sql(`select coalesce(max(last_number), 0)::integer as last from cwr_answer_number`)
    )[0]?.last as number;
    expect(await send(id)).toMatchObject({ status: 200, body: { stadA_CWR_SKRAR: 'refused' } });
    const answer = await answerTo(portal, as, { id });
    expect(answer.name).toMatch(
      new RegExp(`^CW\\d\\d${String(before + 1).padStart(4, '0')}077_BRM[.]V22$`, 'u'),
    );
    expect(answer.messages).toEqual([]);
    expect(answer.read).toMatchObject([
      { originalGroup: 0, originalTransaction: 0, originalType: type, status: 'RJ', works: [] },
    ]);
    const rules = answer.read[0]?.messages.map((one) => `${one.recordType} ${one.level} ${one.rule}`);
    expect(rules?.some((one) => one.startsWith(rule))).toBe(true);

    // Sent again, it is the same file and the same answer; a mended one may have the name.
    await send(id);
    expect((await uploadCwr(portal, { as, bytes, name })).body.cwR_SKRA_NR).toBe(id);
    expect(await answersOf(id)).toHaveLength(1);
    const mended = Buffer.from(sound(`M${rule}`), 'latin1');
    expect((await uploadCwr(portal, { as, bytes: mended, name })).status).toBe(201);
  },
);

it('X175 the same bytes that wait twice are answered once', async () => {
  const { portal, publisher: as } = world;
  const bytes = broken('TWICE', 'TRL00001', 'TRL00008');
  const ids = [];
  for (const name of ['CW260191BRM_077.V22', 'CW260192BRM_077.V22'])
    ids.push(await judgedCwr(portal, { as, bytes, name }));
  for (const id of ids) await send(id);
  expect((await Promise.all(ids.map((id) => answersOf(id)))).map((all) => all.length)).toEqual([1, 0]);
});

it('X175 a file of a drop folder is answered at once', async () => {
  const { portal, publisher: as } = world;
  const bytes = broken('DROPPED', 'TRL00001', 'TRL00009');
  const { body } = await uploadCwr(portal, { as, bytes, name: 'CW260193BRM_077.V22' });
  await portal.sql('update cwr_file set is_dropped = true where cwr_file_id = $1', [body.cwR_SKRA_NR]);
  await checkFile(portal.pool, body.cwR_SKRA_NR);
  expect(await answersOf(body.cwR_SKRA_NR)).toHaveLength(1);
});

/** Another publisher, and a file as if it were theirs. */
async function anotherSender(ipi: string, bytes: Buffer) {
  const other = await world.portal.someone({ name: 'Alda ehf.' });
  await world.portal.sql('update person set publisher_ipi_name_number = $2 where person_id = $1', [
    other.personId,
    ipi,
  ]);
  const text = bytes.toString('latin1').replace(publisherIpi.slice(2), ipi.slice(2));
  return { other, theirs: Buffer.from(text, 'latin1') };
}

it('X81 of two who uploaded under one code, only the one who sends first has it', async () => {
  const { portal, publisher: as } = world;
  const { other, theirs } = await anotherSender(nameNumberOf(7078), Buffer.from(sound('FIRST'), 'latin1'));
  const bytes = Buffer.from(sound('SECOND'), 'latin1');
  const its = await judgedCwr(portal, { as: other, bytes: theirs, name: 'CW260001QQ_077.V22' });
  const mine = await judgedCwr(portal, { as, bytes, name: 'CW260002QQ_077.V22' });
  expect((await send(mine)).status).toBe(200);
  const asked = await portal.ask(`POST /api/cwr/files/${its}/send`, { as: other });
  expect([asked.status, asked.body.Code]).toEqual([409, 'cwr.codeTaken']);
  const state = await portal.ask(`GET /api/cwr/files/${its}`, { as: other });
  expect(state.body.stadA_CWR_SKRAR).toBe('checked');
});

it('X175 refused files of two senders move no numbers of each other', async () => {
  const { portal, publisher: as } = world;
  const bytes = broken('THEIRS', 'TRL00001', 'TRL00006');
  const { other, theirs } = await anotherSender(nameNumberOf(7077), bytes);
  const [mine, its] = [
    await judgedCwr(portal, { as, bytes, name: 'CW260001ZZ_077.V22' }),
    await judgedCwr(portal, { as: other, bytes: theirs, name: 'CW260001ZZ_077.V22' }),
  ];
  await send(mine);
  const asked = await portal.ask(`POST /api/cwr/files/${its}/send`, { as: other });
  expect(asked.status).toBe(200);
  expect([await answersOf(mine), await answersOf(its, other)].map(({ length }) => length)).toEqual([1, 0]);
  const late = await uploadCwr(portal, {
    as: other,
    bytes: Buffer.concat([theirs, Buffer.from('\r\n')]),
    name: 'CW260002ZZ_077.V22',
  });
  expect(late.body.Code).toBe('cwr.codeTaken');
});
