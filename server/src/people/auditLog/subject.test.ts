import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { done } from '../../../test/doneBy.ts';
import { aPortal, type Answer, type Portal, type Someone } from '../../../test/portal.ts';
import { takeOff } from '../../../test/shares.ts';

let portal: Portal;
let staff: Someone;
let member: Someone;
let coAuthor: Someone;
let stranger: Someone;
let workId: number;

beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.someone({ role: 'editor', name: 'Ragnar Hólm', isPerson: false });
  member = await portal.someone({ name: 'Þórdís Æsa' });
  coAuthor = await portal.someone({ name: 'Jökull Steinn' });
  stranger = await portal.someone({ name: 'Sólrún Harpa' });
  workId = await portal.work({ by: member, others: [coAuthor], title: 'Brimalda' });
});
afterAll(() => portal.close());

const as = (by: Someone, text: string, values: unknown[] = []) => done(portal, { by }, text, values);
const records = (as: Someone | undefined, query = '', language: 'is' | 'en' = 'is') =>
  portal.ask(`GET /api/records?limit=1000${query}`, { as, language });
const tables = ({ body }: Answer) => (body as { tafla: string }[]).map(({ tafla }) => tafla);

async function aContract(author: Someone, publisher: Someone) {
  const [row] = await portal.sql(
    `insert into publishing_contract (publisher_id, author_id, starts_on, ends_on, performance_share)
      values ($1, $2, current_date, current_date + 365, 50) returning contract_id`,
    [publisher.personId, author.authorId],
  );
  return row?.contract_id as number;
}

describe('who sees which records', () => {
  it('refuses anyone who is not logged in', async () => {
    expect((await records(undefined)).status).toBe(401);
    expect((await portal.ask('GET /api/records.csv')).status).toBe(401);
  });
  it('J4 shows a member the records of their own person alone', async () => {
    const own = await records(member);
    expect(own.status).toBe(200);
    expect(new Set(tables(own))).toEqual(new Set(['person', 'author', 'author_right', 'app_user']));
    expect(own.body.every(({ nafN_NR }: { nafN_NR: number }) => nafN_NR === member.personId)).toBe(true);
  });
  it('S6 says that another person is not there', async () => {
    const answer = await records(member, `&personId=${coAuthor.personId}`);
    expect(answer.body.Code).toBe('person.notFound');
    expect(
      (await portal.ask(`GET /api/records.csv?personId=${coAuthor.personId}`, { as: member })).status,
    ).toBe(404);
  });
  it.each(['userId', 'actingForUserId'])('refuses a member who asks by %s', async (name) => {
    expect((await records(member, `&${name}=${staff.userId}`)).status).toBe(403);
  });
  it('J4, V7 shows the records of a work to its parties and to staff', async () => {
    for (const reader of [member, coAuthor, staff]) {
      const found = await records(reader, `&workId=${workId}`);
      expect(new Set(tables(found))).toContain('work_author');
    }
  });
  it('V7 shows nothing of a work to anyone else', async () => {
    const answer = await records(stranger, `&workId=${workId}`);
    expect([answer.status, answer.body.Code]).toEqual([404, 'record.noneFound']);
    const file = await portal.ask(`GET /api/records.csv?workId=${workId}`, { as: stranger });
    expect(file.text).not.toContain('Brimalda');
  });
  it('V7 shows nothing of a work to one who was a party to it and is no more', async () => {
    const former = await portal.someone();
    const left = await portal.work({ by: member, others: [former] });
    expect((await records(former, `&workId=${left}`)).status).toBe(200);
    await portal.sql('delete from approval_request where work_id = $1 and author_id = $2', [
      left,
      former.authorId,
    ]);
    await takeOff(portal, left, former.authorId);
    await portal.sql(`select refresh_lights(array[$1::integer], 'amended')`, [left]);
    expect((await records(former, `&workId=${left}`)).status).toBe(404);
    expect((await records(member, `&workId=${left}`)).status).toBe(200);
  });
  it('J4, S6 shows the records of a withdrawn work to its registrant and to staff alone', async () => {
    const withdrawn = await portal.work({
      by: member,
      others: [coAuthor],
      isApproved: false,
      title: 'Tekið til baka',
    });
    const { status } = await portal.ask(`PATCH /api/compositions/${withdrawn}/withdrawal`, {
      as: member,
      body: { ATHUGASEMD: 'Skráð tvisvar.' },
    });
    expect(status).toBe(204);
    for (const reader of [member, staff]) {
      const [latest] = (await records(reader, `&workId=${withdrawn}&table=work`)).body;
      expect(latest.breytingar).toContainEqual(
        expect.objectContaining({ reitur: 'review', var: 'waiting', verdur: 'withdrawn' }),
      );
    }
    const ofOthers = (await records(member, `&workId=${withdrawn}`)).body.filter(
      ({ nafN_NR }: { nafN_NR: number | null }) => nafN_NR !== null && nafN_NR !== member.personId,
    );
    expect(ofOthers).toEqual([]);
    for (const reader of [coAuthor, stranger]) {
      expect((await records(reader, `&workId=${withdrawn}`)).body.Code).toBe('record.noneFound');
      const file = await portal.ask(`GET /api/records.csv?workId=${withdrawn}`, { as: reader });
      expect(file.text).not.toContain('Tekið til baka');
    }
  });
  it('keeps from members what is for staff, and names nobody of the staff', async () => {
    await as(
      staff,
      `update work set weight = '12', review_remark = 'Gott', reviewed_by = $2 where work_id = $1`,
      [workId, staff.userId],
    );
    const [seen] = (await records(member, `&workId=${workId}`)).body;
    expect(seen).toMatchObject({ tegunD_GERANDA: 'society', gerandi: null, notandI_NR: null, beidni: null });
    expect(seen.breytingar.map(({ reitur }: { reitur: string }) => reitur)).toEqual(['review_remark']);
    const [whole] = (await records(staff, `&workId=${workId}`)).body;
    expect(whole).toMatchObject({ tegunD_GERANDA: 'user', gerandi: 'Ragnar Hólm', notandI_NR: staff.userId });
    expect(whole.breytingar.map(({ reitur }: { reitur: string }) => reitur)).toEqual([
      'review_remark',
      'reviewed_by',
      'weight',
    ]);
  });
  it('leaves out for members a record that has nothing in it for them', async () => {
    await as(staff, `update work set weight = '13' where work_id = $1`, [workId]);
    const [seen] = (await records(member, `&workId=${workId}`)).body;
    expect(seen.breytingar[0].reitur).toBe('review_remark');
  });
  it('V5 keeps the reason of an objection to those whom the page of the work shows it', async () => {
    await portal.sql(
      `update approval_request set state = 'objected', answered_at = now(), reason = 'Leyndarmál' where work_id = $1`,
      [workId],
    );
    expect((await records(coAuthor, `&workId=${workId}`)).text).not.toContain('Leyndarmál');
    expect((await records(staff, `&workId=${workId}`)).text).toContain('Leyndarmál');
  });
  it('shows a question about a work to the one who is asked, not to other parties', async () => {
    await as(
      staff,
      'insert into work_question (work_id, person_id, question, asked_by) values ($1, $2, $3, $4)',
      [workId, member.personId, 'Er þetta rétt?', staff.userId],
    );
    expect(tables(await records(member, `&workId=${workId}`))).toContain('work_question');
    expect(tables(await records(coAuthor, `&workId=${workId}`))).not.toContain('work_question');
  });
  it('shows a contract to its publisher and to the holders of the author’s right, not to others', async () => {
    const publisher = await portal.someone({ withoutAuthor: true });
    const heir = await portal.someone({ withoutAuthor: true });
    const contractId = await aContract(member, publisher);
    await portal.sql('insert into author_right (person_id, author_id, share) values ($1, $2, 50)', [
      heir.personId,
      member.authorId,
    ]);
    await as(staff, 'update publishing_contract set performance_share = 40 where contract_id = $1', [
      contractId,
    ]);
    for (const reader of [member, publisher, heir]) {
      const [latest] = (await records(reader, '&table=publishing_contract')).body;
      expect(latest.breytingar).toMatchObject([
        { reitur: 'performance_share', var: '50.00', verdur: '40.00' },
      ]);
      expect(latest.vidfang).toBe('Þórdís Æsa');
    }
    expect((await records(stranger, '&table=publishing_contract')).status).toBe(404);
    expect((await records(coAuthor, '&table=publishing_contract')).status).toBe(404);
  });
  it('shows an external user without a person nothing', async () => {
    const external = await portal.someone({ role: 'external', isPerson: false });
    expect((await records(external)).status).toBe(404);
    expect((await records(external, '&scope=works')).status).toBe(404);
    expect((await records(external, `&workId=${workId}`)).status).toBe(404);
  });
  it('J4 tells a member that the own password changed, and no more', async () => {
    await as(member, `update app_user set password_hash = 'x' where user_id = $1`, [member.userId]);
    const [latest] = (await records(member)).body;
    expect(latest).toMatchObject({ tafla: 'app_user', adgerd: 'update', breytingar: [] });
  });
});

describe('the records of all one’s works', () => {
  it('J4 come from every work one is a party to, and from no other', async () => {
    const another = await portal.work({ by: member, title: 'Andvaka' });
    const foreign = await portal.work({ by: stranger, title: 'Ekki mitt' });
    const found = await records(member, '&scope=works');
    const works = new Set((found.body as { verK_NR: number }[]).map(({ verK_NR }) => verK_NR));
    expect(works).toContain(workId);
    expect(works).toContain(another);
    expect(works).not.toContain(foreign);
  });
  it('W3 are the same page by page, from either end, as in one piece', async () => {
    const pages = async (sort: string) => {
      const path = `/api/records?scope=works&sort=${sort}&limit=3`;
      const read: { skraninG_NR: number }[] = [];
      let next = '';
      do {
        const page = await portal.ask(`GET ${path}${next}`, { as: member });
        read.push(...page.body);
        const cursor = page.headers['x-next-cursor'];
        next = typeof cursor === 'string' ? `&cursor=${cursor}` : '';
      } while (next !== '');
      return read;
    };
    for (const sort of ['DAGSETNING', '-DAGSETNING']) {
      const whole = (await portal.ask(`GET /api/records?scope=works&sort=${sort}`, { as: member })).body;
      expect(whole.length).toBeGreaterThan(6);
      expect(await pages(sort)).toEqual(whole);
      const last = await portal.ask(`GET /api/records?scope=works&sort=${sort}&limit=3&cursor=end`, {
        as: member,
      });
      expect(last.body).toEqual(whole.slice(-3));
    }
  });
  it('are the same when they are looked for among the newest', async () => {
    const some = await records(member, '&scope=works');
    await portal.sql('update person_work_total set works = works + 5000 where person_id = $1', [
      member.personId,
    ]);
    const many = await records(member, '&scope=works');
    await portal.sql('update person_work_total set works = works - 5000 where person_id = $1', [
      member.personId,
    ]);
    expect(many.body).toEqual(some.body);
    expect(many.headers['x-total-count']).toBe(some.headers['x-total-count']);
  });
});
