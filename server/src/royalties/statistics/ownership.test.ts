import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distributed } from '../../../test/distributed.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let other: Someone;
let staff: Someone;
let right: number;
let inherited: number;
let first: number;

beforeAll(async () => {
  portal = await aPortal();
  ({ staff, member, other, right, inherited, first } = await distributed(portal));
});
afterAll(() => portal.close());

const get = (path: string, as = member) => portal.ask(`GET /api/persons/${path}`, { as });

const calls = (of: number) => [
  `statistics?rights=${of}`,
  `streamStatistics?rights=${of}`,
  `top10Compositions?rights=${of}`,
  `compositionStatistics?rights=${of}&compId=${first}`,
  `compositionStatisticsByYear?rights=${of}&compId=${first}`,
  `compositionStatisticsByCountry?rights=${of}&compId=${first}`,
  `statistics/distributions?rights=${of}&Did=1`,
  `statistics/streams/periods?rights=${of}&id=1`,
  `statuses/periods/1/${of}`,
  `statuses?rightId=${of}`,
  `statuses/summary?rightId=${of}`,
];

describe('whose statistics they are', () => {
  it('S6, L7.19, L7.24 a right is there for its holder alone: not for other members, nor for staff', async () => {
    const editor = await portal.someone({ role: 'editor' });
    for (const path of calls(right)) {
      for (const someone of [other, staff, editor])
        expect([path, (await get(path, someone)).body.Code]).toEqual([path, 'statistics.rightNotFound']);
      expect((await portal.ask(`GET /api/persons/${path}`)).status).toBe(401);
    }
    for (const path of calls(2_000_000_000)) expect((await get(path)).status).toBe(404);
  });
  it('L5.6, S6 an heir has what is inherited, and the author no longer', async () => {
    expect((await get(`statistics?rights=${inherited}`)).body).toMatchObject([{ upphad: 33 }]);
    expect((await get(`statistics?rights=${inherited}`, other)).status).toBe(404);
  });
  it('S5, S6 a delegate has them while acting on a grant, if only for reading, until the access has ended', async () => {
    const delegate = await portal.someone({ role: 'external', isPerson: false });
    const grant = { NOTENDA_NR_TENGSLAADILLA: delegate.userId, ADEINS_LESTUR: 1 };
    expect((await portal.ask('POST /api/users/access', { as: member, body: grant })).status).toBeLessThan(
      300,
    );
    expect((await get(`statistics?rights=${right}`, delegate)).status).toBe(404);
    const started = await portal.ask(`PATCH /api/users/masquerade/${member.userId}`, { as: delegate });
    const acting = { ...delegate, token: started.body.token };
    expect((await get(`statistics?rights=${right}`, acting)).status).toBe(200);
    await portal.ask(`DELETE /api/users/access/${delegate.userId}`, { as: member });
    await expect.poll(async () => (await get(`statistics?rights=${right}`, acting)).status).toBe(401);
  });
});

describe('bad input', () => {
  it('L2.28, L7.19, L7.24 a range turned round, a year of three digits, or no right is refused', async () => {
    const code = async (path: string) => {
      const { status, body } = await get(path);
      return [status, body.Errors?.[0]?.Field, body.Errors?.[0]?.Code];
    };
    const turned = 'dateFrom=2025-01-01&dateTo=2024-12-31';
    for (const path of calls(right).slice(0, 8))
      expect(await code(`${path}&${turned}`)).toEqual([422, 'dateTo', 'statistics.rangeTurned']);
    expect(await code(`statuses?rightId=${right}&startDate=2025&finalDate=2024`)).toEqual([
      422,
      'finalDate',
      'statistics.rangeTurned',
    ]);
    expect(await code(`statuses/summary?rightId=${right}&startDate=202`)).toEqual([
      422,
      'startDate',
      'value.wrongForm',
    ]);
    expect(await code(`statuses?rightId=${right}&startDate=2025-02-30`)).toEqual([
      422,
      'startDate',
      'value.wrongForm',
    ]);
    expect(await code('statuses/summary')).toEqual([422, 'rightId', 'value.missing']);
    for (const day of ['999-01-01', '0999-01-01', '0000-01-01'])
      expect(await code(`statistics?rights=${right}&dateFrom=${day}`)).toEqual([
        422,
        'dateFrom',
        'value.wrongForm',
      ]);
    expect(await code(`statuses?rightId=${right}&finalDate=0000`)).toEqual([
      422,
      'finalDate',
      'value.wrongForm',
    ]);
    expect(await code(`statistics?rights=x`)).toEqual([422, 'rights', 'value.wrongForm']);
    expect(await code(`statistics?dateFrom=2025-01-01`)).toEqual([422, 'rights', 'value.missing']);
  });
});
