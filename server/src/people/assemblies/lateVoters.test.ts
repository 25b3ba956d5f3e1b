import { afterAll, beforeAll, expect, it } from 'vitest';
import { assembliesOf } from '../../../test/assembly.ts';
import { done } from '../../../test/doneBy.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// One of the staff enters friends as members, after the day on which members must be in force.

let portal: Portal;
let assemblies: ReturnType<typeof assembliesOf>;
let katla: Someone;
let hersir: Someone;
let editor: Someone;
beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set(['assemblies']) });
  katla = await portal.someone({ role: 'administrator', isPerson: false });
  hersir = await portal.someone({ role: 'administrator', isPerson: false });
  editor = await portal.someone({ role: 'editor', isPerson: false, name: 'Ragnar' });
  assemblies = assembliesOf(portal, katla);
});
afterAll(() => portal.close());

const step = (id: number, as: Someone, STADA_FUNDAR: string, FJOLDI_SIDBUINNA_FELAGA?: number) =>
  portal.ask(`PATCH /api/assemblies/${id}/step`, { as, body: { STADA_FUNDAR, FJOLDI_SIDBUINNA_FELAGA } });
let members = 0;
const enter = async (NAFN: string, DAGS_UMBODS?: string): Promise<number> => {
  const body = { KENNITALA: `010130${String(7000 + ++members)}`, NAFN, DAGS_UMBODS };
  return (await portal.ask('POST /api/members', { as: editor, body })).body.nafN_NR;
};
/** Announced, with fixing the list asked for. */
async function announced(): Promise<number> {
  const id = await assemblies.make();
  for (const as of [katla, hersir]) await step(id, as, 'announced');
  expect((await step(id, katla, 'listed')).status).toBe(200);
  return id;
}
const isListed = async (id: number, personId: number) =>
  (await portal.sql('select from assembly_voter where assembly_id = $1 and person_id = $2', [id, personId]))
    .length > 0;

it('R209 nobody fixes a list of voters without having seen who is on it by what was entered after its day, and by whom', async () => {
  const id = await announced();
  const [undated, dated] = [await enter('Una Síðbúna'), await enter('Ari Síðbúni', '2026-09-01')];
  const later = await enter('Nýr Félagi', new Date().toISOString().slice(0, 10));
  const refused = await step(id, hersir, 'listed');
  expect([refused.status, refused.body.Code, refused.body.Number]).toEqual([409, 'assembly.lateVoters', 2]);
  expect(refused.body.Message).toContain('Ari Síðbúni (Ragnar), Una Síðbúna (Ragnar)');
  expect((await step(id, hersir, 'listed', 1)).body.Number).toBe(2);
  // Another comes while they are looked at.
  const third = await enter('Ída Enn');
  expect((await step(id, hersir, 'listed', 2)).body.Number).toBe(3);
  await expect(
    portal.sql(
      `insert into assembly_step (assembly_id, state, asked_by, done_by) values ($1, 'listed', $2, $3)`,
      [id, katla.userId, hersir.userId],
    ),
  ).rejects.toMatchObject({ constraint: 'assembly_step_late' });
  expect((await step(id, hersir, 'listed', 3)).body).toMatchObject({ stadA_FUNDAR: 'listed' });
  for (const personId of [undated, dated, third]) expect(await isListed(id, personId)).toBe(true);
  expect(await isListed(id, later)).toBe(false);
});
it('R209 who was a member on the day by what was entered before it, or came by a file, is asked about by nobody', async () => {
  await portal.sql(`update change_record set changed_at = '2026-09-15' where user_id = $1`, [editor.userId]);
  await portal.someone();
  const id = await announced();
  expect((await step(id, hersir, 'listed')).body).toMatchObject({ stadA_FUNDAR: 'listed' });
});
it('R209 whoever is made a publisher after the day is named too', async () => {
  const house = await portal.someone({ withoutAuthor: true, name: 'Bergmál ehf.' });
  await portal.sql(`update app_user set created_at = '2026-01-01' where user_id = $1`, [house.userId]);
  const id = await announced();
  await portal.ask(`PATCH /api/persons/${house.personId}/publisher`, {
    as: editor,
    body: { ER_UTGEFANDI: 1 },
  });
  expect((await step(id, hersir, 'listed')).body.Message).toContain('Bergmál ehf. (Ragnar)');
  expect((await step(id, hersir, 'listed', 1)).body).toMatchObject({ stadA_FUNDAR: 'listed' });
});
it('R209 names who was put back, whose mandate or login was entered late, and who did so last; who was a member anyway is not', async () => {
  for (const { userId } of [editor, katla])
    await portal.sql(`update change_record set changed_at = '2026-09-15' where user_id = $1`, [userId]);
  const author = async (name: string, person: object = {}, mandateOn: string | null = null) => {
    const made = await portal.someone({ name });
    const columns = { society_code: 77, ...person };
    await portal.sql(
      `update person set society_code = r.society_code, left_on = r.left_on, email = null
       from jsonb_populate_record(null::person, $2) r where person.person_id = $1`,
      [made.personId, JSON.stringify(columns)],
    );
    await portal.sql('update author set mandate_on = $2 where person_id = $1', [made.personId, mandateOn]);
    return made;
  };
  const withoutLogin = async (name: string, society_code: number) => {
    const made = await author(name, { society_code });
    await portal.sql('delete from session where user_id = $1', [made.userId]);
    await portal.sql('delete from app_user where user_id = $1', [made.userId]);
    return made;
  };
  const enter = (by: Someone, text: string, { personId }: Someone, ...more: unknown[]) =>
    done(portal, { by }, text, [personId, ...more]);
  const login = `insert into app_user (kennitala, name, role, person_id) select kennitala, name, 'member', person_id from person where person_id = $1`;

  const back = await author('Afturkomin', { left_on: '2026-02-01' });
  await enter(editor, 'update person set left_on = null where person_id = $1', back);
  const mandated = await author('Bráðskráð', {}, '2026-11-15');
  await enter(editor, `update author set mandate_on = '2026-09-01' where person_id = $1`, mandated);
  // With neither a mandate nor a society of which one knows.
  const loggedIn = await withoutLogin('Dísa', 0);
  await enter(editor, login, loggedIn);
  const anyway = await withoutLogin('Eyja', 77);
  await enter(editor, login, anyway);
  await enter(katla, `update author set mandate_on = '2026-08-01' where person_id = $1`, mandated);

  const id = await announced();
  const refused = await step(id, hersir, 'listed');
  expect(refused.body.Number).toBe(3);
  expect(refused.body.Message).toContain(`Afturkomin (Ragnar), Bráðskráð (${katla.name}), Dísa (Ragnar)`);
  expect((await step(id, hersir, 'listed', 3)).body).toMatchObject({ stadA_FUNDAR: 'listed' });
  for (const { personId } of [back, mandated, loggedIn, anyway])
    expect(await isListed(id, personId)).toBe(true);
});
it('O370 names who was entered after the notice too, on the day of the list or before it, and nobody from before the notice', async () => {
  for (const { userId } of [editor, katla])
    await portal.sql(`update change_record set changed_at = '2026-09-15' where user_id = $1`, [userId]);
  await enter('Fyrri Félagi', '2026-01-01');
  const id = await assemblies.make({ DAGUR_KJORSKRAR: new Date().toISOString().slice(0, 10) });
  for (const as of [katla, hersir]) await step(id, as, 'announced');
  const friend = await enter('Vinur Katlu', '2026-01-01');
  await step(id, katla, 'listed');
  const refused = await step(id, hersir, 'listed');
  expect([refused.body.Code, refused.body.Number]).toEqual(['assembly.lateVoters', 1]);
  expect(refused.body.Message).toContain('Vinur Katlu (Ragnar)');
  expect((await step(id, hersir, 'listed', 1)).body).toMatchObject({ stadA_FUNDAR: 'listed' });
  expect(await isListed(id, friend)).toBe(true);
});

// And takes opponents off it, by a day of death or another society, from the announcement on.
it('R233 nobody fixes a list without having seen who is not on it by what was entered since the announcement, and by whom', async () => {
  await portal.sql(`update change_record set changed_at = '2026-09-15'`);
  const member = async (name: string) => {
    const made = await portal.someone({ name });
    await portal.sql(`update author set mandate_on = '2020-01-01' where author_id = $1`, [made.authorId]);
    return made;
  };
  const [dead, abroad, mandated, back, before, byFile] = await Promise.all(
    ['Andri', 'Ella', 'Ingi', 'Oddný', 'Unnur', 'Ýr'].map(member),
  );
  if (!dead || !abroad || !mandated || !back || !before || !byFile) throw new Error('There are six.');
  const set = (one: Someone, by: Someone, columns: string) =>
    done(portal, { by }, `update person set ${columns} where person_id = $1`, [one.personId]);
  const dies = (one: Someone, DAGS_DAIN: string | null) =>
    portal.ask(`PATCH /api/persons/${one.personId}`, { as: editor, body: { DAGS_DAIN } });
  await dies(before, '20260102');
  await portal.sql(`update change_record set changed_at = now() - interval '1 minute' where user_id = $1`, [
    editor.userId,
  ]);
  const today = new Date().toISOString().slice(0, 10);
  const id = await assemblies.make({ DAGUR_KJORSKRAR: today });
  for (const as of [katla, hersir]) await step(id, as, 'announced');
  expect((await dies(dead, '20260102')).status).toBe(204);
  await set(abroad, katla, 'society_code = 79');
  await set(abroad, editor, 'society_code = 52');
  await done(portal, { by: editor }, `update author set mandate_on = '2099-01-01' where author_id = $1`, [
    mandated.authorId,
  ]);
  await dies(back, '20260102');
  await dies(back, null);
  await portal.sql(`update person set died_on = '2026-01-02' where person_id = $1`, [byFile.personId]);
  await step(id, katla, 'listed');
  const refused = await step(id, hersir, 'listed');
  expect([refused.status, refused.body.Code, refused.body.Number]).toEqual([
    409,
    'assembly.changedVoters',
    4,
  ]);
  for (const names of [': Andri (Ragnar), Ella (Ragnar), Ingi (Ragnar). ', ': Oddný (Ragnar). '])
    expect(refused.body.Message).toContain(names);
  await expect(
    portal.sql(
      `insert into assembly_step (assembly_id, state, asked_by, done_by) values ($1, 'listed', $2, $3)`,
      [id, katla.userId, hersir.userId],
    ),
  ).rejects.toMatchObject({ constraint: 'assembly_step_late' });
  expect((await step(id, hersir, 'listed', 4)).body).toMatchObject({ stadA_FUNDAR: 'listed' });
  for (const one of [dead, abroad, mandated, before, byFile])
    expect(await isListed(id, one.personId)).toBe(false);
  expect(await isListed(id, back.personId)).toBe(true);
});
it('R233 asks about what was entered after the day too, where the assembly was announced later, and beside who comes onto the list', async () => {
  await portal.sql(`update change_record set changed_at = '2026-09-15'`);
  const gone = await portal.someone({ name: 'Andri' });
  await portal.sql(`update author set mandate_on = '2020-01-01' where author_id = $1`, [gone.authorId]);
  await portal.ask(`PATCH /api/persons/${gone.personId}`, { as: editor, body: { DAGS_DAIN: '20260102' } });
  await enter('Bára Síðbúna', '2026-09-01');
  const id = await announced();
  const { body } = await step(id, hersir, 'listed');
  expect([body.Code, body.Number]).toEqual(['assembly.changedVoters', 2]);
  for (const names of [': Andri (Ragnar). ', ': Bára Síðbúna (Ragnar). '])
    expect(body.Message).toContain(names);
  expect((await step(id, hersir, 'listed', 2)).body).toMatchObject({ stadA_FUNDAR: 'listed' });
});
