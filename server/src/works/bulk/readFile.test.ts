import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aWorkbook } from '../../../test/workbook.ts';

let portal: Portal;
let member: Someone;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone();
});
afterAll(() => portal.close());

describe('a file', () => {
  const read = (name: string, bytes: Buffer) =>
    portal.ask('POST /api/bulk/file', {
      as: member,
      body: { HEITI_SKRAR: name, INNIHALD: bytes.toString('base64') },
    });

  it('O108 is read from a workbook or CSV, its columns proposed, and as confirmed the next time', async () => {
    const rows = [
      ['Song title', 'Composer', 'Split', 'Skrýtið'],
      ['Brimalda', 'Þórdís', 100, 'x'],
    ] as const;
    const { body } = await read('lög.xlsx', await aWorkbook(rows));
    expect(body.radir).toEqual([['Brimalda', 'Þórdís', '100', 'x']]);
    expect(body.dalkar.map((one: { dalkur: string | null }) => one.dalkur)).toEqual([
      'title',
      'name',
      'share',
      null,
    ]);
    await portal.ask('PUT /api/bulk/columns', {
      as: member,
      body: {
        DALKAR: [
          { DALKAHEITI: 'SKRÝTIÐ', DALKUR: 'remark' },
          { DALKAHEITI: 'Split', DALKUR: null },
        ],
      },
    });
    const csv = await read('lög.csv', Buffer.from('Skrýtið;Split;Titill\nx;1;Ævi\n', 'latin1'));
    expect(csv.body.dalkar.map((one: { dalkur: string | null }) => one.dalkur)).toEqual([
      'remark',
      null,
      'title',
    ]);
    expect(csv.body.radir).toEqual([['x', '1', 'Ævi']]);
  });
  it.each([
    ['empty', Buffer.from('Titill\n'), 'bulk.fileEmpty'],
    ['no text', Buffer.from([0, 1, 2, 0]), 'bulk.fileUnreadable'],
    ['no workbook', Buffer.from('PK\u0003\u0004 but no more', 'latin1'), 'bulk.fileUnreadable'],
    ['too long', Buffer.from(`Titill\n${'x\n'.repeat(20_001)}`), 'bulk.fileTooLong'],
  ])('O112 is refused where it is %s', async (_, bytes, code) => {
    expect((await read('skrá', bytes)).body.Code).toBe(code);
  });
});
