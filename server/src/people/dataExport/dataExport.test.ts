import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishedDistribution, rightOf } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { anApp, withPassword } from '../../../test/secondFactors.ts';
import { sections } from './sectionsQueries.ts';

let portal: Portal;
let member: Someone;
let stranger: Someone;
let staff: Someone;
let data: { person: string; held: Record<string, Record<string, unknown>[]>; records: { what: string }[] };
let page: string;

const ask = (kind: 'json' | 'html', as?: Someone, language: 'is' | 'en' = 'is') =>
  portal.ask(`GET /api/persons/${member.personId}/held.${kind}`, { as, language });

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone({ name: 'Þórdís <Æsa>' });
  stranger = await portal.someone({ name: 'Ókunnugur Maður' });
  staff = await portal.someone({ role: 'editor', name: 'Ragnar Hólm' });
  await portal.work({ by: member, title: 'Brimalda' });
  await portal.work({ by: stranger, title: 'Ekki mitt' });
  await portal.sql(`update app_user set password_hash = 'leynilegt' where user_id = $1`, [member.userId]);
  await portal.ask(`PATCH /api/persons/${member.personId}`, { as: staff, body: { SIMI: '555 0142' } });
  await portal.sql(
    `insert into draft (draft_id, user_id, kind, title, content)
      values (gen_random_uuid(), $1, 'work', 'Hálfnað', '{"titill": "Hálfnað"}')`,
    [member.userId],
  );
  data = JSON.parse((await ask('json', member)).text);
  page = (await ask('html', member)).text;
});
afterAll(() => portal.close());

describe('what the society holds on a person', () => {
  it.each(['json', 'html'] as const)('S6 is read by the person and by staff, as %s', async (kind) => {
    expect((await ask(kind)).status).toBe(401);
    expect((await ask(kind, stranger)).status).toBe(404);
    const { status, headers } = await ask(kind, staff);
    expect([status, headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="omur-${member.personId}.${kind}"`,
    ]);
  });
  it('S5 is for nobody who acts for the person, unless it is an administrator', async () => {
    const proxy = await portal.someone();
    const administrator = await portal.someone({ role: 'administrator' });
    for (const { userId } of [proxy, administrator])
      await portal.sql('update session set acting_for_user_id = $2 where user_id = $1', [
        userId,
        member.userId,
      ]);
    expect((await ask('json', proxy)).status).toBe(409);
    expect((await ask('json', administrator)).status).toBe(200);
  });
  it('J4 has the person, the login, the works, the drafts and the records as data', () => {
    expect(data.person).toBe('Þórdís <Æsa>');
    expect(data.held['person']).toEqual([
      expect.objectContaining({ person_id: member.personId, kennitala: member.kennitala, phone: '555 0142' }),
    ]);
    expect(data.held['work']).toEqual([
      expect.objectContaining({
        title: 'Brimalda',
        origin: `Skráð á vef af ${member.kennitala.slice(0, 6)}`,
      }),
    ]);
    expect(data.held['work_author']).toEqual([expect.objectContaining({ share: 100 })]);
    expect(data.held['draft']).toEqual([expect.objectContaining({ title: 'Hálfnað' })]);
    expect(data.held['session']).toHaveLength(1);
    expect(data.records).toContainEqual(
      expect.objectContaining({
        what: 'Upplýsingum um persónu breytt',
        who: 'Félagið',
        changes: [{ field: 'phone', label: 'Sími', before: null, after: '555 0142' }],
      }),
    );
  });
  it('S1 has no secret, and nothing of anybody else', () => {
    for (const text of [JSON.stringify(data), page]) {
      expect(text).not.toMatch(/leynilegt|password_hash|token_hash|_folded/);
      expect(text).not.toContain('Ekki mitt');
      expect(text).not.toContain('Ragnar Hólm');
    }
  });
  it('S7 has the second factors and the calendar, and nothing that opens either', async () => {
    const careful = await withPassword(portal, await portal.someone());
    const { secret, codes } = await anApp(portal, careful);
    const feed = await portal.ask('PATCH /api/distributionCalendar/feed', { as: careful });
    const address = String(Object.values(feed.body)[0]).split('/').at(-1)?.split('.')[0] ?? '';
    expect([feed.status, address.length > 20]).toEqual([200, true]);
    const { text } = await portal.ask(`GET /api/persons/${careful.personId}/held.json`, { as: careful });
    const { held } = JSON.parse(text);
    expect(held.second_factor).toEqual([expect.objectContaining({ kind: 'app' })]);
    expect(held.calendar_feed).toHaveLength(1);
    for (const one of [secret, address, ...codes]) expect(text).not.toContain(one);
  });
  it('H68 has one’s groups and one’s own place in them, and nothing of the others', async () => {
    const [own, other] = [await portal.someone(), await portal.someone()];
    const parts = [own, other].map(({ authorId }) => ({
      HOFUNDUR_NR: authorId,
      TEGUND_HOFUNDAR_NR: 36,
      HLUTFALL: 50,
    }));
    const body = { HEITI_HOPS: 'Brimhljóð', MEDLIMIR_HOPS: parts };
    const made = await portal.ask('POST /api/groups', { as: own, body });
    await portal.ask(`POST /api/groups/${made.body.hofundahopuR_NR}/setLists`, {
      as: own,
      body: { HEITI_LAGALISTA: 'Sumarið', LOG_A_LISTA: [{ HEITI_VERKS: 'Vorvísa' }] },
    });
    const { text } = await portal.ask(`GET /api/persons/${own.personId}/held.json`, { as: own });
    const { held } = JSON.parse(text);
    expect(held.author_group).toMatchObject([{ group_name: 'Brimhljóð' }]);
    expect(held.author_group_member).toHaveLength(1);
    expect(held.author_group_set_list).toMatchObject([{ set_list_name: 'Sumarið' }]);
    expect(text).not.toContain(other.name);
  });
  it('reads as people read it, in the language of the reader, and nothing in it is markup', async () => {
    expect(page).toContain('<h1>Það sem félagið geymir um þig</h1>');
    expect(page).toContain('Þórdís &lt;Æsa&gt;');
    expect(page).not.toContain('<Æsa>');
    expect(page).toContain('<dt>Hlutfall</dt><dd>100%</dd>'.replace('%', '\u00a0%'));
    const english = (await ask('html', member, 'en')).text;
    expect(english).toContain('<h1>What the society knows about you</h1>');
    expect(english).toContain('<dt>Phone</dt><dd>555 0142</dd>');
  });
  it('is whole however much there is of a kind', async () => {
    await portal.sql(
      `insert into notification (person_id, kind, header_is, header_en, body_is, body_en)
        select $1, 'account', 'Fyrirsögn', 'Heading', 'Texti ' || n, 'Text' from generate_series(1, 2300) n`,
      [member.personId],
    );
    const { held } = JSON.parse((await ask('json', member)).text);
    expect(held.notification).toHaveLength(2300);
    expect(new Set(held.notification.map(({ body_is }: { body_is: string }) => body_is)).size).toBe(2300);
  });
});

/** Tables with a person or a user in them that are not part of it, and why. */
const leftOut: Record<string, string> = {
  approval_link: 'opens a letter’s page; the request is there',
  author_join: 'the society’s own work',
  code_app: 'a secret; the second factor is there',
  change_record: 'the records, which have a section of their own',
  contract_change: 'the history of a contract, on the page of the contract',
  cwr_answer: 'what became of a person’s file of CWR, on the page of the file',
  demo_login: 'only in the demo society',
  idempotency_key: 'forgotten after a day',
  letter_to_stranger: 'a count; the letters themselves are there',
  assembly_voted: 'told with the list of voters',
  wrong_code: 'a count that the next right code forgets',
  login_confirmation: 'good for ten minutes, and a secret',
  login_step: 'good for ten minutes, and a secret',
  passkey_challenge: 'good for five minutes, and a secret',
  recovery_code: 'secrets',
  password_reset: 'good for one hour, and a secret',
  job_run: 'a log of the jobs, forgotten after 30 days',
  person_work: 'follows from works and their authors',
  person_work_total: 'follows from works and their authors',
  work_light_change: 'the history of a work, on the page of the work',
  work_amendment: 'the history of a work, on the page of the work',
};

it('J4, L3.14 has every statement line of what is finished, and nobody else’s', async () => {
  const [owner, other] = [await portal.someone(), await portal.someone()];
  const administrator = await portal.someone({ role: 'administrator', isPerson: false });
  const [work, theirs] = [await portal.work({ by: owner }), await portal.work({ by: other })];
  const [right, othersRight] = [await rightOf(portal, owner), await rightOf(portal, other)];
  const file = `line;right;work;pot;amount\n1;${right};${work};Útvarp;12,34\n2;${othersRight};${theirs};Útvarp;99\n`;
  await finishedDistribution(portal, { as: administrator, id: 77, file });
  const held = JSON.parse(
    (await portal.ask(`GET /api/persons/${owner.personId}/held.json`, { as: owner })).text,
  ).held;
  expect(held['statement_line']).toMatchObject([{ amount: 12.34, right_id: right, work_id: work }]);
});

describe('the sections', () => {
  it('are of every table that has a person or a user in it, but for those that have a reason', async () => {
    const tables = await portal.sql<{ name: string }>(`
      select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
        and a.attname in ('person_id', 'user_id') and not c.relispartition order by 1`);
    const known = new Set([...sections.map(({ table }) => table), ...Object.keys(leftOut)]);
    expect(
      tables.map(({ name }) => name).filter((name) => !known.has(name)),
      'Give the table a section in held/sections.ts, or a reason in this test.',
    ).toEqual([]);
  });
  it('have a name and columns in both languages', () => {
    for (const { table, name, columns } of sections) {
      expect(name.is).not.toBe(table);
      expect(columns.length).toBeGreaterThan(0);
      for (const column of columns) expect([column.is, column.en]).not.toContain('');
    }
  });
});
