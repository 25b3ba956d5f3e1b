import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPayingSociety, camt054, pain002 } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { schemaProblems } from '../../../test/schemas/validate.ts';

// A run's file for the bank once some of its payments, or all, came back.

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
});
afterAll(() => portal.close());

const fileOf = (run: number, type: 'xml' | 'csv', language: 'is' | 'en' = 'is') =>
  portal.ask(`GET /api/money/payRuns/${run}/payments.${type}`, { as: society.anna, language });
const idsIn = async (run: number) => {
  const [xml, csv] = [(await fileOf(run, 'xml')).text, (await fileOf(run, 'csv')).text];
  const named = [...xml.matchAll(/<EndToEndId>([^<]+)</gu)].map(([, id]) => id);
  expect(named.filter((id) => !csv.includes(`${id}`))).toEqual([]);
  expect(csv.trim().split('\r\n')).toHaveLength(named.length + 1);
  return named;
};

it('R164 a file has what is sent or paid, with its sums and under the same name, and nothing that came back', async () => {
  const members: Someone[] = [];
  for (let n = 0; n < 4; n++) members.push(await society.payee());
  await society.distribute(members.map((member, n) => [member, 3000 + n]));
  const { run, payments } = await society.pay();
  const [first = '', second = '', third = '', fourth = ''] = members.map(
    ({ personId }) => payments.find(({ payee }) => payee === personId)?.end_to_end_id,
  );
  expect(await idsIn(run)).toEqual([first, second, third, fourth].toSorted());
  await society.answer(pain002([[first, 'RJCT', 'AC04']]));
  await society.answer(
    camt054([
      [second, -3001],
      [third, -3002],
    ]),
  );
  await society.answer(camt054([[third, 3002, 'AC04']]));
  expect(await idsIn(run)).toEqual([second, fourth].toSorted());
  const { text } = await fileOf(run, 'xml');
  expect(await schemaProblems(text)).toEqual([]);
  expect(text.match(/<NbOfTxs>2<\/NbOfTxs>/gu)).toHaveLength(2);
  expect(text.match(/<CtrlSum>6004<\/CtrlSum>/gu)).toHaveLength(2);
  expect(text).toContain(`<MsgId>OMUR-${run}</MsgId>`);
  await society.answer(pain002([[fourth, 'ACSC']]));
});
it('R164 a run whose file the bank rejected has none, once another run has paid the same balances or before', async () => {
  const members = [await society.payee(), await society.payee()];
  await society.distribute(members.map((member) => [member, 4000]));
  const { run, payments } = await society.pay();
  await society.answer(pain002(payments.map(({ end_to_end_id: id }) => [id, 'RJCT', 'AM04'])));
  const refused = async () => {
    for (const type of ['xml', 'csv'] as const) {
      const { status, body } = await fileOf(run, type);
      expect([status, body.Code]).toEqual([409, 'money.runAllBack']);
      expect(body.Message).toContain('komu til baka');
      expect((await fileOf(run, type, 'en')).body.Message).toContain('came back');
    }
  };
  await refused();
  const next = await society.pay();
  expect(await idsIn(next.run)).toHaveLength(2);
  await refused();
  const { body } = await portal.ask(`GET /api/money/payRuns/${run}`, { as: society.anna });
  expect([body.fjoldI_GREIDSLNA, body.fjoldI_HAFNADRA]).toEqual([2, 2]);
});
