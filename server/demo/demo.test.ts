import { readIpiName } from '@omur/contract/people/rules/ipi';
import { readIsrc } from '@omur/contract/works/rules/isrc';
import { readIswc } from '@omur/contract/works/rules/iswc';
import { checkRegistration } from '@omur/contract/works/rules/registration';
import { violations } from '@omur/contract/platform/rules/ruleResult';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../test/database.ts';
import { fingerprint, fingerprints } from '../test/fingerprint.ts';
import { isPassword } from '../src/platform/sessions/passwords.ts';
import { publicDomainWorks } from './catalogue.ts';
import { inventWorks } from './oeuvres.ts';
import { loadSmall } from './small.ts';

let database: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  owner = new pg.Client(database.owner);
  await owner.connect();
  await loadSmall(owner, new Date());
});

afterAll(async () => {
  await owner.end();
  await database.drop();
});

async function rowsOf<R>(text: string): Promise<R[]> {
  return (await owner.query(text)).rows as R[];
}

const lights = (personId: number, more = '') =>
  rowsOf(
    `select light, count(*)::integer as works from person_work where person_id = ${personId} ${more} group by 1 order by 1`,
  );

describe('the demo society', () => {
  it('H80, H90 has a dispute over shares and a split room, which wait for members who log in', async () => {
    const [{ disputes, rooms } = {}] = await rowsOf<{ disputes: number; rooms: number }>(
      `select (select count(*) from work_dispute_party p join app_user u using (person_id) where p.accepted_offer is null)::integer as disputes,
         (select count(*) from split_room where state = 'open')::integer as rooms`,
    );
    expect({ disputes, rooms }).toEqual({ disputes: 1, rooms: 1 });
  });
  it('lets its thirteen users log in', async () => {
    const users = await rowsOf<{ kennitala: string; role: string; password: string; password_hash: string }>(
      'select kennitala, role, password, password_hash from demo_login join app_user using (user_id) order by position',
    );
    expect(users.map(({ kennitala, role }) => `${kennitala} ${role}`)).toEqual([
      '0101302129 administrator',
      '0101302209 administrator',
      '0101302399 editor',
      '0101303289 editor',
      '0101302479 member',
      '0101302559 member',
      '0101302639 member',
      '4101302199 member',
      '0101302719 viewer',
      '0101302989 external',
      '1201603379 member',
      '8923501739 member',
      '0101303019 member',
    ]);
    for (const { password, password_hash } of users)
      expect(await isPassword(password, password_hash)).toBe(true);
  });

  it('gives Þórdís 120 works of every light, some of them her father’s', async () => {
    expect(await lights(1001)).toEqual([
      { light: 0, works: 100 },
      { light: 1, works: 8 },
      { light: 2, works: 12 },
    ]);
    expect(await lights(1001, 'and is_holder and not is_author')).toEqual([{ light: 0, works: 24 }]);
    expect(await rowsOf('select right_id from author_right where person_id = 1001')).toHaveLength(3);
  });

  it('gives the publisher thousands of works, and Dagur and Ísafold none', async () => {
    const [publisher] = await rowsOf<{ n: number }>(
      'select count(*)::integer as n from person_work where person_id = 1004 and is_publisher',
    );
    expect(publisher?.n).toBeGreaterThan(3000);
    expect(await lights(1006)).toEqual([]);
    expect(await lights(1008)).toEqual([]);
    expect(await rowsOf('select email from person where person_id = 1008')).toEqual([{ email: null }]);
  });

  it('keeps seven works waiting for Jökull since less than a week, and explains the refused one', async () => {
    const waiting = await rowsOf(`select from work w join work_author wa using (work_id)
      where wa.author_id = 10003 and wa.approval = 'waiting' and w.light = 1 and w.first_registered_at > now() - interval '7 days'`);
    expect(waiting).toHaveLength(7);
    expect(await rowsOf(`select from work where review = 'refused' and review_remark <> ''`)).toHaveLength(1);
  });

  it('has asked for every approval that is missing, and keeps one objection and some that time has given', async () => {
    const missing = await rowsOf(`select from work_author wa join work w using (work_id)
      where wa.approval <> 'given' and w.review <> 'refused' and not exists (
        select from approval_request r where r.work_id = wa.work_id and r.author_id = wa.author_id and r.state = wa.approval)`);
    expect(missing).toEqual([]);
    const states = await rowsOf<{ state: string; n: number }>(
      'select state, count(*)::integer as n from approval_request group by state order by state',
    );
    expect(states.map(({ state }) => state)).toEqual(['assumed', 'given', 'objected', 'waiting']);
    const forJokull = await rowsOf(
      `select from approval_request where author_id = 10003 and state = 'waiting' and due_on >= current_date`,
    );
    expect(forJokull).toHaveLength(11);
  });

  it('has told Þórdís of much, some of it unread, and keeps the letters it wrote in the mailbox', async () => {
    const [told] = await rowsOf<{ unread: number; read: number }>(
      `select count(*) filter (where read_at is null)::integer as unread, count(read_at)::integer as read
       from notification where person_id = 1001`,
    );
    expect(told?.unread).toBeGreaterThan(2);
    expect(told?.read).toBeGreaterThan(5);
    const letters = await rowsOf<{ kept: boolean; link: string }>(
      'select is_kept_here as kept, link from letter',
    );
    expect(letters.length).toBeGreaterThan(5);
    expect(letters.every(({ kept, link }) => kept && /^\/(samthykki|velkomin)\//.test(link))).toBe(true);
    expect(await rowsOf('select from graphile_worker.jobs')).toEqual([]);
    expect(await rowsOf(`select from notification where created_at > now() - interval '1 minute'`)).toEqual(
      [],
    );
  });

  it('lays questions, provisional works and a proposal on the desk of the staff', async () => {
    const asked = await rowsOf('select answered_at is null as waits from work_question order by waits');
    expect(asked).toEqual([{ waits: false }, { waits: true }]);
    expect(await rowsOf('select light from work where is_provisional')).toEqual([{ light: 2 }, { light: 2 }]);
    expect(
      await rowsOf(
        'select state, rests_on = last_changed_at as stands from work_proposal join work using (work_id)',
      ),
    ).toEqual([{ state: 'waiting', stands: true }]);
  });

  it('D1 has unknown authors to join up, one of them like somebody on file, and one invited user who has not logged in', async () => {
    const unknown = await rowsOf<{ name: string; works: number }>(
      `select p.name, t.works from person p join person_work_total t using (person_id)
       where p.is_unregistered and t.author_id = 0 order by 1`,
    );
    expect(unknown).toHaveLength(4);
    expect(unknown.every(({ works }) => works > 0)).toBe(true);
    const alike = await rowsOf(
      `select from person u join person p on lower(p.email) = lower(u.email) where u.is_unregistered and not p.is_unregistered`,
    );
    expect(alike).toHaveLength(1);
    const invited = await rowsOf(
      `select name from app_user join invitation i using (user_id)
       where password_hash is null and i.used_at is null and i.expires_at > now()`,
    );
    expect(invited).toEqual([{ name: 'Hallveig Mist Öndólfsdóttir' }]);
  });

  it('registers every song of the public domain by the rules, and all of them are green', async () => {
    const songs = await rowsOf<{ title: string; light: number }>(
      'select title, light from work where registered_by = 2 and not is_provisional order by work_id',
    );
    expect(songs).toEqual(publicDomainWorks.map(({ title }) => ({ title, light: 0 })));
  });

  it('breaks no rule of registration with what it invents', () => {
    const broken = inventWorks(new Date()).flatMap((work) =>
      violations(
        checkRegistration({
          title: work.title,
          duration: '3',
          otherTitles: work.otherTitles,
          isrcs: work.isrcs.map(({ isrc }) => ({ isrc })),
          authors: work.authors.map((author) => ({ kind: 'known' as const, key: '', name: '', ...author })),
        }),
      ),
    );
    expect(broken).toEqual([]);
  });

  it('A3 gives Sólrún a MusicStart code, and nobody else', async () => {
    expect(
      await rowsOf(
        `select person.name from music_start_code join person using (person_id) where issued_on < current_date`,
      ),
    ).toEqual([{ name: 'Sólrún Harpa Vídalín' }]);
  });
  it('V9 has only valid codes', async () => {
    const [codes] = await rowsOf<{ iswcs: string[]; isrcs: string[]; ipis: string[] }>(`select
      (select array_agg(iswc) from work_iswc) as iswcs, (select array_agg(isrc) from work_isrc) as isrcs,
      (select array_agg(ipi_name_number) from author where ipi_name_number is not null) as ipis`);
    expect(codes?.iswcs.filter((code) => readIswc(code).problem)).toEqual([]);
    expect(codes?.isrcs.filter((code) => readIsrc(code).problem)).toEqual([]);
    expect(codes?.ipis.filter((code) => readIpiName(code).problem)).toEqual([]);
    expect(new Set(codes?.iswcs).size).toBe(codes?.iswcs.length);
  });

  it('V6, M7 gives out the whole of every work, at home and abroad, on each day', async () => {
    const wrong = await rowsOf(`select work_id from work
      left join (select work_id, sum(share) as share from work_author group by 1) a using (work_id)
      left join (select d.work_id, d.starts_on, sum(r.share) as home, sum(r.share_abroad) as abroad
        from (select distinct work_id, starts_on from work_right) d
        join work_right r on r.work_id = d.work_id and r.starts_on <= d.starts_on and d.starts_on < r.ends_before group by 1, 2) r using (work_id)
      where (a.share, r.home, r.abroad) is distinct from (100, 100, 100) and not work.is_provisional`);
    expect(wrong).toEqual([]);
    const [ended] = await rowsOf<{ works: number }>(
      'select count(distinct work_id)::integer as works from work_right where contract_id = 801',
    );
    expect(ended?.works).toBeGreaterThan(2);
  });

  it('knows nothing of the future, and tells each work’s lights in order', async () => {
    expect(
      await rowsOf(`select from work where greatest(first_registered_at, last_changed_at, reviewed_at) > now()
        union all select from work_author where approved_at > now()
        union all select from cue_sheet where last_changed_at > now()
        union all select from distribution where distributed_on > now()
        union all select from pay_run where pay_on > now() union all select from ledger_transaction where booked_at > now()
        union all select from usage_import where ended_at > now() union all select from usage_claim where decided_at > now()
        union all select from work_light_change where changed_at > now()`),
    ).toEqual([]);
    const broken = await rowsOf(`select from (
        select work_id, light_before, lag(light_after) over told as after_last, changed_at, lag(changed_at) over told as last,
          last_value(light_after) over (told rows between unbounded preceding and unbounded following) as in_the_end
        from work_light_change window told as (partition by work_id order by work_light_change_id)) t join work w using (work_id)
      where t.light_before is distinct from t.after_last or t.changed_at < t.last or t.in_the_end <> w.light`);
    expect(broken).toEqual([]);
  });

  it('has its lists as refresh_lights() keeps them', async () => {
    const derived = ['person_work', 'person_work_total', 'work_light_change', 'work'];
    const before = await fingerprints(owner, derived);
    await owner.query(`select refresh_lights(array_agg(work_id), 'amended') from work`);
    expect(await fingerprints(owner, derived)).toEqual(before);
  });
});

describe('distributions of the demo', () => {
  it('M3 are even for everybody, to the eyrir, and their totals are those of their lines', async () => {
    expect(
      await rowsOf(`select from movement group by right_id, distribution_id
        having sum(case when movement_type in (1, 3) then amount else -amount end) <> 0`),
    ).toEqual([]);
    const [sums] = await rowsOf<{ lines: string; totals: string; moved: string }>(`select
      (select sum(amount) from statement_line) as lines, (select sum(amount) from statement_total) as totals,
      (select sum(amount) from movement where movement_type in (1, 3)) as moved`);
    expect([sums?.totals, sums?.moved]).toEqual([sums?.lines, sums?.lines]);
  });
  it('L2.24, L2.25 pay Þórdís in six years, at home and by streams, and nothing to Dagur', async () => {
    expect(
      await rowsOf(`select line_kind, count(distinct period_id)::integer as years from movement
        join distribution using (distribution_id) join distribution_category using (category_id)
        where right_id = 5001 and state = 'finished' group by 1 order by 1`),
    ).toEqual([
      { line_kind: 'domestic', years: 6 },
      { line_kind: 'streaming', years: 6 },
    ]);
    expect(await rowsOf('select from movement where right_id = 5007')).toEqual([]);
  });
  it('V4, M2 pay only green works, and a file and a run are left for staff to finish', async () => {
    expect(await rowsOf('select from statement_line join work using (work_id) where light <> 0')).toEqual([]);
    expect(
      await rowsOf(`select state, run.distribution_id is not null as is_run from distribution left join run using (distribution_id)
        where state <> 'finished' order by is_run`),
    ).toEqual([
      { state: 'checked', is_run: false },
      { state: 'checked', is_run: true },
    ]);
  });
});

describe('live performances of the demo', () => {
  it('L3.1, L3.2, P2 are of every type, and Þórdís has them in every light', async () => {
    const types = await rowsOf(
      `select performance_type_id as type, count(*) > 1 as several from live_performance
       where person_id = 1001 group by 1 order by 1`,
    );
    expect(types).toEqual([1, 2, 3, 4].map((type) => ({ type, several: true })));
    expect(
      await rowsOf('select distinct light from live_performance where person_id = 1001 order by 1'),
    ).toEqual([{ light: 0 }, { light: 1 }, { light: 2 }]);
    expect(await rowsOf('select from live_performance where person_id = 1006')).toEqual([]);
  });
  it('P3 have the lights, points and counts that refresh_live_performances() keeps', async () => {
    const before = await fingerprint(owner, 'live_performance');
    await owner.query(
      'select refresh_live_performances(array_agg(live_performance_id)) from live_performance',
    );
    expect(await fingerprint(owner, 'live_performance')).toBe(before);
    expect(await rowsOf('select from live_performance where points < work_count')).toEqual([]);
  });
  it('L5.2 took place before today', async () => {
    expect(
      await rowsOf(
        'select from live_performance where performed_on >= current_date or registered_at > now()',
      ),
    ).toEqual([]);
  });
});
