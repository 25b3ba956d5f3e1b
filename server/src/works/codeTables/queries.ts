import { CodeTable, ListedTerritory, Replacement, TableCode } from '@omur/contract/works/codeTables';
import { listing } from '../../platform/database/listing.ts';
import { lockClass } from '../../platform/database/locks.ts';
import { piece, raw, sql } from '../../platform/database/statement.ts';

/** A day that is no border is null. */
const days = raw(`case when isfinite(starts_on) then starts_on end as valid_from,
    case when isfinite(ends_on) then ends_on end as valid_to`);

/** Territories and their memberships as codes: `352`, and `2127/352`. */
const territoryCodes = piece`
  select 'territory' as code_list, territory_id::text as code, name_is, name_en, starts_on, ends_on from territory
  union all
  select 'territory', m.group_id || '/' || m.member_id, g.name_is || ' › ' || t.name_is, g.name_en || ' › ' || t.name_en,
    m.starts_on, m.ends_on
  from territory_member m join territory g on g.territory_id = m.group_id join territory t on t.territory_id = m.member_id`;
/** X134: societies by their numbers; 0 stands for none. */
const societyCodes = piece`
  select 'society' as code_list, lpad(society_code::text, 3, '0') as code, null::text as name_is, name as name_en, starts_on, ends_on
  from society where society_code > 0`;
const allCodes = piece`
  select code_list, code, name_is, name_en, starts_on, ends_on from code where code_list = ${'codeList'}
  union all
  select * from (${territoryCodes}) t where ${'codeList'} = 'territory'
  union all
  select * from (${societyCodes}) s where ${'codeList'} = 'society'`;
const codes = piece`select code, name_is as name_icelandic, name_en as name_english, ${days} from (${allCodes}) c`;
const codeOrders = {
  code: { up: ['q.code'] },
  nameEnglish: { up: ['q.name_english', 'q.code'] },
};

export const codesOfTable = {
  all: listing({ schema: TableCode, from: codes, orders: codeOrders }),
  found: listing({
    schema: TableCode,
    from: piece`${codes} where fold(code || ' ' || coalesce(name_is, '') || ' ' || name_en) like ${'pattern'}`,
    orders: codeOrders,
  }),
};

export const codeTables = listing({
  schema: CodeTable,
  from: piece`
    select l.code_list, l.codes_count,
      (select max(r.replaced_at) from code_replacement r where r.code_list = l.code_list) as replaced_at
    from (select code_list, count(*)::integer as codes_count from code group by code_list
      union all select 'territory', count(*)::integer from territory
      union all select 'society', count(*)::integer from society where society_code > 0) l`,
  orders: {
    codeList: {
      up: [`(q.code_list <> 'territory')::boolean`, `(q.code_list <> 'society')::boolean`, 'q.code_list'],
    },
  },
});

export const replacementsOf = listing({
  schema: Replacement,
  from: piece`
    select r.code_replacement_id, r.file_name, r.added, r.changed, r.ended, r.replaced_at, u.name
    from code_replacement r left join app_user u on u.user_id = r.replaced_by where r.code_list = ${'codeList'}`,
  orders: { replacedAt: { up: ['(-q.code_replacement_id)::integer'] } },
});

/** The whole tree, so that a form reckons with it by itself. */
export const territoriesWithGroups = listing({
  schema: ListedTerritory,
  from: piece`
    select territory_id, kind, name_is as name_icelandic, name_en as name_english, ${days},
      (select coalesce(json_agg(json_build_object('svaedI_NR', m.group_id,
          'kodI_GILDIR_FRA', case when isfinite(m.starts_on) then m.starts_on end,
          'kodI_GILDIR_TIL', case when isfinite(m.ends_on) then m.ends_on end) order by m.group_id), '[]')
        from territory_member m where m.member_id = t.territory_id) as groups
    from territory t`,
  orders: { territoryId: { up: ['q.territory_id::integer'] } },
});

/** One at a time for a table. */
export const lockTable = sql`select pg_advisory_xact_lock(${lockClass('codeTable')}, hashtext(${'codeList'}::text))`;

/** What a table holds; of the tree what is in TIS. */
export const findCodes = sql`
  select code, name_is, name_en, starts_on::text as starts_on, ends_on::text as ends_on
  from code where code_list = ${'codeList'} order by code`;
export const findSocieties = sql`
  select lpad(society_code::text, 3, '0') as code, name as name_en, starts_on::text as starts_on, ends_on::text as ends_on
  from society where society_code > 0 order by society_code`;
export const findTerritories = sql`
  select territory_id::text as code, kind, alpha_code, name_is, name_en, starts_on::text as starts_on, ends_on::text as ends_on
  from territory where not is_own order by territory_id`;
export const findMembers = sql`
  select m.group_id || '/' || m.member_id as code, m.starts_on::text as starts_on, m.ends_on::text as ends_on
  from territory_member m join territory g on g.territory_id = m.group_id join territory t on t.territory_id = m.member_id
  where not g.is_own and not t.is_own order by m.group_id, m.member_id`;

export const putCodes = sql`
  insert into code (code_list, code, name_is, name_en, starts_on, ends_on)
  select ${'codeList'}, c.code, c.name_is, c.name_en, c.starts_on, c.ends_on
  from json_to_recordset(${'rows'}::json) as c (code text, name_is text, name_en text, starts_on date, ends_on date)
  on conflict (code_list, code) do update set name_is = excluded.name_is, name_en = excluded.name_en,
    starts_on = excluded.starts_on, ends_on = excluded.ends_on`;
/** A code that only begins later never counted. */
export const endCodes = sql`
  update code set ends_on = greatest(current_date - 1, starts_on)
  where code_list = ${'codeList'} and code = any(${'codes'}::text[]) and ends_on >= current_date`;

export const putSocieties = sql`
  insert into society (society_code, name, starts_on, ends_on)
  select s.code::smallint, s.name_en, s.starts_on, s.ends_on
  from json_to_recordset(${'rows'}::json) as s (code text, name_en text, starts_on date, ends_on date)
  on conflict (society_code) do update set name = excluded.name, starts_on = excluded.starts_on, ends_on = excluded.ends_on`;
export const endSocieties = sql`
  update society set ends_on = greatest(current_date - 1, starts_on)
  where lpad(society_code::text, 3, '0') = any(${'codes'}::text[]) and ends_on >= current_date`;

export const putTerritories = sql`
  insert into territory (territory_id, kind, alpha_code, name_is, name_en, starts_on, ends_on)
  select t.code::integer, t.kind, t.alpha_code, t.name_is, t.name_en, t.starts_on, t.ends_on
  from json_to_recordset(${'rows'}::json)
    as t (code text, kind text, alpha_code text, name_is text, name_en text, starts_on date, ends_on date)
  on conflict (territory_id) do update set kind = excluded.kind, alpha_code = excluded.alpha_code,
    starts_on = excluded.starts_on, ends_on = excluded.ends_on`;
export const putMembers = sql`
  insert into territory_member (group_id, member_id, starts_on, ends_on)
  select split_part(m.code, '/', 1)::integer, split_part(m.code, '/', 2)::integer, m.starts_on, m.ends_on
  from json_to_recordset(${'rows'}::json) as m (code text, starts_on date, ends_on date)
  on conflict (group_id, member_id) do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on`;
export const endTerritories = sql`
  update territory set ends_on = greatest(current_date - 1, starts_on)
  where territory_id::text = any(${'codes'}::text[]) and ends_on >= current_date`;
export const endMembers = sql`
  update territory_member set ends_on = greatest(current_date - 1, starts_on)
  where group_id || '/' || member_id = any(${'codes'}::text[]) and ends_on >= current_date`;

export const insertReplacement = sql`
  insert into code_replacement (code_list, file_name, checksum, added, changed, ended, changes, replaced_by)
  values (${'codeList'}, ${'fileName'}, ${'checksum'}, ${'added'}, ${'changed'}, ${'ended'}, ${'changes'}::jsonb, ${'userId'})`;
