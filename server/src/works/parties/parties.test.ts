import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Portal, Someone } from '../../../test/portal.ts';
import { aPublishedWork, rolesApart as roles, publisherIpi as ipi } from '../../../test/publishedWork.ts';

let portal: Portal;
let staff: Someone;
let author: Someone;
let publisher: Someone;
let stranger: Someone;
let workId: number;
let contractId: number;
let registered: (more?: object, of?: object) => Promise<number>;

beforeAll(async () => {
  const made = await aPublishedWork();
  ({ portal, staff, author, publisher, stranger, workId, contractId, register: registered } = made);
});
afterAll(() => portal.close());

const parties = async (as = author, of = workId) =>
  (await portal.ask(`GET /api/compositions/${of}/parties`, { as })).body;
const typeOf = async (of: number) =>
  (await portal.sql('select author_type_id from work_author where work_id = $1', [of]))[0]?.author_type_id;

describe('an author in several roles', () => {
  it('X63 stands on the work once, by the type that stands for the roles, with a party for each', async () => {
    expect(await typeOf(workId)).toBe(36);
    expect((await parties()).slice(0, 2)).toMatchObject([
      { tegunD_ADILA: 'writer', hlutverK_ADILA: 'C', hlutuR_FLUTNINGS: 33.34, hlutuR_UPPTOKU: 40 },
      { tegunD_ADILA: 'writer', hlutverK_ADILA: 'A', hlutuR_FLUTNINGS: 16.66, hlutuR_UPPTOKU: 20 },
    ]);
  });
  it.each([
    ['parts that do not add up', roles(50, 49), 'work.rolesTotal'],
    ['a part of nothing', roles(100, 0), 'work.rolesTotal'],
    ['the same role twice', [...roles(50, 25), { typeOfAuthor: 33, ratio: 25 }], 'work.rolesTwice'],
    [
      'a role made of several',
      [
        { typeOfAuthor: 36, ratio: 50 },
        { typeOfAuthor: 35, ratio: 50 },
      ],
      'work.authorTypeNotOffered',
    ],
    [
      'a translator who never was one',
      [
        { typeOfAuthor: 33, ratio: 50 },
        { typeOfAuthor: 44, ratio: 50 },
      ],
      'work.authorTypeNotOffered',
    ],
    [
      'an arranger hidden in another role',
      [
        { typeOfAuthor: 33, ratio: 50 },
        { typeOfAuthor: 35, ratio: 50 },
      ],
      'work.split.noTraditional',
    ],
  ])('X63, F5.13 is refused with %s', async (_, apart, code) => {
    const { status, body } = await portal.ask('POST /api/compositions', {
      as: author,
      body: {
        HEITI_VERKS: 'Vök',
        LENGD: '3.30',
        authors: [{ id: author.authorId, typeOfAuthor: 36, ratio: 100, roles: apart }],
      },
    });
    expect(status).toBe(422);
    expect(body.Errors.map(({ Code }: { Code: string }) => Code)).toContain(code);
  });
  it('X63 keeps them where an amendment says nothing of them, and takes them away by an empty list', async () => {
    const of = await registered();
    const amend = (more: object, ratio = 100) =>
      portal.ask(`PUT /api/compositions/${of}`, {
        as: author,
        body: {
          HEITI_VERKS: 'Brimalda',
          LENGD: '3.31',
          authors: [
            { id: author.authorId, typeOfAuthor: 36, ratio, publishingContractId: contractId, ...more },
          ],
        },
      });
    const kept = () =>
      portal.sql('select author_type_id from work_author_role where work_id = $1 order by 1', [of]);
    expect((await amend({})).status).toBe(200);
    expect(await kept()).toHaveLength(2);
    expect((await amend({ roles: [] })).status).toBe(200);
    expect(await kept()).toHaveLength(0);
  });
  it('X63, V5 has to approve anew when the parts change', async () => {
    const other = await portal.someone({ name: 'Bjartur' });
    const of = await portal.work({ by: author, others: [other], isApproved: false });
    await portal.sql(`update work_author set approval = 'given', approved_at = now() where work_id = $1`, [
      of,
    ]);
    const { status } = await portal.ask(`PUT /api/compositions/${of}`, {
      as: author,
      body: {
        HEITI_VERKS: 'Andvaka',
        LENGD: '3.30',
        authors: [
          { id: author.authorId, typeOfAuthor: 36, ratio: 50 },
          { id: other.authorId, typeOfAuthor: 36, ratio: 50, roles: roles(25, 25) },
        ],
      },
    });
    expect(status).toBe(200);
    const [row] = await portal.sql('select approval from work_author where work_id = $1 and author_id = $2', [
      of,
      other.authorId,
    ]);
    expect(row?.approval).toBe('waiting');
    const { body } = await portal.ask(`GET /api/compositions/${of}/amendments`, {
      as: author,
      language: 'en',
    });
    expect(body[0].breytingar).toMatchObject([
      { reitur: 'roles', var: null, verdur: 'C 25\u00a0%, A 25\u00a0%' },
    ]);
  });
  it('X63 cannot be written off the share, whoever writes', async () => {
    await expect(
      portal.sql('update work_author_role set share = 50 where work_id = $1 and author_type_id = 33', [
        workId,
      ]),
    ).rejects.toMatchObject({ constraint: 'work_author_roles_add_up' });
    await expect(
      portal.sql('delete from work_author_role where work_id = $1 and author_type_id = 33', [workId]),
    ).rejects.toMatchObject({ constraint: 'work_author_roles_add_up' });
  });
});

describe('the parties of a work', () => {
  it('X64, V6 follow from registration and contract, home as performing and abroad as the others', async () => {
    expect((await parties()).at(2)).toMatchObject({
      tegunD_ADILA: 'publisher',
      numeR_KEDJU: 1,
      hlutverK_ADILA: 'E',
      nafn: 'Brim ehf.',
      ipI_NUMER: ipi,
      hlutuR_FLUTNINGS: 50,
      hlutuR_UPPTOKU: 40,
      hlutuR_HLJODSETNINGAR: 40,
      publisheR_SAMNINGUR_NR: contractId,
      samningsnumer: 'ICE-77',
      heimild: 'registration',
      svaedI_ADILA: [
        { innifalid: 1, svaedi: 2136, hlutuR_FLUTNINGS: 50, hlutuR_UPPTOKU: 40, hlutuR_HLJODSETNINGAR: 40 },
      ],
      mA_TILGREINA: 0,
    });
    expect((await parties(publisher)).at(2).mA_TILGREINA).toBe(1);
  });
  it('X64, V7 are for the parties and staff, without a kennitala', async () => {
    expect((await portal.ask(`GET /api/compositions/${workId}/parties`, { as: stranger })).status).toBe(404);
    expect((await portal.ask(`GET /api/compositions/${workId}/parties`, { as: staff })).text).not.toContain(
      author.kennitala,
    );
  });
  it('X64 have numbers of agreements for the parties to these alone', async () => {
    const other = await portal.someone({ name: 'Bjartur' });
    const of = await registered(
      { ratio: 50, roles: [] },
      {
        authors: [
          { id: author.authorId, typeOfAuthor: 36, ratio: 50, publishingContractId: contractId },
          { id: other.authorId, typeOfAuthor: 36, ratio: 50 },
        ],
      },
    );
    const seen = async (as: Someone) =>
      (await parties(as, of)).find(({ hlutverK_ADILA }: { hlutverK_ADILA: string }) => hlutverK_ADILA === 'E')
        .samningsnumer;
    for (const as of [author, publisher, staff]) expect(await seen(as)).toBe('ICE-77');
    expect(await seen(other)).toBeNull();
    const owner = (role: string, performance: number, mechanical: number, more: object = {}) => ({
      HLUTVERK_ADILA: role,
      NAFN: 'Undir ApS',
      HLUTUR_FLUTNINGS: performance,
      HLUTUR_UPPTOKU: mechanical,
      HLUTUR_HLJODSETNINGAR: mechanical,
      SVAEDI_ADILA: [],
      ...more,
    });
    const stated = await portal.ask(`PUT /api/compositions/${of}/chains/${author.authorId}`, {
      as: staff,
      body: { ADILAR_KEDJU: [owner('E', 25, 20), owner('SE', 0, 0, { SAMNINGSNUMER: 'LEYND-1' })] },
    });
    expect(stated.status).toBe(200);
    const recordsFor = async (as: Someone) =>
      (await portal.ask(`GET /api/records?workId=${of}&limit=100`, { as })).text;
    expect(await recordsFor(staff)).toContain('LEYND-1');
    expect(await recordsFor(other)).toContain('Undir ApS');
    expect(await recordsFor(other)).not.toContain('LEYND-1');
  });
  it('X65 that are stated add up for each author and right, or cannot be written', async () => {
    const state = (share: number) =>
      portal.sql(
        `insert into work_party (work_id, author_id, kind, role, name, performance_share, mechanical_share, synchronisation_share, source)
         values ($1, $2, 'writer', 'CA', 'Þórdís Æsa', $3, 60, 60, 'staff')`,
        [workId, author.authorId, share],
      );
    await expect(state(49.99)).rejects.toMatchObject({ constraint: 'work_parties_add_up' });
    await expect(state(50.01)).rejects.toMatchObject({ constraint: 'work_parties_add_up' });
    await state(50);
    expect(await parties()).toMatchObject([
      { hlutverK_ADILA: 'CA', heimild: 'staff' },
      { hlutverK_ADILA: 'E' },
    ]);
  });
  it('X65 that are stated fall away when what they rest on changes', async () => {
    expect(await portal.sql('select from work_party where work_id = $1', [workId])).toHaveLength(1);
    await portal.sql(
      `with lines as (select work_right_id from work_right where work_id = $1 and publisher_id is null)
       update work_right set share_abroad = share_abroad where work_right_id in (select work_right_id from lines)`,
      [workId],
    );
    expect(await portal.sql('select from work_party where work_id = $1', [workId])).toHaveLength(0);
    const records = await portal.sql(
      `select operation from change_record where table_name = 'work_party' and work_id = $1 order by change_record_id`,
      [workId],
    );
    expect(records.map(({ operation }) => operation)).toEqual(['insert', 'delete']);
  });
});
