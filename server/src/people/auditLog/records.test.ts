import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aContract } from '../../../test/contracts.ts';
import { done } from '../../../test/doneBy.ts';
import { aPortal, type Answer, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let staff: Someone;
let member: Someone;
let coAuthor: Someone;
let workId: number;

beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.someone({ role: 'editor', name: 'Ragnar Hólm', isPerson: false });
  member = await portal.someone({ name: 'Þórdís Æsa' });
  coAuthor = await portal.someone({ name: 'Jökull Steinn' });
  workId = await portal.work({ by: member, others: [coAuthor], title: 'Brimalda' });
  await portal.work({ by: member, title: 'Andvaka' });
  const publisher = await portal.someone({ withoutAuthor: true });
  await aContract(portal, { publisher, author: member, staff });
  await portal.sql(`insert into work_isrc (work_id, isrc) values ($1, 'ISEAA2102203')`, [workId]);
  await portal.sql('delete from work_isrc where work_id = $1', [workId]);
});
afterAll(() => portal.close());

const as = (by: Someone, text: string, values: unknown[] = [], actingFor?: Someone) =>
  done(portal, { by, actingFor }, text, values);
const records = (as: Someone | undefined, query = '', language: 'is' | 'en' = 'is') =>
  portal.ask(`GET /api/records?limit=1000${query}`, { as, language });

describe('what a record says', () => {
  it('J4 names who really did it and whom they acted for', async () => {
    await as(coAuthor, `update person set phone = '5550142' where person_id = $1`, [member.personId], member);
    const [latest] = (await records(member)).body;
    expect(latest).toMatchObject({
      tegunD_GERANDA: 'user',
      gerandi: 'Jökull Steinn',
      fyriR_HOND: 'Þórdís Æsa',
    });
    expect(latest.breytingar).toEqual([
      { reitur: 'phone', var: null, verdur: '5550142', nafN_VAR: null, nafN_VERDUR: null },
    ]);
  });
  it('names the portal itself where nobody did it', async () => {
    await portal.sql(`update person set street = 'Hljómgata 1' where person_id = $1`, [member.personId]);
    const [latest] = (await records(member)).body;
    expect(latest).toMatchObject({ tegunD_GERANDA: 'portal', gerandi: null, fyriR_HOND: null });
  });
  it('says which of a work’s authors changed, though an update keeps only what changed', async () => {
    await as(
      staff,
      `with lines as (update work_right set share = 40, share_abroad = 40 where work_id = $1 and author_id = $2)
       update work_author set share = 40 where work_id = $1 and author_id = $2`,
      [workId, coAuthor.authorId],
    );
    const [latest] = (await records(staff, `&workId=${workId}&table=work_author`)).body;
    expect(latest).toMatchObject({ tafla: 'work_author', vidfang: 'Jökull Steinn', heitI_VERKS: 'Brimalda' });
    expect(latest.breytingar).toMatchObject([{ reitur: 'share', var: '50.00', verdur: '40.00' }]);
  });
  it('names the authors and holders behind numbers', async () => {
    const found = await records(staff, `&workId=${workId}&table=work_right`);
    const row = found.body.findLast(({ vidfang }: { vidfang: string }) => vidfang === 'Jökull Steinn');
    expect(row.breytingar).toContainEqual({
      reitur: 'right_id',
      var: null,
      verdur: expect.any(String),
      nafN_VAR: null,
      nafN_VERDUR: 'Jökull Steinn',
    });
  });
});

describe('the filters of staff', () => {
  it('D1 by person, work, user, whom they acted for, table and operation', async () => {
    await as(coAuthor, `update person set phone = '5550143' where person_id = $1`, [member.personId], member);
    const by = async (query: string) => (await records(staff, query)).body as Record<string, unknown>[];
    expect(
      (await by(`&personId=${member.personId}`)).some(({ tafla }) => tafla === 'publishing_contract'),
    ).toBe(true);
    expect(
      (await by(`&userId=${coAuthor.userId}`)).every(({ notandI_NR }) => notandI_NR === coAuthor.userId),
    ).toBe(true);
    expect(
      (await by(`&actingForUserId=${member.userId}`)).every(
        ({ fyriR_HOND_NR }) => fyriR_HOND_NR === member.userId,
      ),
    ).toBe(true);
    expect(new Set((await by('&table=work_title')).map(({ tafla }) => tafla))).toEqual(
      new Set(['work_title']),
    );
    expect(new Set((await by('&operation=delete')).map(({ adgerd }) => adgerd))).toEqual(new Set(['delete']));
    expect(
      new Set((await by(`&personId=${member.personId}&scope=works`)).map(({ verK_NR }) => verK_NR)),
    ).toContain(workId);
    expect(new Set((await by(`&workId=${workId}&table=work_author`)).map(({ tafla }) => tafla))).toEqual(
      new Set(['work_author']),
    );
  });
  it('by days in Iceland, the first and the last included', async () => {
    await portal.sql(
      `insert into change_record (table_name, operation, changed_at)
       values ('work_iswc', 'delete', '2020-03-01T00:00:00Z'), ('work_iswc', 'delete', '2020-03-02T23:59:59.999Z'),
         ('work_iswc', 'delete', '2020-03-03T00:00:00Z')`,
    );
    const found = await records(staff, '&from=2020-03-01&to=2020-03-02');
    expect((found.body as { dagsetning: string }[]).map(({ dagsetning }) => dagsetning.slice(0, 10))).toEqual(
      ['2020-03-02', '2020-03-01'],
    );
    expect((await records(staff, '&from=2020-03-03&to=2020-03-02')).status).toBe(404);
  });
  it.each([
    'workId=0',
    'workId=99999999999',
    'workId=1%20or%201=1',
    "table=work'--",
    'table=session',
    'operation=truncate',
    'from=0000-01-01',
    'from=2026-02-30',
    'to=infinity',
    'scope=everything',
    'limit=100000',
    'cursor=bogus',
    'sort=VIDFANG',
    'personId=-1',
    'cursor=WyJ4IiwieSJd',
    'cursor=WzFd',
    'cursor=W251bGwsbnVsbF0',
  ])('refuse %s without falling over', async (query) => {
    const answer = await portal.ask(`GET /api/records?${query}`, { as: staff });
    expect(answer.status).toBe(422);
  });
  it.each(['to=9999-12-31', 'workId=2147483647', 'personId=2147483647', 'userId=2147483647'])(
    'take %s',
    async (query) => {
      const { status } = await portal.ask(`GET /api/records?limit=5&${query}`, { as: staff });
      expect([200, 404]).toContain(status);
    },
  );
});

describe('pages', () => {
  const numbers = ({ body }: Answer) =>
    (body as { skraninG_NR: number }[]).map(({ skraninG_NR }) => skraninG_NR);
  async function paged(query: string) {
    const found: number[] = [];
    let cursor = '';
    do {
      const page = await portal.ask(`GET /api/records?limit=7${query}${cursor}`, { as: staff });
      found.push(...numbers(page));
      const next = page.headers['x-next-cursor'] as string | undefined;
      cursor = next ? `&cursor=${next}` : '';
    } while (cursor);
    return found;
  }

  it('W3 read newest first, and the other way round, add up to the whole list', async () => {
    const whole = numbers(await portal.ask('GET /api/records', { as: staff }));
    expect(whole.length).toBeGreaterThan(30);
    expect(await paged('')).toEqual(whole);
    expect(await paged('&sort=DAGSETNING')).toEqual(whole.toReversed());
    expect(await paged(`&personId=${member.personId}`)).toEqual(
      numbers(await records(staff, `&personId=${member.personId}`)),
    );
  });
  it('W3 can begin at the end', async () => {
    const whole = numbers(await portal.ask('GET /api/records', { as: staff }));
    const last = numbers(await portal.ask('GET /api/records?limit=7&cursor=end', { as: staff }));
    expect(last).toEqual(whole.slice(-7));
  });
});

describe('the file', () => {
  const parsed = (text: string) =>
    text
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');

  it('J4 has the same records as the list, a line for each value', async () => {
    const list = await portal.ask(`GET /api/records?workId=${workId}`, { as: member });
    const file = await portal.ask(`GET /api/records.csv?workId=${workId}`, { as: member });
    expect(file.text.startsWith('\uFEFF')).toBe(true);
    expect(file.headers['content-disposition']).toContain('skraningar.csv');
    const lines = parsed(file.text);
    const expected = (list.body as { skraninG_NR: number; breytingar: unknown[] }[]).flatMap(
      ({ skraninG_NR, breytingar }) =>
        Array.from({ length: breytingar.length || 1 }, () => String(skraninG_NR)),
    );
    expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(expected);
  });
  it('reads well in both languages', async () => {
    const file = (language: 'is' | 'en') =>
      portal.ask(`GET /api/records.csv?workId=${workId}&table=work_author&operation=update`, {
        as: staff,
        language,
      });
    expect((await file('is')).text).toContain('Höfundi að verki breytt: Jökull Steinn');
    expect((await file('is')).text).toContain(';Hlutfall;50\u00a0%;40\u00a0%');
    expect((await file('en')).text).toContain(';Share;50%;40%');
  });
  it('disarms what a spreadsheet would take for a formula', async () => {
    await as(member, `update person set notes = '=HYPERLINK("http://x")' where person_id = $1`, [
      member.personId,
    ]);
    const { text } = await portal.ask('GET /api/records.csv', { as: member });
    expect(text).toContain(`'=HYPERLINK`);
    expect(text).not.toContain(';=HYPERLINK');
  });
});
