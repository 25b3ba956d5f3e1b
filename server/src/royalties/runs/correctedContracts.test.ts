import { afterAll, beforeAll, expect, it } from 'vitest';
import { aContract } from '../../../test/contracts.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun, logsShareAPool, receive } from '../../../test/runs.ts';
import { importUsage } from '../../../test/usage.ts';

const period = 'Árið 2025';
let portal: Portal;
let anna: Someone;
let bera: Someone;
beforeAll(async () => {
  portal = await aPortal();
  anna = await portal.someone({ role: 'administrator', isPerson: false });
  bera = await portal.someone({ role: 'administrator', isPerson: false });
  await logsShareAPool(portal, [anna, bera]);
});
afterAll(() => portal.close());

it('R35, H155 what is taken back of a contract is of the contract that had brought it', async () => {
  const [writer, publisher] = [await portal.someone(), await portal.someone()];
  const work = await portal.work({ by: writer, title: 'Samningslag' });
  await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByStaff')`, [work]);
  await aContract(portal, {
    publisher,
    author: writer,
    staff: anna,
    UPPHAF_SAMNINGS: '2024-01-01',
    PERFORMANCE_SHARE: 33.33,
  });
  const file = `date;time;title;writers;seconds\n2025-04-01;07:30;Samningslag;${writer.name};100\n`;
  await importUsage(portal, { as: anna, file });
  await receive(portal, anna, { period, kronur: 300 });
  const of = await aRun(portal, anna, { period, year: 2025 });
  const { fingrafaR_FORSKODUNAR: FINGRAFAR_FORSKODUNAR } = (
    await portal.ask(`GET /api/money/runs/${of}`, { as: bera })
  ).body;
  await portal.ask(`POST /api/money/runs/${of}/finish`, { as: bera, body: { FINGRAFAR_FORSKODUNAR } });
  const contracts = (id: number) =>
    portal.sql(
      `select y.contract_id, sign(y.amount)::integer as sign from statement_line y join author_right r using (right_id)
       where y.distribution_id = $1 and y.work_id = $2 and r.person_id = $3`,
      [id, work, publisher.personId],
    );
  const [{ contract_id: contract } = { contract_id: null }] = await contracts(of);
  expect(contract).not.toBeNull();
  await portal.sql(
    `with gone as (delete from work_right where work_id = $1 and publisher_id is not null),
       unagreed as (delete from agreement_right where work_id = $1)
     update work_right set share = 100, share_abroad = 100 where work_id = $1 and publisher_id is null`,
    [work],
  );
  const { body } = await portal.ask(`POST /api/money/runs/${of}/corrections`, {
    as: anna,
    body: {
      HEITI_UTHLUTUNAR: 'Leiðrétting',
      VERK_TIL_LEIDRETTINGAR: [work],
      ASTAEDA_LEIDRETTINGAR: 'Samningurinn átti ekki við.',
    },
  });
  await portal.sql('select reckon_run($1)', [body.uthlutuN_NR]);
  expect(await contracts(body.uthlutuN_NR)).toEqual([{ contract_id: contract, sign: -1 }]);
});
