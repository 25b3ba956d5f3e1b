import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aWorkbook } from '../../../test/workbook.ts';
import { sendSheet } from '../../../test/sheets.ts';

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
      body: { TEGUND_BLADS: 'works', HEITI_SKRAR: name, INNIHALD: bytes.toString('base64') },
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
        TEGUND_BLADS: 'works',
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
  it('O108 has its headings below what the list is called, and no line of the list is taken for them', async () => {
    const work = ['Brimalda', 'Þórdís', 100];
    const headingsIn = async (...rows: (string | number)[][]) => {
      const { body } = await read('lög.xlsx', await aWorkbook(rows));
      return [body.dalkar.map((one: { dalkaheiti: string }) => one.dalkaheiti), body.radir.length];
    };
    const ours = ['Song title', 'Composer', 'Split'];
    const odd = ['Söngur', 'Hver samdi', 'Hvað mikið'];
    expect(await headingsIn(['Útgáfan 2026'], [], ours, work)).toEqual([ours, 1]);
    expect(await headingsIn(['Útgáfan 2026'], odd, work)).toEqual([odd, 1]);
    expect(await headingsIn(['Útgáfan', 2026], ours, work)).toEqual([ours, 1]);
    expect(await headingsIn(odd, ['Song', 'Composer', 100], work)).toEqual([odd, 2]);
    expect(await headingsIn(ours, [...work, 'meira'], work)).toEqual([ours, 2]);
    expect(await headingsIn(['Titill'], work)).toEqual([['Titill'], 1]);
    expect(await headingsIn(['Útgáfan 2026'], work)).toEqual([['Útgáfan 2026'], 1]);
  });
  it('O108 has cells with lines and quotation marks of their own, and a mark that opens nothing', async () => {
    const text = [
      'Titill;Höfundur;Athugasemd',
      '"Brimalda\r\nog stilla";Þórdís;"sagði ""já"""',
      'Lag 12" mix;Jökull;',
      '"Í lokin";Una;"ein',
      'tvær',
      'þrjár"',
    ];
    const { body } = await read('lög.csv', Buffer.from(text.join('\r\n')));
    expect(body.radir).toEqual([
      ['Brimalda\nog stilla', 'Þórdís', 'sagði "já"'],
      ['Lag 12" mix', 'Jökull', ''],
      ['Í lokin', 'Una', 'ein\ntvær\nþrjár'],
    ]);
    expect((await read('lög.csv', Buffer.from('Titill;Ár\n"Opið;1\nAnnað;2\n'))).body.Code).toBe(
      'bulk.fileUnreadable',
    );
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

it('O172 sheets take turns with those of others, one of each member at a time', async () => {
  const other = await portal.someone();
  const begun = async (as: Someone) => {
    const { body } = await portal.ask('POST /api/bulk', {
      as,
      body: { TEGUND_BLADS: 'works', HEITI_MAGNSKRANINGAR: 'Röð' },
    });
    const line = { title: 'Röð', length: '3:25', author: String(as.authorId), type: 'CA', share: '100' };
    const work = { SAETI: 1, UTGAFA_LINU: 0, LINUR_SKRANINGAR: [line], ER_ANNAD: 0 };
    const id: number = body.magnskraninG_NR;
    await portal.ask(`PUT /api/bulk/${id}/entries`, { as, body: { FAERSLUR_A_BLADI: [work] } });
    await portal.ask(`POST /api/bulk/${id}/send`, { as });
    return id;
  };
  const [first, second, third, last] = [
    await begun(member),
    await begun(member),
    await begun(member),
    await begun(other),
  ];
  const order = async () =>
    (
      await portal.sql<{ id: number }>(
        `select split_part(key, ':', 2)::integer as id from graphile_worker._private_jobs order by priority, run_at, id`,
      )
    ).map(({ id }) => id);
  expect(await order()).toEqual([first, last, second, third]);
  // The job that runs has no key any more once it has asked for the rest.
  await portal.sql('delete from graphile_worker._private_jobs where key = $1', [`registerBulk:${first}`]);
  await sendSheet(portal, first);
  expect(await order()).toEqual([last, second, third]);
});
