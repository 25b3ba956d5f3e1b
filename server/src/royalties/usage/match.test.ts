import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { importUsage } from '../../../test/usage.ts';

let portal: Portal;
let author: Someone;
let editor: Someone;
const works: Record<string, number> = {};
beforeAll(async () => {
  portal = await aPortal();
  author = await portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' });
  editor = await portal.someone({ role: 'editor' });
  const other = await portal.someone({ name: 'Natan Kolbeinsson' });
  for (const title of ['Vornótt í Vogum', 'Andvaka', 'Катюша', 'Brimalda'])
    works[title] = await portal.work({ by: author, title });
  works['Brimalda again'] = await portal.work({ by: author, title: 'Brimalda' });
  works['Óskoðað'] = await portal.work({ by: other, title: 'Óskoðað', isApproved: false });
  works['Kvöldsól'] = await portal.work({ by: other, title: 'Kvöldsól' });
  await portal.sql('insert into work_iswc (work_id, iswc, is_verified) values ($1, $2, true)', [
    works['Andvaka'],
    'T0345246801',
  ]);
  await portal.sql(
    `insert into work_isrc (work_id, isrc, is_verified, performer) values ($1, 'ISA010500001', true, 'Hljómsveitin Sog'),
      ($2, 'ISA010500002', false, 'Hljómsveitin Röst')`,
    [works['Vornótt í Vogum'], works['Kvöldsól']],
  );
});
afterAll(() => portal.close());

const heading = 'date;title;performer;writers;iswc;isrc;work number';
let day = 0;

/** The work and the reason that one line of a log gets. */
async function matchOf(line: string): Promise<{ work_id: number | null; reason: string | null }> {
  day += 1;
  const file = `${heading}\n2026-05-${String(day).padStart(2, '0')};${line}\n`;
  const { body } = await importUsage(portal, { as: editor, file });
  expect(body.stadA_NOTKUNARINNLESTURS).toBe('taken');
  const [row] = await portal.sql<{ work_id: number | null; reason: string | null }>(
    `select work_id, reason from usage_line join usage_item using (usage_item_id) where usage_import_id = $1`,
    [body.notkunarinnlestuR_NR],
  );
  return row ?? { work_id: null, reason: 'nothing' };
}
const waits = { work_id: null, reason: null };

describe('what a line is of', () => {
  it('R8 is found by its number, where its title, a writer or a performer fits', async () => {
    const number = works['Kvöldsól'];
    expect(await matchOf(`Kvöldsól;;;;;${number}`)).toEqual({ work_id: number, reason: 'number' });
    expect(await matchOf(`Allt annað;Einhver;;;;${number}`)).toEqual(waits);
  });
  it('R204 is left to people where the number is of another work of the same writer: neither it nor the title wins', async () => {
    const number = works['Vornótt í Vogum'];
    const names = 'Þórdís Æsa Öndólfsdóttir';
    expect(await matchOf(`Andvaka;;${names};;;${number}`)).toEqual(waits);
    expect(await matchOf(`Ný vögguvísa;;${names};;;${number}`)).toEqual(waits);
    // Nor does a title of it count that nobody has confirmed.
    await portal.sql(
      'insert into work_title (work_id, title, is_main, is_verified) values ($1, $2, false, false)',
      [number, 'Næturljóð'],
    );
    expect(await matchOf(`Næturljóð;;${names};;;${number}`)).toEqual(waits);
    // A misspelt title agrees, and what is of somebody else says nothing.
    expect(await matchOf(`Vornott i Voqum;;${names};;;${number}`)).toEqual({
      work_id: number,
      reason: 'number',
    });
    expect(await matchOf(`Andvaka;;${names};;;${works['Kvöldsól']}`)).toEqual({
      work_id: works['Andvaka'],
      reason: 'title',
    });
    const [group] = await portal.sql(
      `select usage_group_id as id from usage_fingerprint where title = 'Andvaka' and waiting_lines > 0`,
    );
    const { body } = await portal.ask(`GET /api/usageGroups/${group?.['id']}/candidates`, { as: editor });
    const shown = body.map((one: Record<string, unknown>) => [one['verK_NR'], one['numeR_VAR_TILGREINT']]);
    expect(shown).toEqual(
      expect.arrayContaining([
        [works['Andvaka'], 0],
        [number, 1],
      ]),
    );
  });
  it('R204 is found by its number without a title, where a writer or a performer fits', async () => {
    const number = works['Kvöldsól'];
    expect(await matchOf(`;;Natan Kolbeinsson;;;${number}`)).toEqual({ work_id: number, reason: 'number' });
  });
  it('R8 is found by ISWC, then by ISRC, where they are confirmed and something else fits', async () => {
    expect(await matchOf('Andvaka;;;T0345246801;;')).toEqual({ work_id: works['Andvaka'], reason: 'iswc' });
    expect(await matchOf('Annað nafn;Hljómsveitin Sog;;;ISA010500001;')).toEqual({
      work_id: works['Vornótt í Vogum'],
      reason: 'isrc',
    });
    expect(await matchOf('Stórsmellur;Einhver;;T0345246801;;')).toEqual(waits);
    expect(await matchOf('Kvöldsól;;;;ISA010500002;')).toEqual(waits);
  });
  it('R8 is found by the same title with a writer or performer, without what says which recording it is', async () => {
    const found = { work_id: works['Vornótt í Vogum'], reason: 'title' };
    expect(await matchOf('VORNÓTT Í VOGUM;;Æsa Öndólfsdóttir;;;')).toEqual(found);
    expect(await matchOf('Vornótt í Vogum (Live í Hörpu);Hljómsveitin Sog feat. Gestur;;;;')).toEqual(found);
    expect(await matchOf('Vornótt í Vogum - 2011 Remaster;Öndólfsdóttir, Þórdís Æsa;;;;')).toEqual(found);
    expect(await matchOf('Katyusha;;Þórdís Æsa Öndólfsdóttir;;;')).toEqual({
      work_id: works['Катюша'],
      reason: 'title',
    });
    expect(await matchOf('Vornótt í Vogum;Allt önnur sveit;;;;')).toEqual(waits);
    expect(await matchOf('Vornótt í Vogum;;;;;')).toEqual(waits);
  });
  it('R8 is found by a similar title with a writer or performer', async () => {
    const found = { work_id: works['Vornótt í Vogum'], reason: 'similar' };
    expect(await matchOf('Vornótt i Voqum;;Þórdís Æsa Öndólfsdóttir;;;')).toEqual(found);
    expect(await matchOf('Vornot i Vogunum;Hljómsveitin Sog;;;;')).toEqual(found);
    expect(await matchOf('Vorkvöld í Reykjavík;Hljómsveitin Sog;;;;')).toEqual(waits);
  });
  it('R8 is left to people where two works are about equally near', async () => {
    expect(await matchOf('Brimalda;;Þórdís Æsa Öndólfsdóttir;;;')).toEqual(waits);
  });
  it('R8, R56 is looked for among all works of a title, however many: found by one who fits, left to people by two', async () => {
    const bodies = ['Sigga Lind Beinteins', 'Sigga Sól Beinteins', 'Kári Örn Vogfjörð'];
    const [, , last] = await Promise.all(
      bodies.map(async (name) => portal.work({ by: await portal.someone({ name }), title: 'Sameign' })),
    );
    await Promise.all(Array.from({ length: 9 }, () => portal.work({ by: author, title: 'Sameign' })));
    expect(await matchOf('Sameign;;Kári Vogfjörð;;;')).toEqual({ work_id: last, reason: 'title' });
    expect(await matchOf('Sameign;;Kári Örn Vogfjörrð;;;')).toEqual({ work_id: last, reason: 'similar' });
    expect(await matchOf('Sameign;;Sigga Beinteins;;;')).toEqual(waits);
  });
  it('R194 is left to people where somebody has more works than are looked through, unless the title is the same', async () => {
    const prolific = await portal.someone({ name: 'Kolfinna Ótæmandi' });
    const work = await portal.work({ by: prolific, title: 'Hafið bláa hafið' });
    const ofTitle = (title: string) => matchOf(`${title};;Kolfinna Ótæmandi;;;`);
    expect(await ofTitle('Hafið blár hafið')).toEqual({ work_id: work, reason: 'similar' });
    await portal.sql(
      `with made as (
         insert into work (title, light, review) select 'Stef ' || n, 0, 'approved' from generate_series(1, 5000) n returning work_id
       ), paid as (insert into work_right (work_id, author_id, share, share_abroad) select work_id, $1, 100, 100 from made)
       insert into work_author (work_id, author_id, author_type_id, share) select work_id, $1, 36, 100 from made`,
      [prolific.authorId],
    );
    expect(await ofTitle('Hafið bláx hafið')).toEqual(waits);
    expect(await ofTitle('Hafið bláa hafið')).toEqual({ work_id: work, reason: 'title' });
  });
  it('R8 is never a work that staff have not approved, nor found by the performer of an unconfirmed recording', async () => {
    expect(await matchOf(`Óskoðað;Natan Kolbeinsson;;;;${works['Óskoðað']}`)).toEqual(waits);
    expect(await matchOf('Kvöldsól;Hljómsveitin Röst;;;;')).toEqual(waits);
  });
});
