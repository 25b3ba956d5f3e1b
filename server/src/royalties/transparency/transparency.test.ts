import { reportSections } from '@omur/contract/platform/fields/transparency';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal } from '../../../test/portal.ts';

const year = new Date().getFullYear() - 1;
let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
  const { anna, bera } = society;
  const [row] = await portal.sql(
    `insert into pool (name, name_en, category_id) values ('Útvarp', 'Radio', 1) returning pool_id`,
  );
  await portal.sql(
    `insert into money_rule (kind, category_id, deduction, pool_id, percent, starts_on, asked_by, decided_by, decided_at, state)
     select r.kind, 1, r.deduction, r.pool, r.percent, '2020-01-01', $1, $2, now(), 'active'
     from (values ('deduction', 'administration', null, 15), ('deduction', 'cultural', null, 5), ('allocation', null, $3::integer, 100))
       r (kind, deduction, pool, percent)`,
    [anna.userId, bera.userId, row?.['pool_id'] as number],
  );
  await receive('broadcaster', 'Öldurás', 1_000_000, 'A-1');
  await receive('society', 'STIM', 200_000, 'A-2');
});
afterAll(() => portal.close());

const receive = async (kind: string, payer: string, amount: number, reference: string) => {
  const { status, text } = await society.post('income', {
    GREIDANDI: payer,
    TEGUND_GREIDANDA: kind,
    FLOKKUR_UTHLUTUNAR_NR: 1,
    TIMABIL_UTHLUTUNAR: `Árið ${year}`,
    UPPHAED_I_GJALDMIDLI: amount,
    DAGS_MOTTEKID: `${year}-05-01`,
    TILVISUN: reference,
  });
  if (status !== 201) throw new Error(text);
};
const make = (body: object = {}) => society.post('transparency', { SKYRSLUAR: year, ...body });
const shown = async (id: number) =>
  (await portal.ask(`GET /api/money/transparency/${id}`, { as: society.anna })).body;
const take = async (id: number, step: string, as = society.anna) =>
  portal.ask(`PATCH /api/money/transparency/${id}`, {
    as,
    body: { SKREF_SKYRSLU: step, UTGAFA: (await shown(id)).utgafa },
  });
const write = async (id: number, section: string, is: string | null, en: string | null) =>
  portal.ask(`PUT /api/money/transparency/${id}/text`, {
    as: society.anna,
    body: {
      KAFLI_SKYRSLU: section,
      TEXTI_KAFLA_ISLENSKA: is,
      TEXTI_KAFLA_ENSKA: en,
      UTGAFA: (await shown(id)).utgafa,
    },
  });

interface Figure {
  talA_SKYRSLU: string;
  sundurliduN_TOLU: string | null;
  notkuN_AD_BAKI: string | null;
  heitI_POTTS_EDA_FELAGS: string | null;
  upprunaar: number | null;
  upphad: number;
}
const figuresOf = async (id: number) => (await shown(id)).toluR_SKYRSLU as Figure[];
const sumOf = (figures: readonly Figure[], name: string, detail?: string) =>
  figures
    .filter((one) => one.talA_SKYRSLU === name && (detail === undefined || one.sundurliduN_TOLU === detail))
    .reduce((sum, { upphad }) => sum + upphad, 0);

describe('the transparency report of a year', () => {
  it('R29 has the figures that the annex asks for, from the ledger, and they agree with the control report', async () => {
    const { body, status } = await make();
    expect(status).toBe(201);
    const id: number = body.gagnsaeisskyrslA_NR;
    const figures = await figuresOf(id);
    const of = (name: string) =>
      figures
        .filter((one) => one.talA_SKYRSLU === name)
        .map((one) => [
          one.sundurliduN_TOLU,
          one.notkuN_AD_BAKI ?? one.heitI_POTTS_EDA_FELAGS,
          one.upprunaar,
          one.upphad,
        ]);
    expect(of('received')).toEqual([
      [null, 'broadcaster', null, 1_000_000],
      [null, 'society', null, 200_000],
    ]);
    expect(of('deducted')).toEqual([
      ['administration', 'broadcaster', null, 150_000],
      ['administration', 'society', null, 30_000],
      ['cultural', 'broadcaster', null, 50_000],
      ['cultural', 'society', null, 10_000],
    ]);
    expect(of('collected')).toEqual([
      [null, 'broadcaster', year, 800_000],
      [null, 'society', year, 160_000],
    ]);
    expect(of('fromSociety')).toEqual([[null, 'STIM', null, 200_000]]);
    expect(of('feeSociety')).toEqual([
      ['administration', 'STIM', null, 30_000],
      ['cultural', 'STIM', null, 10_000],
    ]);
    expect(of('cash')).toEqual([['income', null, null, 1_200_000]]);
    expect(sumOf(figures, 'balance')).toBe(0);
    const control = await portal.ask(`GET /api/money/control?dateFrom=${year}-01-01&dateTo=${year}-12-31`, {
      as: society.anna,
    });
    expect(control.body).toMatchObject([
      {
        upphaeD_INN: sumOf(figures, 'flow', 'cameIn'),
        upphaeD_FRADREGIN: sumOf(figures, 'deducted'),
        upphaeD_FLUTT: sumOf(figures, 'collected'),
      },
    ]);
  });
  it('R40 is frozen by one administrator with all texts, published by another, and never changes', async () => {
    const [{ body: open }] = [await make()];
    expect(open.Code).toBe('money.reportOpen');
    const [row] = await portal.sql('select max(transparency_report_id) as id from transparency_report');
    const id = row?.['id'] as number;
    expect((await take(id, 'freeze')).body.Code).toBe('money.reportTextsMissing');
    expect((await write(id, 'activities', 'Aðeins á íslensku', null)).status).toBe(422);
    for (const section of reportSections)
      expect((await write(id, section, 'Texti', 'Text')).status).toBe(200);
    expect((await take(id, 'freeze')).status).toBe(200);
    expect((await write(id, 'costs', 'Annað', 'Other')).body.Code).toBe('money.reportStays');
    expect((await take(id, 'publish')).body.Code).toBe('money.ownRequest');
    expect((await portal.ask(`GET /api/transparency/${id}`, {})).status).toBe(404);
    for (const path of ['', '?limit=10'])
      expect(await portal.ask(`GET /api/transparency${path}`, {})).toMatchObject({ status: 200, body: [] });

    await receive('venue', 'Hof', 5000, 'A-3');
    expect((await take(id, 'publish', society.bera)).body.Code).toBe('money.reportOutdated');
    expect((await take(id, 'withdraw', society.bera)).status).toBe(200);
    expect((await take(id, 'freeze')).status).toBe(200);
    const published = await take(id, 'publish', society.bera);
    expect(published.body).toMatchObject({ stadA_SKYRSLU: 'published', mA_AKVEDA: 0 });

    for (const change of [
      `update transparency_report set report_year = 2000 where transparency_report_id = ${id}`,
      `update transparency_report set state = 'draft', asked_by = null, asked_at = null, decided_by = null, decided_at = null`,
      `delete from transparency_report where transparency_report_id = ${id}`,
      `update transparency_figure set units = 1 where transparency_report_id = ${id}`,
      `delete from transparency_figure where transparency_report_id = ${id}`,
      `update transparency_text set words_is = 'x' where transparency_report_id = ${id}`,
    ])
      await expect(portal.sql(change)).rejects.toThrow(/is not changed|not a draft/);
    const before = await figuresOf(id);
    await receive('venue', 'Hof', 7000, 'A-4');
    expect(await figuresOf(id)).toEqual(before);
  });
  it('R41 is there for everybody once it is published, without who made it', async () => {
    const { body: listed } = await portal.ask('GET /api/transparency', {});
    expect(listed).toMatchObject([{ skyrsluar: year, utgafA_SKYRSLU: 1 }]);
    const { body } = await portal.ask(`GET /api/transparency/${listed[0].gagnsaeisskyrslA_NR}`, {});
    expect(body).toMatchObject({ bediD_AF: null, akvediD_AF: null });
    expect(body.toluR_SKYRSLU).toHaveLength((await figuresOf(listed[0].gagnsaeisskyrslA_NR)).length);
    const member = await portal.someone();
    for (const path of ['', `/${listed[0].gagnsaeisskyrslA_NR}`])
      expect((await portal.ask(`GET /api/money/transparency${path}`, { as: member })).status).toBe(403);
  });
  it('R40 is corrected by another edition that says why, from the texts of the one before', async () => {
    expect((await make()).status).toBe(422);
    const { body } = await make({ ASTAEDA_LEIDRETTINGAR_SKYRSLU: 'Tekjur vantaði.' });
    expect(body).toMatchObject({ utgafA_SKYRSLU: 2, stadA_SKYRSLU: 'draft' });
    expect(body.kaflaR_SKYRSLU).toHaveLength(reportSections.length);
    expect(sumOf(body.toluR_SKYRSLU, 'received')).toBe(1_212_000);
    await expect(
      portal.sql(`update transparency_figure set units = 2 where transparency_report_id = $1`, [
        body.gagnsaeisskyrslA_NR,
      ]),
    ).resolves.toEqual([]);
    // A typed figure is no figure of the ledger.
    await portal.sql(
      `insert into transparency_figure (transparency_report_id, line_number, figure, units) values ($1, 1, 'received', 10000)`,
      [body.gagnsaeisskyrslA_NR],
    );
    await expect(
      portal.sql(
        `update transparency_report set state = 'waiting', asked_by = $2, asked_at = now() where transparency_report_id = $1`,
        [body.gagnsaeisskyrslA_NR, society.anna.userId],
      ),
    ).rejects.toThrow('other figures');
    expect((await make({ SKYRSLUAR: year + 1, ASTAEDA_LEIDRETTINGAR_SKYRSLU: 'Ekkert' })).status).toBe(422);
    const { body: next } = await make({ SKYRSLUAR: year + 1 });
    expect((await take(next.gagnsaeisskyrslA_NR, 'freeze')).body.Code).toBe('money.reportYearOpen');
  });
});
