import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepByFile } from '../../../test/distribution.ts';
import { keptLongAgo, longAgo } from '../../../test/longAgo.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

const year = new Date().getUTCFullYear() - 4;
let portal: Portal;
let anna: Someone;
let bera: Someone;
beforeAll(async () => {
  portal = await aPortal();
  const administrator = () => portal.someone({ role: 'administrator', isPerson: false });
  [anna, bera] = [await administrator(), await administrator()];
  for (const [at, title] of ['Ókunnugt eitt', 'Ókunnugt tvö'].entries())
    await keepByFile(portal, anna, { id: 71 + at, title, day: longAgo, usedOn: `${year}-05-01` });
  await keptLongAgo(portal);
});
afterAll(() => portal.close());

const ask = (call: string, body?: object, as: Someone = anna) =>
  portal.ask(call, { as, ...(body && { body }) });
const list = async () => (await ask(`GET /api/money/unclaimed/2/${year}`)).body;
const titles = async () =>
  (await ask(`GET /api/money/unclaimed/2/${year}/lines`)).body
    .map(({ heitI_VERKS: title }: { heitI_VERKS: string }) => title)
    .toSorted();

it('R139 what somebody outside the society says is theirs is not given away until staff have answered: the fund and who decides on it would gain', async () => {
  expect(await titles()).toEqual(['Ókunnugt eitt', 'Ókunnugt tvö']);
  const { body: asked } = await ask('POST /api/money/unclaimedDecisions', {
    FLOKKUR_UTHLUTUNAR_NR: 2,
    NOTKUNARAR: year,
    RADSTOFUN_FJAR: 'cultural',
    ASTAEDA_RADSTOFUNAR: 'Enginn hefur gefið sig fram.',
    FINGRAFAR_LISTA: (await list()).fingrafaR_LISTA,
  });
  const decide = async (body: object) =>
    ask(`PATCH /api/money/unclaimedDecisions/${asked.akvorduN_UM_OSOTT_FE_NR}`, body, bera);
  const approve = async () => decide({ SAMTHYKKT: 1, FINGRAFAR_LISTA: (await list()).fingrafaR_LISTA });
  const [usage] = await portal.sql(
    `select unmatched_usage_id as id from unmatched_usage where title = 'Ókunnugt eitt'`,
  );
  const body = { NAFN: 'Jökull Steinn', E_MAIL: 'jokull@example.is' };
  expect((await portal.ask(`POST /api/unidentifiedUsage/${usage?.['id']}/outsiders`, { body })).status).toBe(
    204,
  );
  expect(await titles()).toEqual(['Ókunnugt tvö']);
  expect((await approve()).body.Code).toBe('money.keptChanged');
  // The database leaves it out too, whoever calls it.
  await expect(
    portal.sql('select decide_kept(kept_decision_id, $1, list_checksum) from kept_decision', [bera.userId]),
  ).rejects.toThrow('has changed');
  const [{ beidnI_UTANFELAGS_NR: outsider }] = (await ask('GET /api/desk/outsiders')).body;
  expect((await ask(`PATCH /api/desk/outsiders/${outsider}`, {})).status).toBe(204);
  expect(await titles()).toEqual(['Ókunnugt eitt', 'Ókunnugt tvö']);
  expect((await approve()).status).toBe(204);
});
