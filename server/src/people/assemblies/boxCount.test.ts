import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assembliesOf } from '../../../test/assembly.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { problemsOfBox } from './boxCount.ts';

let portal: Portal;
let administrator: Someone;
beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set() });
  administrator = await portal.someone({ role: 'administrator', isPerson: false });
});
afterAll(() => portal.close());

async function aVoteThatIsOver(): Promise<number> {
  const { make, reach, vote } = assembliesOf(portal, administrator);
  const id = await make();
  const choices = [
    [[1], [1, 2]],
    [[2], []],
    [[2], [3]],
  ];
  const voters = await Promise.all(choices.map(() => portal.someone()));
  await reach(id, 'announced', 'listed', 'open');
  for (const [at, chosen] of choices.entries())
    expect((await vote(id, voters[at] as Someone, chosen)).status).toBe(200);
  await portal.sql('alter table assembly disable trigger check_assembly');
  await portal.sql('update assembly set closes_at = now() where assembly_id = $1', [id]);
  await portal.sql('alter table assembly enable trigger check_assembly');
  return id;
}
const close = (id: number) =>
  portal.ask(`PATCH /api/assemblies/${id}/step`, { as: administrator, body: { STADA_FUNDAR: 'closed' } });
const read = async (id: number) =>
  (await portal.ask(`GET /api/assemblies/${id}`, { as: administrator })).body;

describe('the count of the box', () => {
  it.each([
    [
      'a vote for another option',
      'assembly_ballot',
      `if new.chosen = '{2}' then new.chosen = '{1}'; end if;`,
    ],
    ['a blank ballot', 'assembly_ballot', `if new.chosen = '{3}' then new.chosen = '{}'; end if;`],
    ['a receipt', 'assembly_receipt', `new.receipt_code = reverse(new.receipt_code);`],
  ])('O128 closes nothing where the tables have %s that the box has not', async (_, table, tampering) => {
    const id = await aVoteThatIsOver();
    await portal.sql(
      `create function tamper() returns trigger language plpgsql as $$ begin ${tampering} return new; end $$`,
    );
    await portal.sql(
      `create trigger tamper before insert on ${table} for each row execute function tamper()`,
    );
    try {
      expect((await close(id)).status).toBe(500);
    } finally {
      await portal.sql(`drop trigger tamper on ${table}`);
      await portal.sql('drop function tamper()');
    }
    expect((await read(id)).stadA_FUNDAR).toBe('open');
    const left = await portal.sql(
      `select (select count(*)::integer from ballot_box where assembly_id = $1) as boxes,
         (select count(*)::integer from assembly_tally where assembly_id = $1) as tallies,
         (select count(*)::integer from assembly_receipt where assembly_id = $1) as receipts`,
      [id],
    );
    expect(left).toEqual([{ boxes: 1, tallies: 0, receipts: 0 }]);

    expect((await close(id)).body).toMatchObject({
      stadA_FUNDAR: 'closed',
      kosningar: [
        { fjoldI_AUDRA_SEDLA: 0, kostir: [{ fjoldI_ATKVAEDA: 1 }, { fjoldI_ATKVAEDA: 2 }] },
        { fjoldI_AUDRA_SEDLA: 1, kostir: [1, 1, 1].map((votes) => ({ fjoldI_ATKVAEDA: votes })) },
      ],
    });
  });

  it('O128 names what differs, also where the sums are even', () => {
    const option = (votes: number) => ({ optionIs: '', optionEn: '', votes });
    const question = { questionIs: '', questionEn: '', mostChosen: 2, blank: 0 };
    const ballots = [
      { receiptCode: 'A', chosen: [[1, 2]] },
      { receiptCode: 'B', chosen: [[1]] },
    ];
    const counted = { questions: [{ ...question, options: [option(2), option(1)] }] };
    expect(problemsOfBox(ballots, counted, { receipts: ['B', 'A'], questions: [[[1], [1, 2]]] })).toEqual([]);
    expect(problemsOfBox(ballots, counted, { receipts: ['A', 'C'], questions: [[[1, 1], [2]]] })).toEqual([
      'the receipts are not those of the box',
      'question 1: the ballots are not those of the box',
    ]);
    const other = { questions: [{ ...question, blank: 1, options: [option(1), option(2)] }] };
    expect(problemsOfBox(ballots, other, { receipts: ['A', 'B'], questions: [[[1], [1, 2]]] })).toEqual([
      'question 1: the blank ballots are counted differently',
      'question 1: option 1 is counted differently',
      'question 1: option 2 is counted differently',
    ]);
  });
});
