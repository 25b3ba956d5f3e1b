import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { aContract } from '../../../test/contracts.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { readCodes, readTree } from './readFile.ts';

let portal: Portal;
let administrator: Someone;
let editor: Someone;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal();
  [administrator, editor, member] = await Promise.all([
    portal.someone({ role: 'administrator', isPerson: false }),
    portal.someone({ role: 'editor', isPerson: false }),
    portal.someone(),
  ]);
}, 60_000);
afterAll(() => portal.close());

const send = (list: string, fileText: string, fingerprint?: string, as = administrator) =>
  portal.ask(`POST /api/codeTables/${list}/replacements`, {
    as,
    body: { HEITI_SKRAR: 'codes.csv', SKRA: fileText, ...(fingerprint && { FINGRAFAR: fingerprint }) },
  });

describe('code tables', () => {
  it('X40 are filled from the start, listed, paged and searched', async () => {
    const tables = await portal.ask('GET /api/codeTables', { as: editor });
    expect(tables.body[0]).toMatchObject({ kodatafla: 'territory', fjoldI_KODA: 250, dagS_LESID: null });
    expect(tables.body[1]).toMatchObject({ kodatafla: 'society', fjoldI_KODA: 393 });
    expect(tables.body.length).toBe(27);
    const page = await portal.ask('GET /api/codeTables/language/codes?limit=5', { as: editor });
    expect([page.body.length, Number(page.headers['x-total-count']) > 100]).toEqual([5, true]);
    const found = await portal.ask('GET /api/codeTables/agreementType/codes?q=undir', { as: editor });
    expect(found.body.map(({ kodi }: { kodi: string }) => kodi)).toEqual(['PG', 'PS']);
    expect((await portal.ask('GET /api/codeTables/nothing/codes', { as: editor })).status).toBe(404);
    for (const path of [
      '/api/codeTables',
      '/api/codeTables/language/codes',
      '/api/codeTables/language/replacements',
    ])
      expect((await portal.ask(`GET ${path}`, { as: member })).status).toBe(403);
    expect((await portal.ask('GET /api/territories', { as: member })).body.length).toBe(250);
  });
  it('X40 are replaced from a file after a dry run, by an administrator, and it is on record', async () => {
    const file = 'code,name_is,name_en,to\nA,Hliðrænt,Analog,\nD,Stafrænt,Digital,31.12.2030\nX,,Other,\n';
    for (const as of [editor, member])
      expect((await send('recordingTechnique', file, undefined, as)).status).toBe(403);
    const trial = await send('recordingTechnique', file);
    expect(trial).toMatchObject({
      status: 200,
      body: { baetT_VID: 1, breytt: 2, fellT_NIDUR: 1, lesiD_INN: 0 },
    });
    const listed = () => portal.ask('GET /api/codeTables/recordingTechnique/codes', { as: editor });
    expect((await listed()).body).toHaveLength(3);
    expect((await send('recordingTechnique', `${file}Y,,Another,\n`, trial.body.fingrafar)).status).toBe(409);
    expect((await send('recordingTechnique', file, trial.body.fingrafar)).body.lesiD_INN).toBe(1);
    const today = new Date().toISOString().slice(0, 10);
    expect((await listed()).body).toMatchObject([
      { kodi: 'A', heitI_EN: 'Analog', kodI_GILDIR_TIL: null },
      { kodi: 'D', kodI_GILDIR_TIL: '2030-12-31' },
      { kodi: 'U' },
      { kodi: 'X' },
    ]);
    expect((await listed()).body[2].kodI_GILDIR_TIL < today).toBe(true);
    const history = await portal.ask('GET /api/codeTables/recordingTechnique/replacements', { as: editor });
    expect(history.body).toMatchObject([
      { heitI_SKRAR: 'codes.csv', baetT_VID: 1, breytt: 2, fellT_NIDUR: 1 },
    ]);
    expect((await send('recordingTechnique', file)).body).toMatchObject({
      baetT_VID: 0,
      breytt: 0,
      fellT_NIDUR: 0,
    });
  });
  it('X134 keep our own society and those that are sent files, and societies that are none are refused', async () => {
    const listed = await portal.sql(`select society_code as code, name from society where society_code > 0`);
    const without = (...codes: number[]) =>
      ['cisac_code,society,country,status']
        .concat(
          listed
            .filter(({ code }) => !codes.includes(Number(code)))
            .map(({ code, name }) => `${String(code)},"${String(name)}",ICELAND,Member`),
        )
        .join('\n');
    expect((await send('society', without())).body).toMatchObject({
      baetT_VID: 0,
      breytt: 0,
      fellT_NIDUR: 0,
    });
    const trial = await send('society', without(77, 319, 1));
    expect(trial.body).toMatchObject({ fellT_NIDUR: 3, kodaR_I_NOTKUN: ['077', '319'] });
    expect((await send('society', without(77, 319, 1), trial.body.fingrafar)).status).toBe(409);
    for (const number of ['0', '1000', 'ABC'])
      expect((await send('society', `code,name\n${number},X\n`)).status).toBe(422);
    const last = await send('society', without(1));
    await send('society', without(1), last.body.fingrafar);
    const offered = await portal.ask('GET /api/cwr/societies', { as: administrator });
    expect(offered.body.some((one: Record<string, string>) => one['vidtakandI_CWR'] === '001')).toBe(false);
    expect(await portal.sql('select from society where society_code = 1')).toHaveLength(1);
  });
  it('X40 keep what agreements use today', async () => {
    const [publisher, author] = await Promise.all([
      portal.someone({ withoutAuthor: true }),
      portal.someone(),
    ]);
    await portal.work({ by: author });
    await aContract(portal, { publisher, author, staff: editor });
    const file = 'code,name\nOG,Original General\nPS,Sub-publishing Specific\nPG,Sub-publishing General\n';
    const trial = await send('agreementType', file);
    expect(trial.body).toMatchObject({ fellT_NIDUR: 1, kodaR_I_NOTKUN: ['OS'] });
    const taken = await send('agreementType', file, trial.body.fingrafar);
    expect([taken.status, taken.body.Message]).toEqual([409, 'Þetta er í notkun en vantar í skrána: OS']);
    const dated = `code,name,to\nOG,Original General,\nOS,Original Specific,2020-12-31\nPS,Specific,\nPG,General,\n`;
    expect((await send('agreementType', dated)).body.kodaR_I_NOTKUN).toEqual(['OS']);
  });
  it.each([
    ['distributionCategory', 'music_category', 'JAZ', ['JAZ', 'UNC']],
    ['versionType', 'version_type', null, ['MOD', 'ORI']],
    ['musicArrangement', 'music_arrangement', 'ARR', ['ARR', 'UNS']],
    ['lyricAdaptation', 'lyric_adaptation', 'TRA', ['TRA', 'UNS']],
    ['textMusic', 'text_music_relation', 'MTX', ['MTX']],
    ['workType', 'work_type', 'TA', ['TA']],
    ['language', 'lyrics_language', 'IS', ['IS']],
    ['titleType', null, null, ['AT', 'OT']],
    ['writerRole', null, null, ['A', 'AD', 'AR', 'C', 'CA', 'PA', 'SA', 'SR', 'TR']],
    ['publisherType', null, null, ['AM', 'AQ', 'E', 'ES', 'PA', 'SE']],
  ])(
    'X177 keep of %s what our own files write, as works say it (%s: %s)',
    async (list, column, said, codes) => {
      const works = await Promise.all([portal.work({ by: member }), portal.work({ by: member })]);
      if (column && said)
        await portal.sql(`update work set ${column} = $1 where work_id = $2`, [said, works[0]]);
      // What was never registered is in no file.
      if (list === 'textMusic')
        await portal.sql(
          `update work set text_music_relation = 'TXT', review = 'withdrawn' where work_id = $1`,
          [works[1]],
        );
      const without = 'code,name\nZZ,Nothing\n';
      const trial = await send(list, without);
      expect(trial.body.kodaR_I_NOTKUN).toEqual(codes);
      const taken = await send(list, without, trial.body.fingrafar);
      expect([taken.status, taken.body.Message]).toEqual([
        409,
        `Þetta er í notkun en vantar í skrána: ${codes.join(', ')}`,
      ]);
      const ended = `code,name,to\n${codes.map((code) => `${code},X,2020-12-31\n`).join('')}`;
      expect((await send(list, ended)).body.kodaR_I_NOTKUN).toEqual(codes);
    },
  );
  it.each([
    ['', 422],
    ['code,name\n', 422],
    ['code,name\nA,\n', 422],
    ['code,name\nA,Á\nA,B\n', 422],
    ['code,name,to\nA,Á,31.2.2020\n', 422],
  ])('X40 refuses the file %j', async (file, status) =>
    expect((await send('versionType', file)).status).toBe(status),
  );
});

describe('the tree of territories', () => {
  const heading =
    'Level,TIS-N,Exists from,Exists until,Type,TIS-A,TIS-A-Ext,Belongs to from,Belongs to until,Name\n';
  const always = '01.01.1000,31.12.3999';
  it('X41 is read with its levels and days', () => {
    const { territories, members } = readTree(
      `${heading}1,2127,${always},GEOGRAPHICAL COUNTRY-GROUP,2NC,,,,NORDIC COUNTRIES\n2,352,${always},COUNTRY,IS,ISL,01.01.1994,31.12.3999,ICELAND\n`,
    );
    expect(territories.map(({ code, kind }) => [code, kind])).toEqual([
      ['2127', 'group'],
      ['352', 'country'],
    ]);
    expect(members).toEqual([{ code: '2127/352', startsOn: '1994-01-01', endsOn: 'infinity' }]);
    expect(() => readTree(`${heading}2,352,${always},COUNTRY,IS,ISL,${always},ICELAND\n`)).toThrow(
      'unreadable',
    );
    expect(() => readTree(heading)).toThrow('empty');
    expect(() => readCodes('\uFEFFcode,name\n')).toThrow('empty');
  });
  it('X41, X40 loses no territory that an agreement names, and keeps what is ours', async () => {
    const file = `${heading}1,2136,${always},GEOGRAPHICAL COUNTRY-GROUP,2WL,,,,WORLD\n2,352,${always},COUNTRY,IS,ISL,${always},ICELAND\n`;
    const [publisher, author] = await Promise.all([
      portal.someone({ withoutAuthor: true }),
      portal.someone(),
    ]);
    await portal.work({ by: author });
    await aContract(portal, { publisher, author, staff: editor, SVAEDI: [2136, -2114] });
    const trial = await send('territory', file);
    expect(trial.body.kodaR_I_NOTKUN).toEqual(['2114']);
    expect((await send('territory', file, trial.body.fingrafar)).status).toBe(409);
    await portal.sql(`update publishing_contract set territories = '{2127}'`);
    const nordic = `${file}1,2127,${always},GEOGRAPHICAL COUNTRY-GROUP,2NC,,,,NORDIC COUNTRIES\n2,352,${always},COUNTRY,IS,ISL,${always},ICELAND\n`;
    expect((await send('territory', nordic)).body.kodaR_I_NOTKUN).toContain('2127/208');
    await portal.sql(`update publishing_contract set territories = '{2136}'`);
    const second = await send('territory', file);
    expect((await send('territory', file, second.body.fingrafar)).body.lesiD_INN).toBe(1);
    const today = await portal.sql(
      'select array_agg(t order by t) as all from territories($1, current_date) t',
      [[2136]],
    );
    expect(today[0]?.['all']).toEqual([234, 275, 304, 352]);
    const past = await portal.sql(`select count(*)::integer as n from territories('{2136}', '2020-01-01') t`);
    expect(Number(past[0]?.['n'])).toBeGreaterThan(190);
  });
  it('X41 starts from a file that names every territory in both languages', () => {
    const rows = readFileSync(new URL('../../../data/codes/territories.csv', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    expect(rows).toHaveLength(251);
    for (const row of rows) expect(row.split(',')[3]).not.toBe('');
  });
});
