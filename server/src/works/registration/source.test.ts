import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let author: Someone;
let staff: Someone;
let original: number;

beforeAll(async () => {
  portal = await aPortal();
  author = await portal.someone();
  staff = await portal.someone({ role: 'editor' });
  original = await portal.work({ by: author, title: 'Frumverk' });
});
afterAll(() => portal.close());

const register = (changes: Record<string, unknown>) =>
  portal.ask('POST /api/compositions', { as: author, body: aRegistration(author, changes) });
const codesOf = (body: { Errors: { Field: string; Code: string }[] }) =>
  body.Errors.map(({ Field, Code }) => `${Field} ${Code}`);

describe('what a work derives from', () => {
  it('X60, X61 is kept with its version, an ISWC without its punctuation', async () => {
    const said = {
      TONLISTARFLOKKUR: 'SER',
      TONLISTARSTEFNA: 'CL',
      TONLIST_OG_TEXTI: 'MTN',
      UTSETNING_TONLISTAR: 'ARR',
      ADLOGUN_TEXTA: 'NON',
      HEITI_FRUMVERKS: ' Vorkvöld ',
      HOFUNDAR_FRUMVERKS: 'Sigvaldi Kaldalóns',
      ISWC_FRUMVERKS: 't-034.524.680-1',
      VERK_NR_FRUMVERKS: original,
    };
    const { status, body } = await register(said);
    expect(status).toBe(201);
    const work = await portal.ask(`GET /api/compositions/${body.verK_NR}`, { as: author });
    expect(work.body).toMatchObject({
      tonlistarflokkur: 'SER',
      tonlistarstefna: 'CL',
      tonlisT_OG_TEXTI: 'MTN',
      heitI_FRUMVERKS: 'Vorkvöld',
      iswC_FRUMVERKS: 'T0345246801',
      verK_NR_FRUMVERKS: original,
    });
  });
  it('X60 has the codes of the tables and no others', async () => {
    expect((await register({ TONLISTARFLOKKUR: 'ROK' })).status).toBe(422);
    expect((await register({ GERD_VERKS: 'mod' })).status).toBe(422);
  });
  it('X61, V9 is a work that there is, with a right ISWC', async () => {
    expect(codesOf((await register({ VERK_NR_FRUMVERKS: 99_999_999 })).body)).toEqual([
      'VERK_NR_FRUMVERKS work.sourceNotFound',
    ]);
    expect(codesOf((await register({ ISWC_FRUMVERKS: 'T-034.524.680-2' })).body)).toEqual([
      'ISWC_FRUMVERKS iswc.checkDigit',
    ]);
  });
  it('X61 is not the work itself', async () => {
    const { body } = await register({});
    const workId = body.verK_NR;
    const amended = await portal.ask(`PUT /api/compositions/${workId}`, {
      as: author,
      body: aRegistration(author, { VERK_NR_FRUMVERKS: workId }),
    });
    expect(codesOf(amended.body)).toEqual(['VERK_NR_FRUMVERKS work.sourceNotFound']);
    await expect(
      portal.sql('update work set source_work_id = work_id where work_id = $1', [workId]),
    ).rejects.toMatchObject({ constraint: 'work_source_other' });
  });
  it('X61 is looked at on a provisional work too', async () => {
    const answer = await portal.ask('POST /api/provisionalWorks', {
      as: staff,
      body: { HEITI_VERKS: 'Óskráð', ISWC_FRUMVERKS: 'T1', VERK_NR_FRUMVERKS: 99_999_999 },
    });
    expect(codesOf(answer.body)).toEqual([
      'ISWC_FRUMVERKS iswc.length',
      'VERK_NR_FRUMVERKS work.sourceNotFound',
    ]);
  });
});
