import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anAnnouncement,
  importDistribution,
  readFile,
  rightOf,
  sendFile,
} from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let administrator: Someone;
let member: Someone;
let rightId: number;
let workId: number;
let next = 100;

beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator' });
  member = await portal.someone({ name: 'Æsa Öndólfsdóttir' });
  rightId = await rightOf(portal, member);
  workId = await portal.work({ by: member, title: 'Andvaka' });
});
afterAll(() => portal.close());

const header = 'line;right;work;pot;station;amount';
const line = (n: number, amount: string, changes: { work?: number; right?: number } = {}) =>
  [n, changes.right ?? rightId, changes.work ?? workId, 'Útvarp', 'Rás 1', amount].join(';');
const send = (file: string | Buffer, head: Record<string, unknown> = {}, id = ++next) =>
  importDistribution(portal, { as: administrator, id, file, head });
const get = (path: string, as = administrator) => portal.ask(`GET /api/distributions/${path}`, { as });
const problems = async (id = next) =>
  ((await get(`${id}/problems?limit=1000`)).body as Record<string, unknown>[]).map((one) => [
    one['linA_I_SKRA'],
    one['dalkur'],
    one['abending'],
  ]);
const rowsLeft = async (id: number) => {
  const counts: number[] = [];
  for (const table of [
    'statement_line',
    'statement_total',
    'movement',
    'unmatched_usage',
    'distribution_part',
  ]) {
    const [row] = await portal.sql(`select count(*)::integer as n from ${table} where distribution_id = $1`, [
      id,
    ]);
    counts.push(row?.n);
  }
  return counts;
};

describe('importing a distribution', () => {
  it('M1, M3 reads all of a file and reports its sums', async () => {
    const { body } = await send(
      [header, line(1, '1000,50'), line(2, '0.55'), line(3, '200', { work: 999_999 })].join('\r\n'),
    );
    expect(body).toMatchObject({
      stadA_UTHLUTUNAR: 'checked',
      lesnaR_LINUR: 3,
      fjoldI_LINA: 2,
      fjoldI_OTHEKKTRA: 1,
      fjoldI_RETTINDA: 1,
      upphaD_UTHLUTAD: 1001.05,
      upphaD_FRADREGID: 0,
      upphaD_RADSTAFAD: 1001.05,
      upphaD_GEYMT: 0,
      upphaD_OTHEKKT: 200,
    });
    expect(await rowsLeft(next)).toEqual([2, 1, 2, 1, 0]);
    const unmatched = await get(`${next}/unmatched`);
    expect(unmatched.body).toMatchObject([
      { fundid: 'none', skilalinA_NR: 3, upphad: 200, rettindI_NR: rightId },
    ]);
    expect((await get(`${next}/problems`)).body.Code).toBe('distribution.noProblems');
  });
  it('M1 a repeated number changes nothing', async () => {
    const file = [header, line(1, '10')].join('\n');
    await send(file);
    const before = await rowsLeft(next);
    const again = await send([header, line(1, '99')].join('\n'), {}, next);
    expect([again.status, again.body.Code]).toEqual([409, 'distribution.isChecked']);
    expect(await rowsLeft(next)).toEqual(before);
    // Asked once more, the job finds that there is nothing to read.
    await readFile(portal, next);
    expect(await rowsLeft(next)).toEqual(before);
  });
  it('M1 names the work by number, ISWC, ISRC, or title and author', async () => {
    await portal.sql(`insert into work_iswc (work_id, iswc, is_verified) values ($1, 'T0345246801', true)`, [
      workId,
    ]);
    await portal.sql(`insert into work_isrc (work_id, isrc, is_verified) values ($1, 'ISA012400001', true)`, [
      workId,
    ]);
    const rows = [
      'line,right,work,iswc,isrc,title,authors,pot,amount',
      `1,${rightId},${workId},,,,,Útvarp,1`,
      `2,${rightId},,T-034.524.680-1,,Andvaka,,Útvarp,1`,
      `3,${rightId},,,IS-A01-24-00001,,Aesa Öndólfsdóttir,Útvarp,1`,
      `4,${rightId},,,,ANDVAKA,"Öndólfsdóttir, Aesa",Útvarp,1`,
      `5,${rightId},,,,Andvaka,"Æsa Öndólfsdóttir",Útvarp,1`,
      `6,${rightId},,,,Andvaka,,Útvarp,1`,
      `7,,${workId},,,,,Útvarp,1`,
    ];
    const { body } = await send(rows.join('\n'));
    expect(body).toMatchObject({ fjoldI_LINA: 4, fjoldI_OTHEKKTRA: 3 });
    expect((await get(`${next}/unmatched`)).body).toMatchObject([
      { skilalinA_NR: 4, fundid: 'none' },
      { skilalinA_NR: 6, fundid: 'none', heitI_VERKS: 'Andvaka' },
      { skilalinA_NR: 7, fundid: 'noRight', verK_NR: workId },
    ]);
  });
  it('V4 keeps what a work without a green light earned, and leaves its light alone', async () => {
    const red = await portal.work({ by: member, title: 'Óstaðfest', isApproved: false });
    await send([header, line(1, '70', { work: red }), line(2, '5')].join('\n'));
    expect((await get(`${next}/unmatched`)).body).toMatchObject([
      { verK_NR: red, fundid: 'notGreen', upphad: 70 },
    ]);
    expect(await portal.sql('select light from work where work_id = $1', [red])).toEqual([{ light: 2 }]);
  });
  it('M3 refuses a right that is uneven, to the eyrir, and keeps nothing', async () => {
    const columns = 'line;type;right;work;pot;amount';
    const rows = (paid: string) => [
      columns,
      `1;1;${rightId};${workId};Útvarp;1000.10`,
      `2;2;${rightId};;Umsýsla;100.01`,
      `3;4;${rightId};;Greitt;${paid}`,
      `4;6;${rightId};;Geymt;0.09`,
    ];
    expect((await send(rows('900.01').join('\n'))).body.stadA_UTHLUTUNAR).toBe('refused');
    expect(await problems()).toEqual([
      [
        null,
        null,
        `Réttindi ${rightId} stemma ekki: úthlutað 1.000,10 kr. að frádregnum 100,01 kr. en ráðstafað 900,01 kr. og geymt 0,09 kr.`,
      ],
    ]);
    expect(await rowsLeft(next)).toEqual([0, 0, 0, 0, 0]);
    // Repeated with a file that is even.
    const { body } = await send(rows('900.00').join('\n'), {}, next);
    expect(body).toMatchObject({ stadA_UTHLUTUNAR: 'checked', upphaD_RADSTAFAD: 900, upphaD_GEYMT: 0.09 });
  });
  it('M3 compares the file with what staff know of it', async () => {
    const file = [header, line(1, '10'), line(2, '20')].join('\n');
    expect((await send(file, { FJOLDI_LINA_AETLADUR: 3, UPPHAD_AETLUD: 30.01 })).body.stadA_UTHLUTUNAR).toBe(
      'refused',
    );
    expect(await problems()).toEqual([
      [null, null, 'Línufjöldi skrárinnar er 2 en átti að vera 3.'],
      [null, null, 'Línur skrárinnar eru samtals 30,00 kr. en áttu að vera 30,01 kr.'],
    ]);
    const { body } = await send(file, { FJOLDI_LINA_AETLADUR: 2, UPPHAD_AETLUD: 30 }, next);
    expect(body.stadA_UTHLUTUNAR).toBe('checked');
  });
});

describe('a bad file', () => {
  it('M1 is named by line and column, and nothing of it stays', async () => {
    const file = [
      'line;type;right;work;iswc;pot;country;used_on;uses;amount',
      `1;;${rightId};${workId};;Útvarp;IS;2025-01-01;2;10`,
      `1;;${rightId};${workId};;Útvarp;;;;10`,
      `3;;${rightId};${workId};;Útvarp;;;;-10`,
      `4;;${rightId};${workId};;Útvarp;;;;1.234`,
      `5;;${rightId};${workId};;Útvarp;;;;`,
      `6;;999999;${workId};;Útvarp;;;;10`,
      `7;9;${rightId};${workId};;Útvarp;;;;10`,
      `8;;${rightId};${workId};;Útvarp;QQ;;;10`,
      `9;;${rightId};${workId};;Útvarp;;2025-02-30;;10`,
      `10;;${rightId};${workId};;Útvarp;;;0;10`,
      `11;;${rightId};;T-034.524.680-2;Útvarp;;;;10`,
      `12;;${rightId};${workId};;;;;;10`,
      `13;2;;;;Umsýsla;;;;10`,
      `14;;${rightId}`,
      `15;;${rightId};${workId};;"Útvarp;;;;10`,
      `16;;${rightId};${workId};;Ú\u0007tvarp;;;;10`,
    ].join('\n');
    const { body } = await send(file);
    expect(body).toMatchObject({ stadA_UTHLUTUNAR: 'refused', fjoldI_GALLA: 15, lesnaR_LINUR: 16 });
    expect((await problems()).map(([at, column]) => [at, column])).toEqual([
      [3, 'line'],
      [4, 'amount'],
      [5, 'amount'],
      [6, 'amount'],
      [7, 'right'],
      [8, 'type'],
      [9, 'country'],
      [10, 'used_on'],
      [11, 'uses'],
      [12, 'iswc'],
      [13, 'pot'],
      [14, 'right'],
      [15, null],
      [16, null],
      [17, 'pot'],
    ]);
    expect(await rowsLeft(next)).toEqual([0, 0, 0, 0, 0]);
    expect(
      (await portal.ask(`GET /api/distributions/${next}/problems`, { as: administrator, language: 'en' }))
        .body[1].abending,
    ).toBe('The amount -10 is negative. Only a correction can have negative amounts.');
  });
  it.each([
    ['another separator', 'line|right|work|pot|amount\n1|1|1|Útvarp|10', 'Dálkinn „line“ vantar.'],
    ['a column is missing', `line;right;work;pot\n1;1;1;Útvarp`, 'Dálkinn „amount“ vantar.'],
    [
      'a column is unknown',
      'line;pot;amount;colour\n1;Útvarp;10;blár',
      'Dálkurinn „colour“ er ekki þekktur.',
    ],
    ['a column twice', 'line;pot;amount;pot\n1;Útvarp;10;Útvarp', 'Dálkurinn „pot“ er nefndur tvisvar.'],
    ['no lines', `${header}\n\n`, 'Engar línur eru í skránni.'],
    ['no text', Buffer.from([0x50, 0x4b, 0, 0, 1]), 'Skráin er ekki texti.'],
    ['one endless line', `${header}\n${'x'.repeat(50_000)}`, 'Línan er lengri en lína getur verið.'],
  ])('M1 with %s says so', async (_, file, sentence) => {
    expect((await send(file)).body.stadA_UTHLUTUNAR).toBe('refused');
    expect((await problems())[0]?.[2]).toContain(sentence);
  });
  it('M1 is taken in Latin-1, and with a byte order mark', async () => {
    const file = [header, line(1, '10')].join('\n');
    for (const bytes of [Buffer.from(file, 'latin1'), Buffer.from(`\uFEFF${file}`)]) {
      expect((await send(bytes)).body).toMatchObject({ stadA_UTHLUTUNAR: 'checked', fjoldI_LINA: 1 });
      const [row] = await portal.sql(
        `select p.name, s.name as station from statement_line join pot p using (pot_id) join station s using (station_id) where distribution_id = $1`,
        [next],
      );
      expect(row).toEqual({ name: 'Útvarp', station: 'Rás 1' });
    }
  });
  it('M1 with more errors than anyone reads keeps the first thousand, and counts the others', async () => {
    const file = [header, ...Array.from({ length: 20_000 }, (_, i) => line(i + 1, 'tíu'))].join('\n');
    expect((await send(file)).body.fjoldI_GALLA).toBe(20_000);
    expect(await problems()).toHaveLength(1000);
  });
});

describe('a file on its way', () => {
  it('M1 is not read before all of it is there, and takes no part of another size', async () => {
    const as = administrator;
    const id = ++next;
    await portal.ask(`PUT /api/distributions/${id}`, { as, body: anAnnouncement(10) });
    const started = await portal.ask(`POST /api/distributions/${id}/import`, { as });
    expect([started.status, started.body.Code]).toEqual([409, 'distribution.fileIncomplete']);
    const part = (content: string) =>
      portal.ask(`PUT /api/distributions/${id}/parts/1`, {
        as,
        body: { INNIHALD: Buffer.from(content).toString('base64') },
      });
    expect((await part('of stutt')).body.Errors[0].Code).toBe('distribution.partWrong');
    expect((await part('hæfilegt!')).status).toBe(204);
    expect(
      (await portal.ask(`PUT /api/distributions/${next + 900}/parts/1`, { as, body: { INNIHALD: '' } }))
        .status,
    ).toBe(404);
  });
  it('M1 can be cancelled while it is read, and sent again', async () => {
    const as = administrator;
    const id = ++next;
    const file = [header, line(1, '10')].join('\n');
    await sendFile(portal, { as, id, file });
    await portal.ask(`POST /api/distributions/${id}/import`, { as });
    expect(
      (await portal.ask(`PUT /api/distributions/${id}`, { as, body: anAnnouncement(10) })).body.Code,
    ).toBe('distribution.isBeingRead');
    const cancelled = await portal.ask(`POST /api/distributions/${id}/cancel`, { as });
    expect(cancelled.body.stadA_UTHLUTUNAR).toBe('cancelled');
    await readFile(portal, id);
    expect(await rowsLeft(id)).toEqual([0, 0, 0, 0, 0]);
    expect((await send(file, {}, id)).body.stadA_UTHLUTUNAR).toBe('checked');
    expect((await portal.ask(`POST /api/distributions/${id}/cancel`, { as })).body.stadA_UTHLUTUNAR).toBe(
      'cancelled',
    );
    expect(await rowsLeft(id)).toEqual([0, 0, 0, 0, 0]);
  });
  it('M1 with a category or a distribution to correct that is not there is not announced', async () => {
    const announced = await portal.ask('PUT /api/distributions/99999', {
      as: administrator,
      body: anAnnouncement(10, { FLOKKUR_UTHLUTUNAR_NR: 77 }),
    });
    expect(announced.body.Errors).toMatchObject([
      { Field: 'FLOKKUR_UTHLUTUNAR_NR', Code: 'distribution.categoryUnknown' },
    ]);
    const correction = await portal.ask('PUT /api/distributions/99999', {
      as: administrator,
      body: anAnnouncement(10, { LEIDRETTIR_UTHLUTUN_NR: next }),
    });
    expect(correction.body.Errors).toMatchObject([{ Code: 'distribution.correctionUnknown' }]);
    expect((await get('99999')).status).toBe(404);
    for (const size of [0, 2_147_483_649])
      expect(
        (await portal.ask('PUT /api/distributions/99999', { as: administrator, body: anAnnouncement(size) }))
          .status,
      ).toBe(422);
  });
});
