import { afterAll, beforeAll, expect, it } from 'vitest';
import { assembliesOf } from '../../../test/assembly.ts';
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
