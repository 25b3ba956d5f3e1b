import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Portal, Someone } from '../../../test/portal.ts';
import { problemsOf, textFile } from '../../../test/societyFiles.ts';
import { aTakenSociety, type TakenSociety } from '../../../test/takenSociety.ts';

let portal: Portal;
let colleague: Someone;
let send: TakenSociety['send'];
let take: TakenSociety['take'];
beforeAll(async () => {
  ({ portal, colleague, send, take } = await aTakenSociety());
});
afterAll(() => portal.close());

interface Sent {
  distributions: readonly string[];
  lines: readonly string[];
  corrections?: readonly string[];
}
const files = ({ distributions, lines, corrections = [] }: Sent) => [
  textFile('distributions', 'number;name;period;category;distributed_on', ...distributions),
  textFile('distribution_corrections', 'distribution;corrects', ...corrections),
  textFile('statement_lines', 'distribution;line;right;work;type;amount;pot', ...lines),
];
const distribution = (number: string, category = 1) => `${number};Leiðrétting;1999;${category};2001-06-15`;
const faultsOf = async (sent: Sent) => problemsOf(portal, colleague, await send(files(sent)));
const balances = () =>
  portal.sql(
    `select a.kind, sum(e.units)::text as units from ledger_entry e join ledger_account a using (ledger_account_id)
     where a.kind in ('payable', 'held', 'pool') group by 1 having sum(e.units) <> 0`,
  );

it('O317 a correction takes back what it says, as history: sums are even and nobody’s balance moves', async () => {
  const [row] = await portal.sql(
    'select correction_of, state, is_history from distribution where distribution_id = 9951',
  );
  expect(row).toEqual({ correction_of: 9901, state: 'finished', is_history: true });
  expect(
    await portal.sql(
      `select o.old_number as right, sum(m.amount)::text as left from movement m join old_number o on o.kind = 'rights' and o.right_id = m.right_id
       where m.distribution_id in (9901, 9951) and m.movement_type = 4 and o.old_number in ('R5', 'R20') group by 1 order by 1`,
    ),
  ).toEqual([
    { right: 'R20', left: '978.89' },
    { right: 'R5', left: '1687.78' },
  ]);
  expect(await balances()).toEqual([]);
  const elsewhere = await portal.sql(
    `select sum(e.units) filter (where a.kind = 'payable')::text as payable from ledger_transaction t join ledger_entry e using (transaction_id)
     join ledger_account a using (ledger_account_id) where t.distribution_id = 9951 group by a.payee_id having a.payee_id is not null`,
  );
  expect(elsewhere.map(({ payable }) => payable)).toEqual(elsewhere.map(() => '0'));
});

it('O317 takes no more of a right than what it corrects brought it, with its other corrections', async () => {
  const lines = (amount: string, right = 'R5') => [`K1;1;${right};5003;1;${amount};Útvarp`];
  const asked = { distributions: [distribution('K1')], corrections: ['K1;9901'] };
  // 1,975.31 less the 100.00 that were taken back before, of which 1,687.78 were left.
  expect(await faultsOf({ ...asked, lines: lines('-1687.78') })).toEqual([]);
  const tooMuch = ['statement_lines.csv:2', 'amount', expect.stringContaining('more than distribution 9901')];
  expect(await faultsOf({ ...asked, lines: lines('-1687.79') })).toEqual([
    ['distributions.csv:2', null, expect.any(String)],
    tooMuch,
  ]);
  // Nor from a right that it brought nothing.
  expect(await faultsOf({ ...asked, lines: lines('-0.01', 'R1') })).toContainEqual(tooMuch);
});

it('O317 elsewhere no right comes out below zero, and lines of one right may be', async () => {
  const distributions = [distribution('K2')];
  const storno = ['K2;1;R5;5003;1;100;Útvarp', 'K2;2;R5;5003;1;-40;Útvarp'];
  expect(await faultsOf({ distributions, lines: storno })).toEqual([]);
  const below = [...storno, 'K2;3;R20;5003;1;-1;Útvarp'];
  expect(await faultsOf({ distributions, lines: below })).toContainEqual([
    'statement_lines.csv:4',
    'amount',
    expect.stringContaining('below zero'),
  ]);
});

it('O317 names a distribution of its category that corrects none, before it, and goes with it', async () => {
  const line = (of: string) => `${of};1;R5;5003;1;-1;Útvarp`;
  const corrected = (text: string) => [
    'distribution_corrections.csv:2',
    'corrects',
    expect.stringContaining(text),
  ];
  const distributions = [distribution('K3')];
  const lines = [line('K3')];
  expect(await faultsOf({ distributions, lines, corrections: ['K3;9951'] })).toContainEqual(
    corrected('a correction'),
  );
  expect(await faultsOf({ distributions, lines, corrections: ['K3;9902'] })).toContainEqual(
    corrected('category'),
  );
  expect(await faultsOf({ distributions, lines, corrections: ['K3;K3'] })).toContainEqual(
    corrected('a correction'),
  );
  const both = { lines: ['K4;1;R5;5003;1;5;Útvarp', line('K3')], corrections: ['K3;K4'] };
  expect(await faultsOf({ ...both, distributions: [distribution('K3'), distribution('K4')] })).toContainEqual(
    corrected('later'),
  );
  const broken = ['K4;1;R5;5003;1;5;Útvarp', 'K4;2;R5;;4;4;Greitt', line('K3')];
  expect(
    await faultsOf({ ...both, lines: broken, distributions: [distribution('K4'), distribution('K3')] }),
  ).toContainEqual(corrected('refused there'));
});

it('O317, O89 both come together, and the same again changes nothing', async () => {
  const sent = {
    distributions: [distribution('K5'), distribution('K6')],
    lines: ['K5;1;R5;5003;1;5;Útvarp', 'K6;1;R5;5003;1;-5;Útvarp'],
    corrections: ['K6;K5'],
  };
  await take(await send(files(sent)));
  expect(
    await portal.sql(
      `select c.old_number as corrects from old_number o join distribution d using (distribution_id)
       join old_number c on c.kind = 'distributions' and c.distribution_id = d.correction_of where o.kind = 'distributions' and o.old_number = 'K6'`,
    ),
  ).toEqual([{ corrects: 'K5' }]);
  expect(await balances()).toEqual([]);
  const again = await send(files(sent));
  expect((await portal.ask(`GET /api/migrations/${again}`, { as: colleague })).body).toMatchObject({
    fjoldI_GALLA: 0,
    atridI_ALLS: 0,
  });
});
