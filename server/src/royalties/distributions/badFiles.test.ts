import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAnnouncement, importDistribution, rightOf } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { FileReader } from './fileReader.ts';
import { Problems } from './problems.ts';
import { encodingOf, textLines } from '../../platform/files/textLines.ts';

let portal: Portal;
let administrator: Someone;
let rightId: number;
let workId: number;
let next = 100;
beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator' });
  const member = await portal.someone();
  rightId = await rightOf(portal, member);
  workId = await portal.work({ by: member });
});
afterAll(() => portal.close());

const header = 'line;right;work;pot;used_on;amount';
const line = (n: number, amount: string, usedOn = '') =>
  [n, rightId, workId, 'Þáttur', usedOn, amount].join(';');
const send = async (file: string | Buffer) =>
  (await importDistribution(portal, { as: administrator, id: ++next, file })).body;
const problems = async () =>
  (
    (await portal.ask(`GET /api/distributions/${next}/problems`, { as: administrator, language: 'en' }))
      .body as Record<string, unknown>[]
  ).map((one) => [one['linA_I_SKRA'], one['dalkur'], one['abending']]);
const nothingIsLeft = async () =>
  portal.sql(
    `select from statement_line where distribution_id = $1 union all select from movement where distribution_id = $1
     union all select from unmatched_usage where distribution_id = $1 union all select from distribution_part where distribution_id = $1`,
    [next],
  );

describe('encodings', () => {
  const text = () => [header, line(1, '10,50')].join('\n');
  const wide = () => Buffer.from(`\uFEFF${text()}`, 'utf16le');
  it.each([
    ['UTF-8', () => Buffer.from(text())],
    ['UTF-8 with a byte order mark', () => Buffer.from(`\uFEFF${text()}`)],
    ['Latin-1', () => Buffer.from(text(), 'latin1')],
    ['UTF-16, little end first', wide],
    ['UTF-16, big end first', () => wide().swap16()],
    ['the line ends of Windows', () => Buffer.from(`${text()}\n`.replaceAll('\n', '\r\n'))],
  ])('M1 a file in %s is read as it was meant', async (_, bytes) => {
    expect(await send(bytes())).toMatchObject({ stadA_UTHLUTUNAR: 'checked', upphaD_UTHLUTAD: 10.5 });
    expect(
      await portal.sql(
        `select p.name from statement_line join pot p using (pot_id) where distribution_id = $1`,
        [next],
      ),
    ).toEqual([{ name: 'Þáttur' }]);
  });
  it.each([
    ['UTF-16 without its mark', () => Buffer.from(text(), 'utf16le')],
    ['UTF-16 cut off in the middle of a letter', () => wide().subarray(0, -1)],
    ['a workbook', () => Buffer.from([0x50, 0x4b, 3, 4, 0, 0])],
  ])('M1 a file that is %s is refused as no text', async (_, bytes) => {
    expect((await send(bytes())).stadA_UTHLUTUNAR).toBe('refused');
    expect(await problems()).toEqual([
      [null, null, 'The file is not text. Save it as CSV with UTF-8, not as a spreadsheet.'],
    ]);
  });
});

describe('a file that is neither UTF-8 nor Latin-1', () => {
  const broken = (n: number) =>
    Buffer.concat([Buffer.from(`${n};${rightId};${workId};`), Buffer.from([0xfe]), Buffer.from(';;1')]);
  const lines = (...rows: (string | Buffer)[]) =>
    Buffer.concat(rows.flatMap((row) => [Buffer.from(row), Buffer.from('\n')]));
  it.each([
    [
      'a letter of Latin-1 after letters of UTF-8',
      () => lines(header, line(1, '1'), line(2, '1'), broken(3)),
      4,
    ],
    ['Latin-1 with a byte order mark of UTF-8', () => lines(`\uFEFF${header}`, broken(1)), 2],
    [
      'UTF-8 that ends in the middle of a letter',
      () => Buffer.from(`${header}\n${line(1, '1')}\n${line(2, '1')}Þ`).subarray(0, -1),
      3,
    ],
  ])('M1 %s is named by line', async (_, bytes, at) => {
    expect((await send(bytes())).stadA_UTHLUTUNAR).toBe('refused');
    expect((await problems()).map(([fileLine, , said]) => [fileLine, said])).toEqual([
      [
        at,
        'The line has a character that is not UTF-8, unlike the rest of the file. Save it as UTF-8 again.',
      ],
    ]);
    expect(await nothingIsLeft()).toEqual([]);
  });
  const inParts = (bytes: Buffer, at: number) =>
    (async function* parts() {
      yield bytes.subarray(0, at);
      yield bytes.subarray(at);
    })();
  it('M1 a part may end anywhere', async () => {
    const latin = Buffer.from('line\naÚt\nbÞátt\n', 'latin1');
    const wrong = Buffer.concat([Buffer.from('line\naÚt\nbÞátt\n'), Buffer.from([0xfe, 10])]);
    for (let at = 0; at < latin.length; at++)
      expect(await encodingOf(inParts(latin, at))).toBe('windows-1252');
    for (let at = 0; at < wrong.length; at++)
      expect(await encodingOf(inParts(wrong, at))).toEqual({ brokenLine: 4 });
  });
});

describe('amounts and days', () => {
  it.each(['10', '10,5', '10.50', '0,01', '9999999999,99', '0'])('M1 %s is an amount', async (amount) => {
    expect(await send([header, line(1, amount)].join('\n'))).toMatchObject({
      stadA_UTHLUTUNAR: 'checked',
      upphaD_UTHLUTAD: Number(amount.replace(',', '.')),
    });
  });
  it.each([
    '1.234,50',
    '1,234.50',
    '1.234',
    '1 234',
    '1 234',
    '10,505',
    '1e5',
    '+10',
    '10-',
    '−10',
    ',5',
    '5,',
    '٣',
    '99999999999',
    'NaN',
    '10 kr.',
    '=1+1',
    '0x10',
  ])('M1 %s is none, and is named by line and column', async (amount) => {
    expect((await send([header, line(1, '1'), line(2, amount)].join('\n'))).stadA_UTHLUTUNAR).toBe('refused');
    expect((await problems()).map(([at, column]) => [at, column])).toEqual([[3, 'amount']]);
    expect(await nothingIsLeft()).toEqual([]);
  });
  it.each(['0205-01-01', '1999-12-31', '2090-01-01', '3025-01-01'])(
    'M15 no use on %s is paid',
    async (day) => {
      await send([header, line(1, '1', day)].join('\n'));
      expect(await problems()).toEqual([
        [2, 'used_on', `Usage on ${day} cannot be paid: the day is before 2000-01-01, or in the future.`],
      ]);
    },
  );
  it.each(['2025-02-30', '25-01-01', '2025-1-1', '01.01.2025', '2025/01/01'])(
    'M1 %s is no day of use',
    async (day) => {
      await send([header, line(1, '1', day)].join('\n'));
      expect(await problems()).toEqual([[2, 'used_on', `“${day}” is not a day in the form YYYY-MM-DD.`]]);
    },
  );
  it.each(['999-06-15', '0205-06-15', '2025-06-31', '15.06.2025'])(
    'M1 %s is no day of distribution',
    async (day) => {
      const { body } = await portal.ask('PUT /api/distributions/9000', {
        as: administrator,
        body: anAnnouncement(10, { DAGS_UTHLUTUNAR: day }),
      });
      expect(body.Errors).toMatchObject([{ Field: 'DAGS_UTHLUTUNAR' }]);
    },
  );
  it('M1 a decimal comma in a file with commas between fields has to stand in quotation marks', async () => {
    const file = (amount: string) => `line,right,work,pot,amount\n1,${rightId},${workId},Útvarp,${amount}\n`;
    await send(file('10,50'));
    expect(await problems()).toEqual([[2, null, 'Fields in the line: 6. Columns: 5.']]);
    expect(await send(file('"10,50"'))).toMatchObject({ upphaD_UTHLUTAD: 10.5 });
  });
});

describe('lines that are longer than any should be', () => {
  it('M1 are held few at a time', async () => {
    async function* parts() {
      for (let at = 0; at < 40; at++) yield Buffer.from(`${'x'.repeat(19_999)}\n`.repeat(50));
    }
    const sizes: number[] = [];
    for await (const lines of textLines(parts(), 'utf-8', 10_000)) sizes.push(lines.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(101);
    expect(sizes.reduce((a, b) => a + b)).toBe(2000);
  });
});

describe('more errors than anyone reads', () => {
  it('M1 a million of them are counted, and take no memory', async () => {
    setFlagsFromString('--expose-gc');
    const gc = runInNewContext('gc') as () => void;
    const rows = 1_000_000;
    async function* parts() {
      yield Buffer.from(`${header}\n`);
      for (let at = 0; at < rows; at += 10_000)
        yield Buffer.from(
          Array.from({ length: 10_000 }, (_, i) => `${at + i + 1};;;Útvarp;;tíu krónur nr. ${at + i}\n`).join(
            '',
          ),
        );
    }
    expect(await encodingOf(parts())).toBe('utf-8');
    gc();
    const before = process.memoryUsage().heapUsed;
    const found = new Problems();
    const reader = new FileReader(
      { countries: new Map(), isCorrection: false, today: '2027-12-31' },
      (problem) => found.add(problem),
    );
    for await (const lines of textLines(parts(), 'utf-8', 10_000)) reader.read(lines);
    gc();
    expect([found.count, reader.lineCount]).toEqual([rows, rows]);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000_000);
  }, 60_000);
});
