import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  baseNumberOf,
  checkedIpiFile,
  nameNumberOf,
  sendIpiFile,
  takeIpi,
  takenIpiFile,
} from '../../../test/ipi.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { checkFile } from './check.ts';
import { takeFile } from './take.ts';

let portal: Portal;
let staff: Someone;
let colleague: Someone;
beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.someone({ role: 'editor' });
  colleague = await portal.someone({ role: 'administrator' });
});
afterAll(() => portal.close());

const line = (
  n: number,
  { name = 'Lindqvist', society = '79', from = '2010-01-01', to = '', base = n } = {},
) => [nameNumberOf(n), baseNumberOf(base), name, 'Alva', 'PA', society, 'PR', 'CA', from, to].join(';');
const problems = async (id: number) =>
  (
    (await portal.ask(`GET /api/ipi/imports/${id}/problems`, { as: staff, language: 'en' })).body as Record<
      string,
      unknown
    >[]
  ).map((one) => [one['linA_I_SKRA'], one['dalkur'], one['abending']]);
const names = () => portal.sql<{ name_number: string }>('select name_number from ipi_name order by 1');

describe('a file of the IPI register', () => {
  it('X31 is checked without changing anything, and refuses wrong lines one by one', async () => {
    const wrongDigits = nameNumberOf(101).replace(/..$/u, '00');
    const wrongBase = 'I-000000101-0';
    const { body } = await checkedIpiFile(portal, staff, [
      line(100),
      line(101).replace(nameNumberOf(101), wrongDigits),
      line(102).replace(baseNumberOf(102), wrongBase),
      line(103, { society: '9999' }),
      line(104).replace(';PA;', ';XX;').replace(';PR;', ';QQ;'),
      line(105, { from: '2010-02-30' }),
      line(106, { to: '2009-12-31' }),
      line(107, { name: '' }),
      'just one cell',
    ]);
    expect(body).toMatchObject({
      stadA_INNLESTRAR: 'checked',
      lesnaR_LINUR: 9,
      fjoldI_HAFNAD: 8,
      nY_NOFN: 1,
      nyjaR_ADILDIR: 1,
    });
    const said = await problems(body.ipI_INNLESTUR_NR);
    expect(said.map(([at, column]) => [at, column])).toEqual([
      [3, 'name_number'],
      [4, 'base_number'],
      [5, 'society'],
      [6, 'kind'],
      [6, 'right'],
      [7, 'from'],
      [8, 'to'],
      [9, 'name'],
      [10, null],
    ]);
    expect(said[2]?.[2]).toBe('“9999” is not the number of a society.');
    expect(await names()).toEqual([]);
  });

  it('X32 with refused lines is taken only when that is said', async () => {
    const { body } = await checkedIpiFile(portal, staff, [line(110), line(111, { society: 'x' })]);
    const id = body.ipI_INNLESTUR_NR;
    const refused = await takeIpi(portal, staff, id);
    expect(refused.status).toBe(409);
    expect(await names()).toEqual([]);
    const taken = await takeIpi(portal, staff, id, { AN_HAFNADRA: 1 });
    expect(taken.body).toMatchObject({ stadA_INNLESTRAR: 'taken', nY_NOFN: 1, nyjaR_ADILDIR: 1 });
    expect(await names()).toEqual([{ name_number: nameNumberOf(110) }]);
  });

  it('X32 that comes again byte for byte is the import it was', async () => {
    const lines = [line(120)];
    const first = await takenIpiFile(portal, staff, lines);
    const again = await checkedIpiFile(portal, staff, lines);
    expect(again.body).toMatchObject({
      stadA_INNLESTRAR: 'same',
      samI_INNLESTUR_NR: first.body.ipI_INNLESTUR_NR,
    });
    expect((await takeIpi(portal, staff, again.body.ipI_INNLESTUR_NR)).status).toBe(409);
  });

  it('X31 says what is new, changed and the same; what changes stands in the history', async () => {
    await takenIpiFile(portal, staff, [line(130), line(131)]);
    const { body } = await takenIpiFile(portal, staff, [
      line(130, { to: '2025-12-31' }),
      line(130, { society: '52', from: '2026-01-01' }),
      line(131, { name: 'Lindkvist' }),
      line(132),
    ]);
    expect(body).toMatchObject({
      nY_NOFN: 1,
      breytT_NOFN: 1,
      obreytT_NOFN: 1,
      nyjaR_ADILDIR: 2,
      breyttaR_ADILDIR: 1,
      obreyttaR_ADILDIR: 1,
    });
    const [party] = await portal.sql('select party_id from ipi_name where name_number = $1', [
      nameNumberOf(131),
    ]);
    const history = await portal.ask(`GET /api/ipi/parties/${party?.party_id}/changes`, { as: staff });
    expect(history.body[0]).toMatchObject({
      tegunD_IPI_BREYTINGAR: 'name',
      ipI_FYRIR: 'PA Alva Lindqvist',
      ipI_EFTIR: 'PA Alva Lindkvist',
      heitI_SKRAR: 'ipi.csv',
      tekinN_INN_AF: staff.name,
    });
    expect(history.body.map((one: Record<string, unknown>) => one['tegunD_IPI_BREYTINGAR'])).toEqual([
      'name',
      'newName',
      'newMembership',
    ]);
  });

  it('X31 refuses two societies at a time for a right and a role, of the file and of the register', async () => {
    await takenIpiFile(portal, staff, [line(140)]);
    const { body } = await checkedIpiFile(portal, staff, [
      line(140, { society: '52', from: '2020-01-01' }),
      line(141, { to: '2015-12-31' }),
      line(141, { society: '52', from: '2015-12-31' }),
      line(142, { to: '2015-12-31' }),
      line(142, { society: '52', from: '2016-01-01' }),
      line(143, { base: 144 }),
      line(143, { base: 145 }),
    ]);
    expect(await problems(body.ipI_INNLESTUR_NR)).toEqual([
      [2, 'from', expect.stringContaining('society no. 79 from 2010-01-01')],
      [4, 'from', expect.stringContaining('society no. 79 from 2010-01-01')],
      [8, 'name_number', expect.stringContaining(nameNumberOf(143))],
    ]);
  });

  it('X31 a refused line ends no membership for the lines that rest on it', async () => {
    await takenIpiFile(portal, staff, [line(150)]);
    const { body } = await checkedIpiFile(portal, staff, [
      line(150, { name: 'Annað' }),
      line(150, { name: 'Lindqvist', to: '2019-12-31' }),
      line(150, { name: 'Annað', society: '52', from: '2020-01-01' }),
    ]);
    expect((await problems(body.ipI_INNLESTUR_NR)).map(([at]) => at)).toEqual([3, 4]);
    const taken = await takeIpi(portal, staff, body.ipI_INNLESTUR_NR, { AN_HAFNADRA: 1 });
    expect(taken.body).toMatchObject({ stadA_INNLESTRAR: 'taken', nyjaR_ADILDIR: 0 });
  });

  it('X32 that was checked before another was taken has to be checked again', async () => {
    const before = await checkedIpiFile(portal, staff, [line(160)]);
    const id = before.body.ipI_INNLESTUR_NR;
    await takenIpiFile(portal, staff, [line(161)]);
    expect((await portal.ask(`GET /api/ipi/imports/${id}`, { as: staff })).body.eR_URELTUR).toBe(1);
    expect((await takeIpi(portal, staff, id)).status).toBe(409);
    await portal.ask(`POST /api/ipi/imports/${id}/check`, { as: staff });
    await checkFile(portal.pool, id);
    expect((await takeIpi(portal, staff, id)).body.stadA_INNLESTRAR).toBe('taken');
  });

  it('X32 is taken once by a job that runs twice, and leaves nothing of its lines', async () => {
    const { body } = await takenIpiFile(portal, staff, [line(170)]);
    await takeFile(portal.pool, body.ipI_INNLESTUR_NR);
    const [left] = await portal.sql(
      `select (select count(*) from ipi_import_line where ipi_import_id = $1)::integer as lines,
        (select count(*) from ipi_import_part where ipi_import_id = $1)::integer as parts`,
      [body.ipI_INNLESTUR_NR],
    );
    expect(left).toEqual({ lines: 0, parts: 0 });
  });

  it('X31 reads the example of the documentation', async () => {
    const text = readFileSync(new URL('../../../../docs/ipi-file.csv', import.meta.url), 'utf8');
    const id = await sendIpiFile(portal, staff, text);
    await portal.ask(`POST /api/ipi/imports/${id}/check`, { as: staff });
    await checkFile(portal.pool, id);
    expect((await portal.ask(`GET /api/ipi/imports/${id}`, { as: staff })).body).toMatchObject({
      stadA_INNLESTRAR: 'checked',
      lesnaR_LINUR: 3,
      fjoldI_HAFNAD: 0,
      nY_NOFN: 2,
      nyjaR_ADILDIR: 2,
    });
  });

  it.each([
    ['no text', 'a\u0000b', 'not text'],
    ['a column that is missing', 'name_number;name;kind\n', 'column “base_number” is missing'],
    ['a column nobody knows', 'name_number;base_number;name;kind;shoe\n', '“shoe” is not known'],
    ['no lines', 'name_number;base_number;name;kind\n', 'no lines'],
  ])('X31 with %s cannot be taken at all', async (_, text, why) => {
    const id = await sendIpiFile(portal, staff, text);
    await portal.ask(`POST /api/ipi/imports/${id}/check`, { as: staff });
    await checkFile(portal.pool, id);
    expect((await portal.ask(`GET /api/ipi/imports/${id}`, { as: staff })).body.stadA_INNLESTRAR).toBe(
      'refused',
    );
    expect((await problems(id))[0]?.[2]).toContain(why);
    expect((await takeIpi(portal, staff, id)).status).toBe(409);
  });

  it('X31 is cancelled while it is checked, and nothing of it is left', async () => {
    const id = await sendIpiFile(portal, staff, 'x');
    await portal.ask(`POST /api/ipi/imports/${id}/check`, { as: staff });
    const cancelled = await portal.ask(`POST /api/ipi/imports/${id}/cancel`, { as: staff });
    expect(cancelled.body.stadA_INNLESTRAR).toBe('cancelled');
    await checkFile(portal.pool, id);
    expect((await portal.ask(`GET /api/ipi/imports/${id}`, { as: staff })).body.stadA_INNLESTRAR).toBe(
      'cancelled',
    );
  });

  it('X31 takes parts only of who announced it, and only whole files', async () => {
    const announced = await portal.ask('POST /api/ipi/imports', {
      as: staff,
      body: { HEITI_SKRAR: 'ipi.csv', STAERD: 3 },
    });
    const id = announced.body.ipI_INNLESTUR_NR;
    const part = (as: Someone, text: string) =>
      portal.ask(`PUT /api/ipi/imports/${id}/parts/1`, {
        as,
        body: { INNIHALD: Buffer.from(text).toString('base64') },
      });
    expect((await part(colleague, 'abc')).status).toBe(409);
    expect((await part(staff, 'ab')).status).toBe(422);
    expect((await portal.ask(`POST /api/ipi/imports/${id}/check`, { as: staff })).status).toBe(409);
    expect((await part(staff, 'abc')).status).toBe(204);
  });
});

describe('what the database holds', () => {
  it('X30 refuses wrong check digits and overlapping memberships whoever writes them', async () => {
    const { body } = await takenIpiFile(portal, staff, [line(180)]);
    const id = body.ipI_INNLESTUR_NR;
    const [party] = await portal.sql('select party_id from ipi_party where base_number = $1', [
      baseNumberOf(180),
    ]);
    const add = (statement: string, ...values: unknown[]) => portal.sql(statement, values);
    await expect(add(`insert into ipi_party (base_number) values ('I-000000180-0')`)).rejects.toThrow(
      'ipi_party_base_number_check_digit',
    );
    await expect(
      add(
        `insert into ipi_name (name_number, party_id, name_kind, name, added_by) values ('00000018000', $1, 'PA', 'X', $2)`,
        party?.party_id,
        id,
      ),
    ).rejects.toThrow('ipi_name_number_check_digits');
    await expect(
      add(
        `insert into ipi_membership (party_id, society_code, right_code, role_code, starts_on, added_by)
        values ($1, 52, 'PR', 'CA', '2020-01-01', $2)`,
        party?.party_id,
        id,
      ),
    ).rejects.toThrow('ipi_membership_once');
  });

  it('X36 knows the society of a party for a right on a day, by base number and by name number', async () => {
    await takenIpiFile(portal, staff, [
      line(190, { to: '2015-12-31' }),
      line(190, { society: '52', from: '2016-01-01' }),
    ]);
    const on = async (number: string, right: string, day: string) =>
      (await portal.sql('select society_on($1, $2, $3) as code', [number, right, day]))[0]?.code;
    expect(await on(baseNumberOf(190), 'PR', '2015-12-31')).toBe(79);
    expect(await on(nameNumberOf(190), 'PR', '2016-01-01')).toBe(52);
    expect(await on(nameNumberOf(190), 'PR', '2009-12-31')).toBeNull();
    expect(await on(nameNumberOf(190), 'MR', '2016-01-01')).toBeNull();
  });
});

describe('taking a file where it takes two', () => {
  let careful: Portal;
  beforeAll(async () => {
    careful = await aPortal({ fourEyes: new Set(['joins']) });
  });
  afterAll(() => careful.close());
  it('X33 is for another of the staff than who sent it', async () => {
    const one = await careful.someone({ role: 'editor' });
    const other = await careful.someone({ role: 'editor' });
    const { body } = await checkedIpiFile(careful, one, [line(1)]);
    expect((await takeIpi(careful, one, body.ipI_INNLESTUR_NR)).status).toBe(409);
    expect((await takeIpi(careful, other, body.ipI_INNLESTUR_NR)).body.stadA_INNLESTRAR).toBe('taken');
  });
});
