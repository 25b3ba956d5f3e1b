import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sweep } from './sweep.ts';

let portal: Portal;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone();
});
afterAll(() => portal.close());

const sweepNow = () => sweep(portal.pool, pino({ level: 'silent' }));
const namesIn = async (query: string) => (await portal.sql(query)).map(({ name }) => name);

describe('the sweep', () => {
  it('J8 takes away drafts that nobody has touched for a year, and no others', async () => {
    await portal.sql(
      `insert into draft (draft_id, user_id, kind, title, content, updated_at)
       select gen_random_uuid(), $1, 'work', title, '{}', now() - age
       from (values ('gömul', interval '1 year 1 day'), ('á síðasta degi', '1 year' - interval '1 day'), ('ný', '0')) d (title, age)`,
      [member.userId],
    );
    await sweepNow();
    expect(await namesIn('select title as name from draft order by updated_at')).toEqual([
      'á síðasta degi',
      'ný',
    ]);
  });
  it('O224 takes national IDs and addresses of others out of drafts of works after a month, once, and nothing else', async () => {
    const elin = {
      kind: 'unknown',
      name: 'Elín Lund',
      kennitala: '0101303019',
      email: 'elin@lund.is',
      share: 50,
    };
    const known = { kind: 'known', authorId: 3, kennitalaStart: '010130' };
    const content = { title: 'Brimalda', authors: [elin, known, 'x'], typedAuthor: { ...elin, name: '' } };
    const made = await portal.sql<{ draft_id: string }>(
      `insert into draft (draft_id, user_id, kind, title, content, updated_at)
       select gen_random_uuid(), $1, kind, title, content::jsonb, now() - age * interval '1 day'
       from (values (1, 'work', 'ung', $2, 29), (2, 'work', 'eldri', $2, 31), (3, 'work', 'annað', '{"authors": {"kennitala": 1}}', 31),
         (4, 'fundApplication', 'umsókn', '{"email": "eigin@lund.is"}', 31)) d (place, kind, title, content, age) order by place
       returning draft_id`,
      [member.userId, JSON.stringify(content)],
    );
    const left = async () => {
      const ids = made.map(({ draft_id }) => draft_id);
      const rows = await portal.sql(
        `select content, version, updated_at < now() - interval '28 days' as is_old from draft where draft_id = any($1::uuid[])
         order by array_position($1::uuid[], draft_id)`,
        [ids],
      );
      return rows;
    };
    await sweepNow();
    const bare = { ...elin, kennitala: '', email: '' };
    const after = [
      content,
      { ...content, authors: [bare, known, 'x'], typedAuthor: { ...bare, name: '' } },
      { authors: { kennitala: 1 } },
      { email: 'eigin@lund.is' },
    ].map((kept) => ({ content: kept, version: 1, is_old: true }));
    expect(await left()).toEqual(after);
    // It is typed again, and stays for another month.
    await portal.sql('update draft set content = $2::jsonb, updated_at = now() where draft_id = $1', [
      made[1]?.draft_id,
      JSON.stringify(content),
    ]);
    await sweepNow();
    expect((await left())[1]?.['content']).toEqual(content);
    await portal.sql('delete from draft where user_id = $1', [member.userId]);
  });
  it('O309, O256 forgets who is outside the society a year after the answer, and nobody before', async () => {
    await portal.sql(
      `insert into outsider (unmatched_usage_id, name, email, language, asked_at, settled_by, settled_at)
       select 1, name, 'x@example.is', 'is', now() - asked, case when settled is not null then $1::integer end, now() - settled
       from (values ('ósvarað', interval '3 years', null::interval), ('svarað í fyrra', '2 years', '370 days'), ('svarað í ár', '2 years', '360 days'))
         o (name, asked, settled)`,
      [member.userId],
    );
    await sweepNow();
    expect(await namesIn('select name from outsider order by name')).toEqual(['ósvarað', 'svarað í ár']);
  });
  it('W5 takes away keys after a day', async () => {
    await portal.sql(
      `insert into idempotency_key (user_id, key, request_hash, created_at)
       select $1, key, '', now() - age from (values ('old', interval '25 hours'), ('new', '23 hours')) k (key, age)`,
      [member.userId],
    );
    await sweepNow();
    expect(await namesIn('select key as name from idempotency_key')).toEqual(['new']);
  });
  it('S3 takes away resets a month after they were asked for', async () => {
    await portal.sql(
      `insert into password_reset (user_id, guid_hash, email, created_at)
       select $1, decode(hash, 'hex'), email, now() - age
       from (values ('01', 'old', interval '31 days'), ('02', 'new', '29 days')) r (hash, email, age)`,
      [member.userId],
    );
    await sweepNow();
    expect(await namesIn('select email as name from password_reset')).toEqual(['new']);
  });
  it('S1 takes away sessions a month after their end', async () => {
    await portal.sql(
      `insert into session (token_hash, user_id, expires_at)
       select convert_to(name, 'UTF8'), $1, now() - age from (values ('old', interval '31 days'), ('new', '29 days')) s (name, age)`,
      [member.userId],
    );
    await sweepNow();
    const left = await namesIn(
      `select convert_from(token_hash, 'UTF8') as name from session where expires_at < now()`,
    );
    expect(left).toEqual(['new']);
  });
  it('S2 forgets failed log-ins after a day', async () => {
    await portal.sql(
      `insert into login_throttle (subject, failures, last_failed_at)
       values ('old', 3, now() - interval '25 hours'), ('new', 3, now() - interval '23 hours')`,
    );
    await sweepNow();
    expect(await namesIn('select subject as name from login_throttle')).toEqual(['new']);
  });
  it('goes on where one of its statements fails', async () => {
    await portal.sql(
      `insert into draft (draft_id, user_id, kind, content, updated_at) values (gen_random_uuid(), $1, 'work', '{}', now() - interval '2 years')`,
      [member.userId],
    );
    await portal.sql('alter table session rename to session_elsewhere');
    try {
      await sweepNow();
    } finally {
      await portal.sql('alter table session_elsewhere rename to session');
    }
    expect(await portal.sql(`select from draft where updated_at < now() - interval '1 year'`)).toEqual([]);
  });
});
