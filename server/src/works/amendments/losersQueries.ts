import { sql } from '../../platform/database/statement.ts';

export const findLosers = sql`
  select l.author_id, a.display_name, l.person_id, p.name, l.loses_as, l.advance_units::float8 / 10000 as advance_left_isk
  from share_losers(${'workId'}, ${'from'}::date, ${'until'}::date, ${'shares'}::jsonb, ${'contracts'}::jsonb) l
  join author a using (author_id) join person p on p.person_id = l.person_id
  order by a.display_name, l.author_id, l.loses_as, p.name, l.person_id`;

export const findProposed = sql`
  select work_id, body, case when is_from_beginning then '-infinity' else applies_from::text end as applies_from, applies_until::text as applies_until
  from work_proposal where work_proposal_id = ${'proposalId'}`;

/** They were seen by who accepts it, before anybody is asked. */
export const markLosersSeen = sql`
  update work_proposal set are_losers_seen = true where work_proposal_id = ${'proposalId'}`;
