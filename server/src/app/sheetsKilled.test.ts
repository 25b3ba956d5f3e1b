import { afterAll, beforeAll, expect, it } from 'vitest';
import { killWhileWaiting } from '../../test/killed.ts';
import { aPortal, type Portal, type Someone } from '../../test/portal.ts';
import { sendSheet, sheetsOf } from '../../test/sheets.ts';
import { dayFromNow, setStage } from '../../test/stage.ts';

let portal: Portal;
let member: Someone;
let editor: Someone;
let work: number;

beforeAll(async () => {
  portal = await aPortal();
  await setStage(portal);
  member = await portal.someone({ name: 'Þórdís Æsa' });
  editor = await portal.someone({ role: 'editor', isPerson: false });
  work = await portal.work({ by: member, title: 'Andvaka' });
});
afterAll(() => portal.close());

const concert = (day: string) => ({
  date: day,
  performers: 'Sveitin',
  venue: 'Vonarland',
  promoter: 'Vonarland ehf.',
  title: 'Andvaka',
  length: '3.30',
});
/** Of each kind two entries, the table that its sending waits for, and how many of them are there. */
const kinds = {
  isrcs: {
    table: 'work_isrc',
    entries: () => ['ISOM02600001', 'ISOM02600002'].map((isrc) => [{ work: String(work), isrc }]),
    made: 'select from work_isrc',
  },
  tours: {
    table: 'performance',
    entries: () => [[concert(dayFromNow(-3))], [concert(dayFromNow(-4))]],
    made: 'select from live_performance join performance using (live_performance_id)',
  },
  members: {
    table: 'author_right',
    entries: () => ['0101307019', '0101307020'].map((ssn) => [{ ssn, name: `Nýr ${ssn}` }]),
    made: `select from person join author using (person_id) where kennitala like '01013070%'`,
  },
};

it.each(['isrcs', 'tours', 'members'] as const)(
  'O113 O190 a server that is killed while it sends %s has another go on, and each is registered once',
  async (kind) => {
    const { table, entries, made } = kinds[kind];
    const as = kind === 'members' ? editor : member;
    const sheets = sheetsOf(portal, kind);
    const { id, said } = await sheets.checked(as, entries());
    expect(said).toMatchObject([
      { faults: [], alike: [] },
      { faults: [], alike: [] },
    ]);
    await portal.ask(`POST /api/bulk/${id}/send`, { as });
    await killWhileWaiting(portal, table);
    expect(await portal.sql(made)).toEqual([]);
    // The connection of the dead server holds its row until PostgreSQL sees that nobody is there.
    const waiting = () => portal.sql('select from bulk_work where bulk_id = $1 and not is_done', [id]);
    await expect
      .poll(
        async () => {
          await sendSheet(portal, id);
          return (await waiting()).length;
        },
        { timeout: 30_000, interval: 100 },
      )
      .toBe(0);
    await sendSheet(portal, id);
    expect(await portal.sql(made)).toHaveLength(2);
  },
  120_000,
);
