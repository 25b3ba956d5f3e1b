import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
});
afterAll(() => portal.close());

const ask = (call: string, body?: object, as: Someone = society.anna) =>
  portal.ask(call, { as, ...(body && { body }) });
const send = (lines: readonly string[], category = 1, checksum?: string) =>
  ask('POST /api/money/openings', {
    FLOKKUR_UTHLUTUNAR_NR: category,
    DAGS_UPPHAFSSTODU: '2026-01-01',
    UPPRUNI_STODU: 'Eldra kerfi',
    STODUSKRA: ['payee;account;amount', ...lines, ''].join('\n'),
    ...(checksum && { FINGRAFAR_LISTA: checksum }),
  });
async function bring(lines: readonly string[], category = 1) {
  const checksum: string = (await send(lines, category)).body.fingrafaR_LISTA;
  const { body } = await send(lines, category, checksum);
  return { id: body.upphafsstadA_NR as number, checksum };
}
const approve = ({ id, checksum }: Awaited<ReturnType<typeof bring>>) =>
  ask(`PATCH /api/money/openings/${id}`, { SAMTHYKKT: 1, FINGRAFAR_LISTA: checksum }, society.bera);

it('R138 the same list is not in force under two categories, which would pay everybody on it twice, until it has been taken back', async () => {
  const [hekla, una, vala] = [await society.payee(), await society.payee(), await society.payee()];
  const balance = async () => (await society.balanceOf(hekla)).inneign;
  const lines = [`${hekla.personId};;70,50`, `${una.personId};held;40`];
  // Both wait: the second one is refused when it is approved.
  const [first, second] = [await bring(lines), await bring(lines, 2)];
  expect((await approve(first)).status).toBe(204);
  expect((await approve(second)).body.Code).toBe('money.openingElsewhere');
  await expect(
    portal.sql('select book_opening($1, $2, list_checksum) from opening where opening_id = $1', [
      second.id,
      society.bera.userId,
    ]),
  ).rejects.toThrow('under another category');
  expect((await send(lines, 2)).body.Code).toBe('money.openingElsewhere');
  expect(await balance()).toBe(70.5);

  // A line more, and it is another list: who approves it reads which amounts were brought before.
  const another = await bring([`${vala.personId};;3`, ...lines], 2);
  expect((await ask(`GET /api/money/openings/${another.id}`)).body).toMatchObject({
    fjoldI_LINA_MED_SOMU_STODU: 2,
  });
  const { body: listed } = await ask(`GET /api/money/openings/${another.id}/lines`);
  const marked = listed.map((line: Record<string, unknown>) => [
    line['linA_I_SKRA'],
    line['flokkuR_MED_SOMU_STODU'],
  ]);
  const { body: opening } = await ask(`GET /api/money/openings/${first.id}`);
  const category = opening.nafN_FLOKKUR_UTHLUTUNAR;
  expect(marked).toEqual([
    [3, category],
    [4, category],
    [2, null],
  ]);

  // Taken back there, it is brought where it belongs.
  expect((await approve(await bring([`${hekla.personId};;-70,50`, `${una.personId};held;-40`]))).status).toBe(
    204,
  );
  expect((await approve(second)).status).toBe(204);
  expect(await balance()).toBe(70.5);
});
