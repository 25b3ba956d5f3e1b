import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAssembly, offerProxy, options } from '../../../test/assembly.ts';
import { filesOf } from '../../../test/files.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { problemsOfTally } from './tally.ts';

let portal: Portal;
let katla: Someone;
let hersir: Someone;
beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set(['assemblies']), publicRatePerMinute: 2 });
  katla = await portal.someone({ role: 'administrator', isPerson: false });
  hersir = await portal.someone({ role: 'administrator', isPerson: false });
});
afterAll(() => portal.close());

const make = async (changes?: object): Promise<number> => {
  const made = await portal.ask('POST /api/assemblies', { as: katla, body: anAssembly(changes) });
  expect([made.status, made.text]).toEqual([201, expect.any(String)]);
  return made.body.adalfunduR_NR;
};
const step = (id: number, state: string, as: Someone) =>
  portal.ask(`PATCH /api/assemblies/${id}/step`, { as, body: { STADA_FUNDAR: state } });
/** As one asks and the other takes it. */
async function reach(id: number, ...states: string[]) {
  for (const state of states) {
    expect((await step(id, state, katla)).body.stadA_FUNDAR).not.toBe(state);
    const taken = await step(id, state, hersir);
    expect(taken.body).toMatchObject({ stadA_FUNDAR: state });
  }
}
const read = async (id: number, as: Someone) => (await portal.ask(`GET /api/assemblies/${id}`, { as })).body;
const vote = (id: number, as: Someone, chosen: number[][], of = as) =>
  portal.ask(`PATCH /api/assemblies/${id}/vote`, {
    as,
    body: { NAFN_NR: of.personId, VALIDIR_KOSTIR: chosen },
  });
const give = (id: number, from: Someone, to: Someone) => offerProxy(portal, id, from, to);
const proxyOf = async (id: number, as: Someone): Promise<number> =>
  (await read(id, as)).umboD_A_FUNDI.at(-1)?.umboD_A_FUNDI_NR;
const answer = async (id: number, as: Someone, isAccepted: 0 | 1) =>
  portal.ask(`PATCH /api/assemblies/${id}/proxies/${await proxyOf(id, as)}`, {
    as,
    body: { UMBOD_SAMTHYKKT: isAccepted },
  });
const end = (id: number, proxy: number, as: Someone) =>
  portal.ask(`DELETE /api/assemblies/${id}/proxies/${proxy}`, { as });
/** The time of the vote is over: nothing but the clock may say so. */
async function letTimePass(id: number) {
  await portal.sql('alter table assembly disable trigger check_assembly');
  await portal.sql(`update assembly set closes_at = now() where assembly_id = $1`, [id]);
  await portal.sql('alter table assembly enable trigger check_assembly');
}
const people = async (count: number) => {
  const found: Someone[] = [];
  for (let i = 0; i < count; i++) found.push(await portal.someone());
  return found as [Someone, Someone, Someone, Someone, Someone];
};

describe('the steps of an assembly', () => {
  it('O120, O122, O123 are asked for by one and taken by another, in order and in time', async () => {
    const member = await portal.someone();
    const id = await make({ DAGUR_KJORSKRAR: '2098-01-01' });
    expect((await portal.ask(`GET /api/assemblies/${id}`, { as: member })).status).toBe(404);
    expect((await step(id, 'open', katla)).body.Code).toBe('assembly.stepOrder');
    expect((await step(id, 'announced', katla)).body.skreF_BEDID_AF).toBe(katla.name);
    expect((await step(id, 'announced', katla)).body.Code).toBe('assembly.ownStep');
    await portal.ask(`PUT /api/assemblies/${id}`, { as: katla, body: anAssembly({ HAMARK_UMBODA: 3 }) });
    expect((await read(id, hersir)).skreF_BEDID_AF).toBeNull();
    const files = filesOf(portal, 'assembly', id);
    const agenda = await files.attach(katla, { name: 'Dagskrá.pdf' });
    const accounts = await files.attach(katla, { name: 'Reikningar.pdf' });
    expect((await files.remove(katla, agenda)).status).toBe(204);
    await reach(id, 'announced');
    expect((await files.remove(katla, accounts)).body.Code).toBe('file.stays');
    expect((await read(id, member)).skreF_BEDID_AF).toBeNull();
    expect(await portal.sql(`select kind from letter where person_id = $1`, [member.personId])).toEqual([
      { kind: 'assembly' },
    ]);
    await portal.ask(`PUT /api/assemblies/${id}`, {
      as: katla,
      body: anAssembly({ DAGUR_KJORSKRAR: '2098-01-01' }),
    });
    expect((await step(id, 'listed', katla)).body.Code).toBe('assembly.listTooEarly');
    await portal.ask(`PUT /api/assemblies/${id}`, { as: katla, body: anAssembly() });
    await reach(id, 'listed', 'open');
    expect((await portal.ask(`PUT /api/assemblies/${id}`, { as: katla, body: anAssembly() })).body.Code).toBe(
      'assembly.fixed',
    );
    expect((await step(id, 'closed', katla)).body.Code).toBe('assembly.closesLater');
    for (const forged of [
      `update assembly set state = 'closed' where assembly_id = ${id}`,
      `update assembly set state = 'announced' where assembly_id = ${id}`,
      `update assembly set closes_at = now() where assembly_id = ${id}`,
      `insert into assembly_step (assembly_id, state, done_by) values (${id}, 'closed', ${katla.userId})`,
      `insert into assembly_voter (assembly_id, person_id) select ${id}, min(person_id) from person`,
      `delete from assembly_voter where assembly_id = ${id}`,
      `update assembly_question set most_chosen = 2 where assembly_id = ${id}`,
      `update ballot_box set ballots = ballots + 1 where assembly_id = ${id}`,
      `delete from ballot_box where assembly_id = ${id}`,
      `insert into assembly_receipt values (${id}, '0123456789ABCDEF0123')`,
    ])
      await expect(portal.sql(forged)).rejects.toThrow(
        /stays|fixed|has not come|does not come|other ballots|Ballots are/u,
      );
  });

  it('O120 says what is missing, at its field, and keeps nothing', async () => {
    const wrong = await portal.ask('POST /api/assemblies', {
      as: katla,
      body: anAssembly({
        HEITI_FUNDAR_EN: ' ',
        KOSNINGU_LYKUR: '2025-01-01T12:00:00Z',
        KOSNINGAR: [{ SPURNING_IS: 'Já?', SPURNING_EN: '', HAMARK_VALINNA: 3, KOSTIR: options('Já', 'Nei') }],
      }),
    });
    expect(wrong.status).toBe(422);
    for (const field of [
      'HEITI_FUNDAR_EN',
      'KOSNINGU_LYKUR',
      'KOSNINGAR.0.SPURNING_EN',
      'KOSNINGAR.0.KOSTIR',
    ])
      expect(wrong.text).toContain(`"${field}"`);
  });

  it('O121 lists the members in force on the day, and nobody else', async () => {
    const [there, joined, left, dead, publisher] = await people(5);
    const external = await portal.someone({ withoutAuthor: true });
    await portal.sql(`update author set mandate_on = '2026-10-02' where person_id = $1`, [joined.personId]);
    await portal.sql(`update person set left_on = '2026-10-01', email = null where person_id = $1`, [
      left.personId,
    ]);
    await portal.sql(`update person set died_on = '2026-09-30' where person_id = $1`, [dead.personId]);
    await portal.sql('delete from author_right where person_id = $1', [publisher.personId]);
    await portal.sql('delete from author where person_id = $1', [publisher.personId]);
    await portal.sql('update person set is_publisher = true where person_id = $1', [publisher.personId]);
    await portal.sql(`update app_user set created_at = '2026-09-01' where user_id = $1`, [publisher.userId]);
    const id = await make();
    await reach(id, 'announced', 'listed');
    const on = async (one: Someone) => (await read(id, one)).eR_A_KJORSKRA;
    expect([await on(there), await on(publisher)]).toEqual([1, 1]);
    for (const one of [joined, left, dead, external]) expect(await on(one)).toBe(0);
    await reach(id, 'open');
    expect((await vote(id, joined, [[1], []])).body.Code).toBe('assembly.noVote');
  });
});

describe('a proxy', () => {
  it('O124 counts once accepted, within the limit, is not passed on, and ends until the vote was cast', async () => {
    const [giver, second, holder, other] = await people(4);
    const stranger = await portal.someone({ withoutAuthor: true });
    const id = await make();
    await reach(id, 'announced');
    expect((await give(id, giver, holder)).body.Code).toBe('assembly.proxyClosed');
    await reach(id, 'listed', 'open');
    for (const one of [stranger, giver])
      expect((await give(id, giver, one)).text).toContain('Enginn annar á kjörskrá');
    expect((await give(id, stranger, holder)).body.Code).toBe('assembly.noVote');
    expect((await give(id, giver, holder)).status).toBe(204);
    expect((await give(id, giver, other)).body.Code).toBe('assembly.proxyGiven');
    expect((await vote(id, holder, [[1], []], giver)).body.Code).toBe('assembly.noVote');
    const offered = await proxyOf(id, holder);
    expect((await end(id, offered, other)).status).toBe(404);
    expect((await answer(id, holder, 1)).status).toBe(204);
    expect((await give(id, second, holder)).status).toBe(204);
    expect((await answer(id, holder, 1)).body.Code).toBe('assembly.proxyMost');
    expect((await give(id, holder, other)).body.Code).toBe('assembly.proxyPassed');
    expect((await vote(id, giver, [[1], []])).body.Code).toBe('assembly.noVote');
    expect((await end(id, offered, giver)).status).toBe(204);
    expect((await vote(id, holder, [[1], []], giver)).body.Code).toBe('assembly.noVote');
    expect((await give(id, giver, holder)).status).toBe(204);
    expect((await answer(id, holder, 1)).status).toBe(204);
    expect((await vote(id, holder, [[1], []], giver)).status).toBe(200);
    expect((await end(id, await proxyOf(id, giver), giver)).body.Code).toBe('assembly.votedAlready');
    expect((await vote(id, giver, [[2], []])).status).toBe(403);
    expect((await read(id, giver)).umboD_A_FUNDI[0].hefuR_GREITT_ATKVAEDI).toBe(1);
  });
});

describe('a vote', () => {
  it('O125–O129 is cast once each, counted twice when it closes, and signed', async () => {
    const [first, second, third, away] = await people(4);
    const id = await make();
    await reach(id, 'announced', 'listed');
    expect((await vote(id, first, [[1], []])).body.Code).toBe('assembly.notOpen');
    await reach(id, 'open');
    for (const wrong of [[[1]], [[1, 2], []], [[3], []], [[1], [2, 2]], [[1], [1, 2, 3]]])
      expect((await vote(id, first, wrong)).status).toBe(422);
    expect((await vote(id, katla, [[1], []], first)).body.Code).toBe('assembly.noVote');
    const together = await Promise.all([1, 2, 1, 2].map((place) => vote(id, first, [[place], [3, 1]])));
    expect(together.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ]);
    expect((await vote(id, second, [[], [2]])).status).toBe(200);
    expect((await vote(id, third, [[2], [2, 3]])).status).toBe(200);
    const receipt = together.find(({ status }) => status === 200)?.body.kvittuN_ATKVAEDIS;
    expect(receipt).toMatch(/^[0-9A-F]{20}$/u);
    expect(await read(id, second)).toMatchObject({
      fjoldI_GREIDDRA_ATKVAEDA: 3,
      kosningar: [{ fjoldI_AUDRA_SEDLA: null }, {}],
    });
    expect((await portal.ask(`GET /api/assemblies/${id}/tally`, { as: first })).status).toBe(404);
    expect(await portal.sql('select from assembly_ballot')).toEqual([]);

    await letTimePass(id);
    expect((await vote(id, away, [[1], []])).body.Code).toBe('assembly.notOpen');
    await reach(id, 'closed');
    const board = [1, 2, 2].map((votes) => ({ fjoldI_ATKVAEDA: votes }));
    const shown = await read(id, away);
    expect(shown.kosningar).toMatchObject([
      { fjoldI_AUDRA_SEDLA: 1 },
      { fjoldI_AUDRA_SEDLA: 0, kostir: board },
    ]);
    const { text } = await portal.ask(`GET /api/assemblies/${id}/tally`, { as: away });
    expect(text).toContain(receipt);
    for (const one of [first, second, third])
      for (const known of [one.name, one.kennitala]) expect(text).not.toContain(known);
    const [signingKey] = Object.values<string>((await portal.ask('GET /api/society/signingKey')).body);
    expect(problemsOfTally(text, signingKey)).toEqual([]);
    expect(problemsOfTally(text, 'another')).toEqual(['signed with another key']);
    const file = JSON.parse(text);
    file.ballots.questions[0][0] = [2];
    expect(problemsOfTally(JSON.stringify(file))).toEqual(
      expect.arrayContaining([
        'the ballots are not those that were signed',
        'question 1: option 2 is counted differently',
      ]),
    );
    file.result = file.result.replace('"blank":1', '"blank":0');
    expect(problemsOfTally(JSON.stringify(file))).toContain('the signature does not fit the result');
  });

  it('O126 leaves nothing that joins who voted with what was voted', async () => {
    const [first, second] = await people(2);
    const id = await make();
    await reach(id, 'announced', 'listed', 'open');
    const boxes: string[] = [];
    for (const [one, place] of [
      [first, 1],
      [second, 2],
    ] as const) {
      await portal.ask(`PATCH /api/assemblies/${id}/vote`, {
        as: one,
        body: { NAFN_NR: one.personId, VALIDIR_KOSTIR: [[place], []] },
        headers: { 'idempotency-key': `vote-${place}` },
      });
      const [box] = await portal.sql(
        `select length(sealed) as size, encode(sealed, 'hex') as sealed from ballot_box where assembly_id = $1`,
        [id],
      );
      boxes.push(box?.sealed);
      expect(box?.size).toBe(28 + 18 * boxes.length);
    }
    expect(boxes[1]).not.toContain(boxes[0]?.slice(24, -32));
    const columns = await portal.sql(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_name in ('assembly_voted', 'ballot_box', 'assembly_receipt', 'assembly_ballot') order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual([
      'assembly_ballot.chosen',
      'assembly_ballot.line_number',
      'assembly_ballot.question_id',
      'assembly_receipt.assembly_id',
      'assembly_receipt.receipt_code',
      'assembly_voted.assembly_id',
      'assembly_voted.person_id',
      'ballot_box.assembly_id',
      'ballot_box.ballots',
      'ballot_box.sealed',
    ]);
    expect(
      await portal.sql('select from idempotency_key where user_id = any($1)', [
        [first.userId, second.userId],
      ]),
    ).toEqual([]);
    expect(
      await portal.sql(
        `select from change_record where table_name ~ '^(assembly_vote|assembly_ballot|assembly_receipt|ballot_box)'`,
      ),
    ).toEqual([]);
    await letTimePass(id);
    await reach(id, 'closed');
    const [written] = await portal.sql(
      `select count(distinct b.xmin::text)::integer as transactions, array_agg(b.chosen order by b.line_number) as chosen
       from assembly_ballot b join assembly_question q using (question_id) where q.assembly_id = $1 and q.position = 1`,
      [id],
    );
    expect(written).toEqual({ transactions: 1, chosen: [[1], [2]] });
    expect(await portal.sql('select from ballot_box where assembly_id = $1', [id])).toEqual([]);
  });
});

it('O130 answers the public key so often and no more', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) statuses.push((await portal.ask('GET /api/society/signingKey')).status);
  expect(statuses.at(-1)).toBe(429);
});
