import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun } from '../../../test/runs.ts';
import { asset, headOf, streams, summary, whole } from '../../../test/serviceReport.ts';
import { importUsage } from '../../../test/usage.ts';

let portal: Portal;
let anna: Someone;
beforeAll(async () => {
  portal = await aPortal();
  anna = await portal.someone({ role: 'administrator', isPerson: false });
});
afterAll(() => portal.close());

const send = async (
  part: number | string,
  parts: number | string,
  { report = 'M7', sender = 'Streymið' } = {},
) =>
  (
    await importUsage(portal, {
      as: anna,
      file: whole(
        headOf('BasicAudioProfile', { day: '2024-03-31', report, part, parts }),
        summary(1),
        asset(1, `Lag ${part} í ${report} ${sender}`),
        streams(1, 1, 5),
      ),
      head: { TEGUND_NOTKUNARSKRAR: 'service', HEITI_SENDANDA: sender },
    })
  ).body;
const missingOf = async (number: number) =>
  (await portal.ask(`GET /api/usageImports/${number}`, { as: anna })).body.hlutaR_SEM_VANTAR;

describe('a report in several files', () => {
  it('R184 says which of its files are missing, from the same sender, until all have been taken', async () => {
    const first = await send(1, 3);
    expect(first).toMatchObject({
      stadA_NOTKUNARINNLESTURS: 'taken',
      audkennI_SKYRSLU: 'M7',
      hlutI_SKYRSLU_NR: 1,
      fjoldI_HLUTA_SKYRSLU: 3,
      hlutaR_SEM_VANTAR: [2, 3],
    });
    expect((await send(3, 3)).hlutaR_SEM_VANTAR).toEqual([2]);
    // Neither another report nor another sender brings it.
    await send(2, 3, { report: 'M8' });
    await send(2, 3, { sender: 'Önnur veita' });
    expect(await missingOf(first.notkunarinnlestuR_NR)).toEqual([2]);
    const second = await send(2, 3);
    expect(second.hlutaR_SEM_VANTAR).toEqual([]);
    expect(await missingOf(first.notkunarinnlestuR_NR)).toEqual([]);
    await portal.ask(`POST /api/usageImports/${second.notkunarinnlestuR_NR}/cancel`, { as: anna });
    expect(await missingOf(first.notkunarinnlestuR_NR)).toEqual([2]);
    expect(await missingOf(second.notkunarinnlestuR_NR)).toEqual([]);
  });
  it('R184 is told in the preview of a run of its days, by the files that have come', async () => {
    const first = await send(1, 2, { report: 'M9' });
    const number = first.notkunarinnlestuR_NR;
    await portal.sql(`insert into distribution_period (name) values ('Árið 2024')`);
    const id = await aRun(portal, anna, { period: 'Árið 2024', year: 2024 });
    const told = async () => {
      const { body } = await portal.ask(`GET /api/money/runs/${id}`, { as: anna });
      const reports = body.skyrsluR_SEM_VANTAR_I as Record<string, unknown>[];
      return reports.filter((one) => one['notkunarinnlestuR_NR'] === number);
    };
    expect(await told()).toEqual([
      { notkunarinnlestuR_NR: number, heitI_SENDANDA: 'Streymið', hlutaR_SEM_VANTAR: [2] },
    ]);
    await send(2, 2, { report: 'M9' });
    expect(await told()).toEqual([]);
  });
  it('R184 is whole where its head names no files, and refused where it numbers them as cannot be', async () => {
    const whole = await send('', '', { report: 'M10' });
    expect(whole).toMatchObject({ fjoldI_HLUTA_SKYRSLU: 1, hlutaR_SEM_VANTAR: [] });
    for (const [part, parts] of [
      [3, 2],
      [0, 2],
      ['a', 2],
      [1, 10_000],
      [1.5, 2],
    ] as const) {
      const refused = await send(part, parts, { report: 'M11' });
      expect(refused.stadA_NOTKUNARINNLESTURS).toBe('refused');
      const { body } = await portal.ask(`GET /api/usageImports/${refused.notkunarinnlestuR_NR}/problems`, {
        as: anna,
      });
      expect(JSON.stringify(body)).toContain(`${part}/${parts}`);
    }
  });
});
