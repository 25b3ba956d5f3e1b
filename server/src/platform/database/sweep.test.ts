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
