import { sql } from '../../platform/database/statement.ts';
import { plainOfContract } from '../../platform/database/plainSql.ts';

/** The first that is in no tree. */
export const findUnknownTerritory = sql`
  select entry as territory_id from unnest(${'territories'}::integer[]) entry
  where entry = 0 or not exists (select from territory t where t.territory_id = abs(entry)) limit 1`;

export const nameTerritories = sql`
  select territory_id, name_is as "is", name_en as "en" from territory where territory_id = any(${'territories'}::integer[])`;

/** A country in which a list holds today. */
export const findCountry = sql`
  select country from territories(${'territories'}::integer[], current_date) country limit 1`;

export const findOriginal = sql`
  select c.contract_id, c.publisher_id, c.author_id, c.counts_from::text as counts_from, c.counts_until::text as counts_until,
    p.name as publisher_name, a.display_name, a.person_id as author_person_id,
    is_own_contract_change(${'userId'}, c.contract_id, ${'publisherId'}) as is_own
  from publishing_contract c join person p on p.person_id = c.publisher_id join author a using (author_id)
  where c.contract_id = ${'contractId'} for update of c`;

export const insertSubAgreement = sql`
  insert into publishing_contract
    (publisher_id, author_id, original_contract_id, agreement_type, starts_on, ends_on, performance_share, mechanical_share,
     synchronisation_share, territories, retention_ends_on, collection_ends_on, ${plainOfContract.columns()})
  select ${'publisherId'}::integer, c.author_id, coalesce(c.lineage_id, c.contract_id), ${'agreementType'}::text, ${'startsOn'}::date,
    ${'endsOn'}::date, ${'performanceShareHundredths'}::integer / 100.0, ${'mechanicalShareHundredths'}::integer / 100.0,
    ${'synchronisationShareHundredths'}::integer / 100.0, ${'territories'}::integer[], ${'retentionEndsOn'}::date,
    ${'collectionEndsOn'}::date, ${plainOfContract.columns('plain')}
  from publishing_contract c, ${plainOfContract.row} where c.contract_id = ${'contractId'}
  returning contract_id`;

/** The works of the original, or some of them. */
export const copyWorks = sql`
  insert into contract_work (contract_id, work_id)
  select ${'subAgreementId'}::integer, work_id from contract_work
  where contract_id = ${'contractId'} and (${'workIds'}::integer[] is null or work_id = any(${'workIds'}))`;

export const findWorkOutside = sql`
  select sought as work_id from unnest(${'workIds'}::integer[]) sought
  where not exists (select from contract_work cw where cw.contract_id = ${'contractId'} and cw.work_id = sought) limit 1`;

/** Contracts that publish in the place of this one, by all its works (PG), and those of any kind that a work is in. */
export const findGeneralBelow = sql`
  select s.contract_id from publishing_contract c join publishing_contract s
    on s.original_contract_id = coalesce(c.lineage_id, c.contract_id)
  where c.contract_id = ${'contractId'} and s.agreement_type = 'PG' and s.counts_until >= current_date and s.ends_on >= current_date
  order by s.contract_id`;

export const findBelowWithWork = sql`
  select s.contract_id from publishing_contract c join publishing_contract s
    on s.original_contract_id = coalesce(c.lineage_id, c.contract_id)
  join contract_work cw on cw.contract_id = s.contract_id and cw.work_id = ${'workId'}
  where c.contract_id = ${'contractId'} and s.counts_until >= current_date order by s.contract_id limit 1`;
