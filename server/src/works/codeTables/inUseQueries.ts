import { type Fragment, piece, raw, sql } from '../../platform/database/statement.ts';

/** Of some codes those that agreements have that still count, or will. */
export const agreementTypesInUse = sql`
  select distinct c.agreement_type as code from publishing_contract c
  where c.agreement_type = any(${'codes'}::text[]) and c.counts_until >= current_date order by 1`;

/** X134: of some societies our own, and those that are sent files. */
export const societiesInUse = sql`
  select c.code from unnest(${'codes'}::text[]) c (code)
  where c.code = '077' or exists (select from cwr_receiver r where r.receiver = c.code and r.closed_at is null) order by 1`;

/** Territories that they name, and memberships of groups that stay and that they name, directly or further up. All are in the world. */
export const agreementTerritoriesInUse = sql`
  with recursive named (territory_id) as (
    select abs(e.entry) from publishing_contract c, unnest(c.territories) e (entry)
    where c.counts_until >= current_date and abs(e.entry) <> 2136
    union
    select m.member_id from named n join territory_member m on m.group_id = n.territory_id
    where current_date between m.starts_on and m.ends_on
  )
  select distinct t.territory_id::text as code from publishing_contract c, unnest(c.territories) e (entry)
  join territory t on t.territory_id = abs(e.entry)
  where t.territory_id::text = any(${'codes'}::text[]) and c.counts_until >= current_date
  union
  select m.code from unnest(${'codes'}::text[]) m (code) join named n on n.territory_id::text = split_part(m.code, '/', 1)
  where m.code like '%/%' and n.territory_id::text <> all(${'codes'}::text[]) order by 1`;

/**
 * X177: of some codes those without which the judge would keep works of ours out of files of CWR: what a file writes of every work (`always`), and
 * what works that count say of themselves.
 */
const writtenInFiles = (always: readonly string[], column: Fragment = piece`null::text`) => {
  const written = piece`select w.said from (select ${column} as said from work w where w.review not in ('refused', 'withdrawn')) w`;
  return sql`
    select c.code from unnest(${'codes'}::text[]) c (code)
    where c.code = any(${raw(`'{${always.join(',')}}'::text[]`)}) or c.code in (${written} where w.said is not null) order by 1`;
};

/** By their tables: roles and kinds of titles are the program's own, as are the codes of what a work leaves open. */
export const writtenInUse = {
  distributionCategory: writtenInFiles(['UNC'], piece`w.music_category`),
  language: writtenInFiles([], piece`w.lyrics_language`),
  lyricAdaptation: writtenInFiles(['UNS'], piece`w.lyric_adaptation`),
  musicArrangement: writtenInFiles(['UNS'], piece`w.music_arrangement`),
  publisherType: writtenInFiles(['AM', 'AQ', 'E', 'ES', 'PA', 'SE']),
  textMusic: writtenInFiles([], piece`w.text_music_relation`),
  titleType: writtenInFiles(['AT', 'OT']),
  versionType: writtenInFiles(['MOD', 'ORI']),
  workType: writtenInFiles([], piece`w.work_type`),
  writerRole: writtenInFiles(['A', 'AD', 'AR', 'C', 'CA', 'PA', 'SA', 'SR', 'TR']),
};
