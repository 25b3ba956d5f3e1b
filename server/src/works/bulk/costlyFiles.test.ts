import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipOf } from '../../../test/cwrIn.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone();
});
afterAll(() => portal.close());

interface Parts {
  shared?: readonly string[];
  rows: readonly string[];
  format?: string;
}
const ofShared = (at: number) => `<c t="s"><v>${at}</v></c>`;

/** A workbook as nobody's program writes one, small whatever it says. */
function aBook({ shared = [], rows, format = '0' }: Parts): Buffer {
  const parts = {
    'xl/workbook.xml': '<workbook/>',
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.map((row) => `<row>${row}</row>`).join('')}</sheetData></worksheet>`,
  };
  return zipOf(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, Buffer.from(xml)])));
}

const read = async (bytes: Buffer) => {
  const began = performance.now();
  const { body } = await portal.ask('POST /api/bulk/file', {
    as: member,
    body: { TEGUND_BLADS: 'works', HEITI_SKRAR: 'skrá', INNIHALD: bytes.toString('base64') },
  });
  return { body, seconds: (performance.now() - began) / 1000 };
};
const heading = '<c t="inlineStr"><is><t>Titill</t></is></c>';

describe('a file that is made to cost much', () => {
  it('O366 is refused where its cells say more than a sheet has room for, as many that refer to one text', async () => {
    const book = aBook({
      shared: ['x'.repeat(2000)],
      rows: [heading, ...Array<string>(9000).fill(ofShared(0))],
    });
    expect(book.length).toBeLessThan(100_000);
    expect((await read(book)).body).toMatchObject({ StatusCode: 413, Code: 'bulk.fileSaysTooMuch' });
  });
  it('O366 is read no slower for rows of a long text that says nothing', async () => {
    const blank = Array<string>(3000).fill(ofShared(0));
    const { body, seconds } = await read(
      aBook({ shared: [' '.repeat(2_000_000), 'Brimalda'], rows: [heading, ...blank, ofShared(1)] }),
    );
    expect(body.radir).toEqual([['Brimalda']]);
    expect(seconds).toBeLessThan(3);
  });
  it('O366 is read no slower for a format of numbers with marks that nothing closes', async () => {
    const rows = [heading, '<c s="0"><v>1</v></c>'];
    const { body, seconds } = await read(aBook({ rows, format: '['.repeat(300_000) }));
    expect(body.radir).toEqual([['1']]);
    expect(seconds).toBeLessThan(3);
  });
  it('O366 is read no slower for cells with thousands of lines of their own', async () => {
    const cell = `"${'a\n""\n'.repeat(3_500)}"\n`;
    const { body, seconds } = await read(Buffer.from(`Titill\n${cell.repeat(50)}`));
    expect(body.radir).toHaveLength(50);
    expect(seconds).toBeLessThan(3);
  });
});
