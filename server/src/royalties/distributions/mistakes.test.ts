import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishedDistribution, importDistribution, rightOf } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let administrator: Someone;
let author: Someone;
let other: Someone;
let next = 0;

beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator', isPerson: false });
  [author, other] = [await portal.someone(), await portal.someone()];
});
afterAll(() => portal.close());

const finish = (id: number) => portal.ask(`POST /api/distributions/${id}/finish`, { as: administrator });

describe('M9, M10, M11, M13 what staff may have sent by mistake', () => {
  const problems = async (id: number) => {
    const { body } = await portal.ask(`GET /api/distributions/${id}/problems`, { as: administrator });
    return Array.isArray(body) ? body.map((one) => one.abending as string) : body.Code;
  };
  let paid: number;
  let work: number;
  let right: number;
  const correction = (amount: string, head = {}, to = right) =>
    importDistribution(portal, {
      as: administrator,
      id: ++next,
      file: `line;right;work;pot;amount\n1;${to};${work};Útvarp;${amount}`,
      head: { LEIDRETTIR_UTHLUTUN_NR: paid, ...head },
    });
  beforeAll(async () => {
    work = await portal.work({ by: author, title: 'Leiðrétt' });
    right = await rightOf(portal, author);
    paid = ++next;
    await finishedDistribution(portal, {
      as: administrator,
      id: paid,
      file: `line;right;work;pot;amount\n1;${right};${work};Útvarp;1001`,
    });
  });

  it('M9 takes back no more than was paid, all corrections together, and not twice the same', async () => {
    expect((await correction('-99999')).body.stadA_UTHLUTUNAR).toBe('refused');
    expect(await problems(next)).toEqual([expect.stringContaining('99.999,00')]);
    expect((await correction('-500', {}, await rightOf(portal, other))).body.stadA_UTHLUTUNAR).toBe(
      'refused',
    );
    expect((await correction('-500')).body.stadA_UTHLUTUNAR).toBe('checked');
    const first = next;
    expect((await correction('-500')).body.stadA_UTHLUTUNAR).toBe('refused');
    expect(await problems(next)).toEqual([expect.stringContaining(String(first))]);
    expect((await correction('-502')).body.stadA_UTHLUTUNAR).toBe('refused');
    expect((await correction('-502', { ASTAEDA_FRAVIKS: 'Oftekið áður.' })).body).toMatchObject({
      stadA_UTHLUTUNAR: 'checked',
      astaedA_FRAVIKS: 'Oftekið áður.',
    });
    const wrong = await correction('-1', { FLOKKUR_UTHLUTUNAR_NR: 4 });
    expect(wrong.body.Errors).toMatchObject([{ Code: 'distribution.correctionOfOtherCategory' }]);
  });
  it('M10 refuses the same file under another number, and says which', async () => {
    const file = Buffer.from(`line;right;work;pot;amount\n1;${right};${work};Útvarp;3,33`);
    const send = (head = {}) => importDistribution(portal, { as: administrator, id: ++next, file, head });
    expect((await send()).body.stadA_UTHLUTUNAR).toBe('checked');
    const first = next;
    expect((await send()).body.stadA_UTHLUTUNAR).toBe('refused');
    expect(await problems(next)).toEqual([expect.stringContaining(`úthlutun ${first}`)]);
    expect((await send({ ASTAEDA_FRAVIKS: 'Sama greiðsla aftur.' })).body.stadA_UTHLUTUNAR).toBe('checked');
  });
  it('M11 refuses a right without a part in the work, or keeps the line', async () => {
    const others = await rightOf(portal, other);
    const send = (head = {}) =>
      importDistribution(portal, {
        as: administrator,
        id: ++next,
        file: `line;right;work;pot;amount\n1;${others};${work};Útvarp;1000`,
        head,
      });
    expect((await send()).body.stadA_UTHLUTUNAR).toBe('refused');
    expect(await problems(next)).toEqual([expect.stringContaining(`Réttindin ${others} eiga engan hlut`)]);
    const kept = await send({ RETTUR_UTAN_VERKS: 'kept' });
    expect(kept.body).toMatchObject({
      stadA_UTHLUTUNAR: 'checked',
      upphaD_UTHLUTAD: 0,
      upphaD_OTHEKKT: 1000,
    });
    const unmatched = await portal.ask(`GET /api/distributions/${next}/unmatched`, { as: administrator });
    expect(unmatched.body).toMatchObject([{ fundid: 'rightNotInWork', verK_NR: work, rettindI_NR: others }]);
  });
  it('M13 pays held money in an ordinary distribution, and no more; the payout has its place', async () => {
    const holder = await portal.someone();
    const own = await portal.work({ by: holder, title: 'Geymt' });
    const of = await rightOf(portal, holder);
    const columns = 'line;type;right;work;pot;amount';
    await finishedDistribution(portal, {
      as: administrator,
      id: ++next,
      file: [columns, `1;1;${of};${own};Útvarp;1125,90`, `2;6;${of};;Geymt;1125,90`].join('\n'),
    });
    const payout = (amount: string) =>
      importDistribution(portal, {
        as: administrator,
        id: ++next,
        file: [columns, `1;4;${of};;Greitt;${amount}`, `2;6;${of};;Geymt;-${amount}`].join('\n'),
      });
    expect((await payout('1125,91')).body.stadA_UTHLUTUNAR).toBe('refused');
    expect((await payout('1125,90')).body.stadA_UTHLUTUNAR).toBe('checked');
    // Two that wait to be finished do not both pay it.
    expect((await payout('1125,90')).body.stadA_UTHLUTUNAR).toBe('refused');
    await finish(--next);
    const list = await portal.ask(`GET /api/persons/statistics?rights=${of}`, { as: holder });
    expect(list.body).toContainEqual(expect.objectContaining({ uthlutuN_NR: next++, upphad: 0 }));
    expect((await payout('0,01')).body.stadA_UTHLUTUNAR).toBe('refused');
  });
  it.each([
    { DAGS_UTHLUTUNAR: '2099-01-01' },
    { DAGS_UTHLUTUNAR: '1999-01-01' },
    { TIMABILI_LYKUR: '1999-12-31' },
    { TIMABILI_LYKUR: '2099-12-31' },
  ])('M15 refuses %j', async (head) => {
    const { status, body } = await importDistribution(portal, {
      as: administrator,
      id: ++next,
      file: 'line;pot;amount\n1;Útvarp;1',
      head,
    });
    expect([status, body.Errors?.[0].Field]).toEqual([422, Object.keys(head)[0]]);
  });
});
