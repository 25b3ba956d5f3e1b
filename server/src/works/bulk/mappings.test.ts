import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone();
});
afterAll(() => portal.close());

type Columns = Readonly<Record<string, string | null>>;
const keep = (columns: Columns, name: string | null, { as = member, kind = 'works' } = {}) =>
  portal.ask('PUT /api/bulk/columns', {
    as,
    body: {
      TEGUND_BLADS: kind,
      DALKAR: Object.entries(columns).map(([heading, column]) => ({ DALKAHEITI: heading, DALKUR: column })),
      HEITI_DALKASKIPANAR: name,
    },
  });
const read = async (headings: string, as = member) => {
  const content = Buffer.from(`${headings}\n${headings.replace(/[^;]+/g, 'x')}\n`).toString('base64');
  const { body } = await portal.ask('POST /api/bulk/file', {
    as,
    body: { TEGUND_BLADS: 'works', HEITI_SKRAR: 'lög.csv', INNIHALD: content },
  });
  return {
    columns: body.dalkar.map((one: { dalkur: string | null }) => one.dalkur),
    mappings: body.dalkaskipanir.map(
      (one: { heitI_DALKASKIPANAR: string; passaR_BEST: 0 | 1; dalkaR_SKRAR: (string | null)[] }) => [
        one.heitI_DALKASKIPANAR,
        one.passaR_BEST,
        ...one.dalkaR_SKRAR,
      ],
    ),
  };
};
const list = async (as = member): Promise<{ id: number; name: string }[]> => {
  const { body } = await portal.ask('GET /api/bulk/mappings', { as });
  if (!Array.isArray(body)) return [];
  return body.map((one) => ({ id: one.dalkaskipaN_NR, name: one.heitI_DALKASKIPANAR }));
};

it('O313 keeps mappings by name, and proposes of them the one with most headings in common with the file', async () => {
  await keep({ Nafn: 'title', Hver: 'name', Partur: 'share' }, 'Forlagið');
  await keep({ Nafn: 'name', Söngur: 'title', Partur: null, Annað: 'remark' }, '  Dreifing ehf. ');
  const first = await read('Nafn;Hver;Partur');
  expect(first.mappings).toEqual([
    ['Forlagið', 1, 'title', 'name', 'share'],
    ['Dreifing ehf.', 0, 'name', null, null],
  ]);
  // What headings usually mean stays beside them, for who chooses none.
  expect(first.columns).toEqual(['name', null, null]);
  expect((await read('SÖNGUR;Nafn;Partur;Titill')).mappings).toEqual([
    ['Dreifing ehf.', 1, 'title', 'name', null, null],
    ['Forlagið', 0, null, 'title', 'share', null],
  ]);
  // Less than half in common is another list.
  expect((await read('Nafn;Eitt;Tvö;Þrjú;Fjögur')).mappings.map(([, best]: unknown[]) => best)).toEqual([
    0, 0,
  ]);
});

it('O313 the same name is the same mapping, whatever its case, and each kind of sheet has its own', async () => {
  const as = await portal.someone();
  await keep({ A: 'title' }, 'Forlagið', { as });
  await keep({ A: 'remark' }, 'FORLAGIÐ', { as });
  await keep({ A: 'isrc' }, 'Forlagið', { as, kind: 'isrcs' });
  expect((await list(as)).map(({ name }) => name)).toEqual(['FORLAGIÐ', 'Forlagið']);
  expect((await read('A', as)).mappings).toEqual([['FORLAGIÐ', 1, 'remark']]);
  const { body } = await portal.ask('GET /api/bulk/mappings?kind=isrcs', { as });
  expect(body).toHaveLength(1);
});

it('O313 is renamed and deleted by its owner, and is nobody else’s, staff included', async () => {
  const [as, other, editor] = [
    await portal.someone(),
    await portal.someone(),
    await portal.someone({ role: 'editor' }),
  ];
  await keep({ A: 'title' }, 'Fyrsta', { as });
  await keep({ B: 'title' }, 'Önnur', { as });
  const [first, second] = await list(as);
  const rename = (id = 0, name = 'Nýtt', by = as) =>
    portal.ask(`PATCH /api/bulk/mappings/${id}`, { as: by, body: { HEITI_DALKASKIPANAR: name } });
  const remove = (id = 0, by = as) => portal.ask(`DELETE /api/bulk/mappings/${id}`, { as: by });
  for (const by of [other, editor]) {
    expect((await rename(first?.id, 'Mín', by)).body.Code).toBe('bulk.mappingNotFound');
    expect((await remove(first?.id, by)).body.Code).toBe('bulk.mappingNotFound');
    expect((await read('A', by)).mappings).toEqual([]);
    expect(await list(by)).toEqual([]);
  }
  expect((await rename(first?.id, 'önnur')).body.Code).toBe('bulk.mappingNamed');
  expect((await rename(first?.id, ' ')).status).toBe(422);
  expect((await rename(first?.id, 'x'.repeat(61))).status).toBe(422);
  expect((await rename(first?.id, 'FYRSTA')).status).toBe(204);
  expect((await remove(second?.id)).status).toBe(204);
  expect(await list(as)).toEqual([{ id: first?.id, name: 'FYRSTA' }]);
  const viewer = await portal.someone({ role: 'viewer' });
  expect((await keep({ A: 'title' }, 'Mín', { as: viewer })).status).toBe(403);
  const [record] = await portal.sql('select count(*)::integer as kept from bulk_mapping where user_id = $1', [
    viewer.userId,
  ]);
  expect(record).toEqual({ kept: 0 });
});

it('O313 has an end, and takes no column that the kind of sheet does not have', async () => {
  const as = await portal.someone();
  await portal.sql(
    `insert into bulk_mapping (user_id, kind, name, mapping) select $1, 'works', 'Nr. ' || n, '{}' from generate_series(1, 49) n`,
    [as.userId],
  );
  const both = await Promise.all([
    keep({ A: 'title' }, 'Ein', { as }),
    keep({ A: 'title' }, 'Enn ein', { as }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  expect((await keep({ A: 'title' }, 'Nr. 1', { as })).status).toBe(204);
  expect((await keep({ A: 'light' }, 'Nr. 1', { as })).status).toBe(422);
});
