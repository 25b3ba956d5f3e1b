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

const inside = `select from contract_work cw where cw.contract_id = $1 and cw.work_id = theirs.work_id`;
const outside = (name: string, way: string) =>
  named(
    name,
    `select w.work_id as "verK_NR", theirs.title as "heitI_VERKS", w.performers as "flytjendur", w.artists as "listamenn",
       w.last_changed_at as "dagS_SEIN_BREYTT",
       (select t.works from publishing_contract c join author a using (author_id)
          join person_work_total t on t.person_id = a.person_id and t.author_id = a.author_id where c.contract_id = $1)
       - (select count(*)::integer from contract_work cw join publishing_contract c using (contract_id) join author a using (author_id)
          join person_work p on p.person_id = a.person_id and p.author_id = a.author_id and p.work_id = cw.work_id
          where cw.contract_id = $1) as total
     from publishing_contract c join author a using (author_id)
     join person_work theirs on theirs.person_id = a.person_id and theirs.author_id = a.author_id
     join work w on w.work_id = theirs.work_id
     where c.contract_id = $1 and not exists (${inside})
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
