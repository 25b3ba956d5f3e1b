import { piece } from '../../platform/database/statement.ts';
import type { From } from './sectionsQueries.ts';

/** O131: on whose list of voters somebody stands, whether their vote was cast, which nobody else reads, and proxies given and held. What it was nobody holds. */
export const assemblySections: readonly From[] = [
  {
    table: 'assembly_voter',
    rows: piece`select t.assembly_id as key, to_jsonb(t) || jsonb_build_object('has_voted', exists (
        select from assembly_voted d where d.assembly_id = t.assembly_id and d.person_id = t.person_id)) as row, null::jsonb as names
      from assembly_voter t where t.person_id = ${'personId'}::integer`,
    ownColumns: ['has_voted'],
  },
  {
    table: 'assembly_list_change',
    rows: piece`select t.relisting_id as key, to_jsonb(t) || jsonb_build_object('assembly_id', r.assembly_id, 'done_at', r.done_at) as row,
        null::jsonb as names
      from assembly_list_change t join assembly_relisting r using (relisting_id) where t.person_id = ${'personId'}::integer`,
  },
  {
    table: 'assembly_proxy',
    rows: piece`select t.proxy_id as key, to_jsonb(t) as row, jsonb_build_object('giver_id', g.name, 'holder_id', h.name) as names
      from assembly_proxy t join person g on g.person_id = t.giver_id join person h on h.person_id = t.holder_id
      where ${'personId'}::integer in (t.giver_id, t.holder_id)`,
  },
];
