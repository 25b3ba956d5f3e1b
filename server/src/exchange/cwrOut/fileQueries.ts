import { piece, sql } from '../../platform/database/statement.ts';

/** X90: works that may go out: approved, green and registered by somebody. */
export const mayGoOut = piece`w.review = 'approved' and not w.is_provisional and w.light = 0`;

/** X131: works for a receiver `r` that gets those of its own society alone: an author, a publisher or a stated party belongs to it. */
export const mayGoTo = piece`(r.sends = 'all'
    or exists (select from work_author wa join author a using (author_id) join person p using (person_id)
      where wa.work_id = w.work_id and p.society_code = r.society_code)
    or exists (select from work_right wr join person p on p.person_id = wr.publisher_id
      where wr.work_id = w.work_id and wr.ends_before = 'infinity' and p.society_code = r.society_code)
    or exists (select from work_party wp where wp.work_id = w.work_id
      and r.society_code in (wp.performance_society, wp.mechanical_society, wp.synchronisation_society)))`;

/** One file of a receiver is made at a time. */
export const lockReceiver = sql`
  select version, closed_at is not null as is_closed from cwr_receiver where receiver = ${'receiver'} for no key update`;

/** The next number of the year, counted in this transaction: what is taken back leaves no gap. */
export const takeNumber = sql`
  insert into cwr_sent_file_number as n (owner_id, receiver, year, last_sequence)
  values (${'ownerId'}::integer, ${'receiver'}, extract(year from now())::smallint, 1)
  on conflict (owner_id, receiver, year) do update set last_sequence = n.last_sequence + 1
  returning last_sequence as sequence, nextval(pg_get_serial_sequence('cwr_sent_file', 'cwr_sent_file_id'))::integer as file_id, now()::timestamptz(0) as made_at`;

/** Works of which the receiver has nothing: never tried, or refused by our judge and changed since. They are held until the file is made. */
export const takeNew = sql`
  select w.work_id, null as body_hash from cwr_receiver r cross join work w
  left join cwr_receiver_work s on s.work_id = w.work_id and s.receiver = r.receiver
  where r.receiver = ${'receiver'} and w.work_id > ${'after'}::integer and ${mayGoOut} and ${mayGoTo} and (s.work_id is null or s.body_hash is null and s.is_stale)
  order by w.work_id limit ${'limit'}::integer for no key update of w`;

/** Works of which something was written since they were sent. */
export const takeChanged = sql`
  select w.work_id, s.body_hash from cwr_receiver_work s join work w using (work_id)
  where s.receiver = ${'receiver'} and s.is_stale and s.body_hash is not null and w.work_id > ${'after'}::integer and ${mayGoOut}
  order by s.work_id limit ${'limit'}::integer for no key update of w, s`;

/** X94: a person's own catalogue: works of which they are an author or a publisher. */
export const takeOwn = sql`
  select w.work_id, null as body_hash from person_work pw join work w using (work_id)
  where pw.person_id = ${'ownerId'}::integer and (pw.is_author or pw.is_publisher) and w.review = 'approved' and not w.is_provisional
    and w.work_id > ${'after'}::integer group by w.work_id order by w.work_id limit ${'limit'}::integer`;

/** One of a person's files is made at a time. */
export const lockOwner = sql`
  select p.person_id, p.name, coalesce(p.publisher_ipi_name_number,
      (select a.ipi_name_number from author a where a.person_id = p.person_id and a.ipi_name_number is not null order by a.author_id limit 1)) as ipi_name_number,
    exists (select from person_work pw where pw.person_id = p.person_id and pw.is_publisher) as is_publisher
  from person p where p.person_id = ${'ownerId'}::integer for no key update of p`;

export const insertPart = sql`
  insert into cwr_sent_file_part (cwr_sent_file_id, part, content) values (${'fileId'}::integer, ${'part'}::smallint, ${'content'}::bytea)`;

export const insertWorks = sql`
  insert into cwr_sent_file_work (cwr_sent_file_id, group_number, transaction_number, work_id, body_hash)
  select ${'fileId'}::integer, ${'group'}::smallint, t.number, t.work_id, t.hash
  from unnest(${'numbers'}::integer[], ${'workIds'}::integer[], ${'hashes'}::text[]) as t (number, work_id, hash)`;

export const markSent = sql`
  insert into cwr_receiver_work (receiver, work_id, body_hash, cwr_sent_file_id, sent_at)
  select ${'receiver'}, t.work_id, t.hash, ${'fileId'}::integer, now() from unnest(${'workIds'}::integer[], ${'hashes'}::text[]) as t (work_id, hash)
  on conflict (receiver, work_id) do update set body_hash = excluded.body_hash, cwr_sent_file_id = excluded.cwr_sent_file_id, sent_at = excluded.sent_at,
    is_stale = false, broken_rules = null, answer_status = null, answered_on = null`;

export const markSame = sql`
  update cwr_receiver_work set is_stale = false, broken_rules = null where receiver = ${'receiver'} and work_id = any(${'workIds'}::integer[])`;

export const markRefused = sql`
  insert into cwr_receiver_work (receiver, work_id, broken_rules)
  select ${'receiver'}, r.work_id, r.rules from json_to_recordset(${'refused'}::json) as r (work_id integer, rules jsonb)
  on conflict (receiver, work_id) do update set is_stale = false, broken_rules = excluded.broken_rules`;

export const insertFile = sql`
  insert into cwr_sent_file (cwr_sent_file_id, owner_id, receiver, version, year, sequence, file_name, made_at, made_by, work_count, refused_count, digest)
  values (${'fileId'}::integer, ${'ownerId'}::integer, ${'receiver'}, ${'version'}, ${'year'}::smallint, ${'sequence'}::smallint, ${'fileName'},
    ${'madeAt'}::timestamptz, ${'userId'}::integer, ${'workCount'}::integer, ${'refusedCount'}::integer, ${'digest'})`;

const isKept = piece`exists (select from cwr_sent_file_part p where p.cwr_sent_file_id = f.cwr_sent_file_id)`;

/** X94: the file of the same owner that says the same already. */
export const findSameOwn = sql`
  select f.cwr_sent_file_id as file_id, f.file_name, f.work_count, f.refused_count from cwr_sent_file f
  where f.owner_id = ${'ownerId'}::integer and f.version = ${'version'} and f.digest = ${'digest'} and f.cwr_sent_file_id <> ${'fileId'}::integer and ${isKept}
  order by f.cwr_sent_file_id desc limit 1`;

export const findFile = sql`
  select f.cwr_sent_file_id, f.file_name, ${isKept} as is_kept from cwr_sent_file f where f.cwr_sent_file_id = ${'fileId'}::integer
    and (f.owner_id = ${'personId'}::integer or ${'isStaff'}::boolean and f.owner_id is null)`;
export const findPart = sql`
  select content from cwr_sent_file_part where cwr_sent_file_id = ${'fileId'}::integer and part = ${'part'}::smallint`;
export const findSize = sql`
  select coalesce(sum(octet_length(content)), 0)::integer as size from cwr_sent_file_part where cwr_sent_file_id = ${'fileId'}::integer`;
