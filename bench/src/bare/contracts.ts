// The rows of the contract lists that the portal answers with, as plain columns, and how many there are in all.

const named = (name: string, text: string) => (values: unknown[]) => ({ name, text, values });

const ofPerson = `(c.publisher_id = $1 or c.author_id = any(array(
  select author_id from author where person_id = $1 union select author_id from author_right where person_id = $1)))`;
const contracts = (name: string, way: string) =>
  named(
    name,
    `select c.contract_id as "publisheR_SAMNINGUR_NR", c.publisher_id as "publisheR_NR",
       (select name from person where person_id = c.publisher_id) as "nafn",
       (select display_name from author where author_id = c.author_id) as "nafN_BIRTA",
       c.starts_on::text as "upphaF_SAMNINGS", c.ends_on::text as "loK_SAMNINGS",
       coalesce(c.performance_share, -1)::float as "performancE_SHARE", coalesce(c.mechanical_share, -1)::float as "mechanicaL_SHARE",
       (select count(*)::integer from publishing_contract c where ${ofPerson}) as total
     from publishing_contract c where ${ofPerson} order by c.contract_id ${way} limit 50`,
  );

const ofContract = `from publishing_contract c join author a using (author_id) where c.contract_id = $1`;
const outside = (name: string, way: string) =>
  named(
    name,
    `select theirs.work_id as "verK_NR", theirs.title as "heitI_VERKS", w.performers as "flytjendur", w.artists as "listamenn",
       w.last_changed_at as "dagS_SEIN_BREYTT",
       (select t.works from person_work_total t where t.person_id = (select a.person_id ${ofContract})
          and t.author_id = (select a.author_id ${ofContract}))
       - (select count(*)::integer from contract_work cw cross join lateral (
            select from person_work p where p.person_id = (select a.person_id ${ofContract}) and p.work_id = cw.work_id
              and p.author_id + 0 = (select a.author_id ${ofContract}) limit 1) p where cw.contract_id = $1) as total
     from person_work theirs cross join lateral (select * from work w where w.work_id = theirs.work_id limit 1) w
     where theirs.person_id = (select a.person_id ${ofContract}) and theirs.author_id = (select a.author_id ${ofContract})
       and (select count(*) from contract_work cw where cw.contract_id = $1 and cw.work_id = theirs.work_id) = 0
     order by theirs.title ${way}, theirs.work_id ${way} limit 50`,
  );

const all = {
  contracts: contracts('contracts', 'desc'),
  contractsEnd: contracts('contractsEnd', 'asc'),
  outside: outside('outside', 'asc'),
  outsideEnd: outside('outsideEnd', 'desc'),
} as const;

/** The first page of a list of contracts or of works outside one, or the last page, backwards. */
export const contractPage = (list: string, id: string) => all[list as keyof typeof all]([id]);
