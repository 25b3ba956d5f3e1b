import { ListChange } from '@omur/contract/people/assemblies';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

/** O254: whom the list would leave out if it were made anew, and then whom it would take on, by name. */
export const listChanges = listing({
  schema: ListChange,
  from: piece`
    select p.person_id, p.name, c.is_added as is_added_to_list from assembly a
    cross join changed_voters(a.assembly_id) c join person p using (person_id)
    where a.assembly_id = ${'assemblyId'}::integer`,
  orders: { name: { up: ['q.is_added_to_list::boolean', 'q.name::text', 'q.person_id::integer'] } },
});

export const findListed = sql`select state = 'listed' as is_listed from assembly where assembly_id = ${'assemblyId'}::integer`;

export const lockForList = sql`
  select a.state = 'listed' and a.closes_at > now() as is_listed, a.asked_by, a.is_list_asked,
    exists (select from changed_voters(a.assembly_id)) as is_changed
  from assembly a where a.assembly_id = ${'assemblyId'}::integer for update`;
export const askForList = sql`
  update assembly set asked_by = ${'userId'}::integer, is_list_asked = true where assembly_id = ${'assemblyId'}::integer`;
export const insertRelisting = sql`
  insert into assembly_relisting (assembly_id, asked_by, done_by)
  select a.assembly_id, a.asked_by, ${'userId'}::integer from assembly a where a.assembly_id = ${'assemblyId'}::integer
  returning relisting_id`;
export const listChangesOf = sql`
  select person_id, is_added from assembly_list_change where relisting_id = ${'relistingId'}::integer order by person_id`;

/** The other side of each proxy of somebody who is about to drop off the list, unless they drop off it too. */
export const leftBehind = sql`
  with gone as (select c.person_id from changed_voters(${'assemblyId'}::integer) c where not c.is_added)
  select distinct s.person_id from assembly_proxy x cross join unnest(array[x.giver_id, x.holder_id]) s (person_id)
  where x.assembly_id = ${'assemblyId'}::integer and x.state in ('offered', 'accepted')
    and (x.giver_id in (select person_id from gone)) <> (x.holder_id in (select person_id from gone))
    and s.person_id not in (select person_id from gone)`;
