import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anAnnouncement,
  finishedDistribution,
  importDistribution,
  rightOf,
} from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { leaveUnclaimed, sharedWork } from '../../../test/shares.ts';

const sample = readFileSync(new URL('../../../../docs/dsr-file.tsv', import.meta.url), 'utf8');
let portal: Portal;
let administrator: Someone;
let other: Someone;
let member: Someone;
let next = 200;

beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator' });
  other = await portal.someone({ role: 'administrator' });
  member = await portal.someone({ name: 'Æsa Öndólfsdóttir' });
});
afterAll(() => portal.close());

/** Whom the sample names: all of them are taken as ours here. */
const everybody = ['PUB_3', 'PUB_2', 'PUB_1', 'SOC_1', 'Residual'];
const streaming = { FLOKKUR_UTHLUTUNAR_NR: 3, GJALDMIDILL: 'USD', GENGI: 138.52 };
const send = (file: string | Buffer, head: Record<string, unknown> = streaming) =>
  importDistribution(portal, { as: administrator, id: ++next, file, head, controllers: everybody });
const get = (path: string) => portal.ask(`GET /api/distributions/${next}/${path}`, { as: administrator });
const problems = async () =>
  ((await get('problems?limit=1000')).body as Record<string, unknown>[]).map((one) => [
    one['linA_I_SKRA'],
    one['dalkur'],
    one['abending'],
  ]);
const linesOf = (id: number) =>
  portal.sql(
    `select l.statement_line_id as line, right_id, work_id, amount::text, s.name as station, p.name as pot, used_on::text, use_count
     from statement_line l join station s using (station_id) join pot p using (pot_id) where distribution_id = $1 order by 1, 2`,
    [id],
  );

describe('a file of a service', () => {
  it('M1, M3 comes through the same door; what nobody knows is kept with its money', async () => {
    // 198.88 US dollars.
    const { body } = await send(sample, { ...streaming, UPPHAD_AETLUD: 27_548.86, FJOLDI_LINA_AETLADUR: 6 });
    expect(body).toMatchObject({
      stadA_UTHLUTUNAR: 'checked',
      gjaldmidill: 'USD',
      gengi: 138.52,
      lesnaR_LINUR: 6,
      fjoldI_LINA: 0,
      fjoldI_OTHEKKTRA: 6,
      upphaD_OTHEKKT: 27_548.86,
    });
    expect((await get('unmatched')).body[0]).toMatchObject({
      fundid: 'none',
      heitI_VERKS: 'SEXUAL HEALING',
      hofundar: 'DAVID RITZ; M. GAYE; MARVIN GAYE; ODELL BROWN ODELL BROWN',
      flytjendur: 'Marvin Gaye',
      isrC_KODI: 'USSM19803037',
      lysinG_STUTT: 'Streymi tónlistar',
      stod: 'YouTube',
      upphad: 17_346.86,
    });
  });
  it('R243 is read without the versions of its records, filled up with empty cells, and with a space in its profile', async () => {
    const other = sample
      .replace('\tUGCProfile\t', '\tUGC Profile\t')
      .replaceAll(/^(SY02|MW01|SU03|LI01)\.01\t/gmu, '$1\t')
      .replaceAll(/^((?:SY02|LI01|FOOT)\t.*)$/gmu, '$1\t\t\t\t\t\t\t\t\t');
    const { body } = await send(other);
    expect(body).toMatchObject({ stadA_UTHLUTUNAR: 'checked', lesnaR_LINUR: 6, upphaD_OTHEKKT: 27_548.86 });
  });
  it('M1, V6 pays the rights of works found by ISRC, ISWC, or title and author', async () => {
    const rightId = await rightOf(portal, member);
    const isrc = await portal.work({ by: member, title: 'All I Want Is You' });
    const iswc = await portal.work({ by: member, title: 'This Bitter Earth' });
    const title = await portal.work({ by: member, title: 'Sexual Healing' });
    await portal.sql(`insert into work_isrc (work_id, isrc, is_verified) values ($1, 'USUV71101875', true)`, [
      isrc,
    ]);
    await portal.sql(`insert into work_iswc (work_id, iswc, is_verified) values ($1, 'T0702472794', true)`, [
      iswc,
    ]);
    const file = sample
      .replace('DAVID RITZ', 'Æsa Öndólfsdóttir')
      // The code of another work is not the one of the recording.
      .replace('T9109247316', '');
    const { body } = await send(file);
    expect(body).toMatchObject({ stadA_UTHLUTUNAR: 'checked', fjoldI_LINA: 6, upphaD_RADSTAFAD: 27_548.86 });
    expect(await linesOf(next)).toMatchObject([
      {
        line: 1,
        right_id: rightId,
        work_id: title,
        amount: '17346.86',
        use_count: 7810,
        used_on: '2015-12-31',
      },
      { line: 2, work_id: isrc, amount: '0.00' },
      { line: 3, work_id: iswc, station: 'YouTube', pot: 'Streymi tónlistar', used_on: '2015-10-02' },
      { line: 4, work_id: iswc },
      { line: 5, work_id: iswc },
      { line: 6, work_id: iswc },
    ]);
    await finishedDistribution(portal, {
      as: administrator,
      id: ++next,
      file,
      head: streaming,
      controllers: everybody,
      finishedBy: other,
    });
    const periods = await portal.ask(`GET /api/persons/streamStatistics?rights=${rightId}`, { as: member });
    expect(periods.body).toMatchObject([{ upphad: 27_548.86 }]);
  });
  it('M3, V6 splits to the eyrir, and keeps what nobody can be paid', async () => {
    const second = await portal.someone({ name: 'Vébjörn Hrafnsson' });
    const rights = [await rightOf(portal, member), await rightOf(portal, second)];
    const unclaimed = await portal.someone();
    const work = await sharedWork(portal, [unclaimed, member, second], 'This Bitter Earth');
    await leaveUnclaimed(portal, work, unclaimed.authorId);
    await portal.sql('delete from work_iswc');
    await portal.sql(`insert into work_isrc (work_id, isrc, is_verified) values ($1, 'USRH10903879', true)`, [
      work,
    ]);
    const { body } = await send(sample);
    expect(body).toMatchObject({ stadA_UTHLUTUNAR: 'checked', fjoldI_LINA: 9 });
    expect(body.upphaD_UTHLUTAD + body.upphaD_OTHEKKT).toBeCloseTo(27_548.86, 6);
    const third = (await linesOf(next)).filter(({ line }) => line === 3);
    // 30.32 dollars are 4,199.93 krónur.
    expect(third.map(({ right_id, amount }) => [right_id, amount])).toEqual(
      rights.toSorted((a, b) => a - b).map((right) => [right, '1399.84']),
    );
    expect((await get('unmatched')).body).toContainEqual(
      expect.objectContaining({ skilalinA_NR: 3, fundid: 'noPayee', upphad: 1400.25, verK_NR: work }),
    );
  });
});

describe('a bad file of a service', () => {
  const changed = (from: string | RegExp, to: string) => {
    const file = sample.replace(from, to);
    expect(file).not.toBe(sample);
    return file;
  };
  it.each([
    ['a version unknown', 'dsrf/30', 'dsrf/40', [1, 'MessageVersion']],
    ['another profile', 'UGCProfile', 'BasicAudioProfile', [1, 'Profile']],
    ['another currency', 'USD', 'EUR', [10, 'Currency']],
    ['a territory unknown', '\tIS\t', '\tQQ\t', [10, 'Territory']],
    ['a record unknown', 'RU01\t1', 'RU77\t1', [16, null]],
    ['a bad ISRC', 'USSM19803037', 'USSM1980303', [14, 'ISRC']],
    ['a bad ISWC', 'T9109247316', 'T9109247317', [20, 'ISWC']],
    ['a bad amount', '125.23', '125,23', [18, 'AllocatedAmount']],
    ['a negative amount', '125.23', '-125.23', [18, 'AllocatedAmount']],
    ['a bad count', '\t7810\t', '\tmargir\t', [17, 'Usages']],
    ['a bad day', '\t20151002', '\t20150230', [27, 'ValidityPeriodEnd']],
    ['a summary unknown', 'LI01.01\t1\t1', 'LI01.01\t1\t9', [18, 'SummaryRecordId']],
    ['another block', 'SU03.01\t2', 'SU03.01\t4', [22, 'BlockId']],
    ['cells missing', '\tPerformingRight\t0.0\t125.23', '', [18, null]],
    ['a sign no text has', 'Marvin Gaye', 'Mar\u0007vin', [14, 'DisplayArtistName']],
    ['a wrong number of lines', 'FOOT\t35', 'FOOT\t36', [35, 'NumberOfLinesInFile']],
    ['a wrong number of blocks', '4\t3\t3', '4\t5\t3', [35, 'NumberOfBlocksInFile']],
    ['a record out of place', /SU03\.01\t2[^\n]*\n/u, '', [22, null]],
  ] as const)('M1 with %s is named by line and cell, and nothing of it stays', async (_, from, to, place) => {
    expect((await send(changed(from, to))).body.stadA_UTHLUTUNAR).toBe('refused');
    expect((await problems()).map(([line, cell]) => [line, cell])).toContainEqual(place);
    const [left] = await portal.sql(
      'select count(*)::integer as n from unmatched_usage where distribution_id = $1',
      [next],
    );
    expect(left?.n).toBe(0);
  });
  it.each([
    ['the end is missing', /^FOOT\t.*\n/mu, '', 'Færsluna FOOT vantar'],
    ['something after the end', /^(FOOT\t.*\n)/mu, '$1AS01\t4\n', 'Ekkert á að standa á eftir FOOT'],
    ['a doubled block', /(AS01\t2\t[\s\S]*?)(AS01\t3)/u, '$1$1$2', 'Blokk 2 hefur komið áður'],
    ['no head', /^HEAD\t.*\n/mu, '', 'HEAD á að standa fremst'],
  ])('M1 with %s says so', async (_, from, to, sentence) => {
    expect((await send(changed(from, to))).body.stadA_UTHLUTUNAR).toBe('refused');
    expect((await problems()).some(([, , said]) => String(said).includes(sentence))).toBe(true);
  });
  it('M1 needs a currency with its rate, and a category of streaming', async () => {
    await send(sample, { FLOKKUR_UTHLUTUNAR_NR: 3 });
    expect((await problems())[0]?.[2]).toContain('þurfa að fylgja gjaldmiðill og gengi');
    await send(sample, { ...streaming, FLOKKUR_UTHLUTUNAR_NR: 1 });
    expect((await problems())[0]?.[2]).toContain('sölu og streymis');
    await send('line;pot;amount\n1;Útvarp;10', streaming);
    expect((await problems())[0]?.[2]).toContain('Upphæðir í CSV-skrá eru í krónum');
    for (const [head, field] of [
      [{ GJALDMIDILL: 'USD' }, 'GENGI'],
      [{ GENGI: 138.52 }, 'GJALDMIDILL'],
    ] as const) {
      const { body } = await portal.ask(`PUT /api/distributions/${next + 900}`, {
        as: administrator,
        body: anAnnouncement(10, head),
      });
      expect(body.Errors).toMatchObject([{ Field: field, Code: 'distribution.exchangeIncomplete' }]);
    }
    for (const head of [
      { GJALDMIDILL: 'usd', GENGI: 1 },
      { GJALDMIDILL: 'USD', GENGI: 0 },
      { GJALDMIDILL: 'USD', GENGI: 1e9 },
    ]) {
      const { status } = await portal.ask(`PUT /api/distributions/${next + 900}`, {
        as: administrator,
        body: anAnnouncement(10, head),
      });
      expect(status).toBe(422);
    }
  });
});
