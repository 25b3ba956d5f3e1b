import type { Portal, Someone } from '../portal.ts';

/** A dispute over a work of two, of which the partner claims more. */
export async function aDispute(portal: Portal, someone: Someone, partner: Someone) {
  const workId = await portal.work({ by: partner, others: [someone], title: 'Deiluefni' });
  const [made] = await portal.sql(
    `with made as (insert into work_dispute (work_id, counts_from, reason, opened_by, opened_by_user, answer_by, offered_by, offered_by_user)
         values ($1, '-infinity', 'Viðlagið', $2, $3, current_date + 14, $2, $3) returning work_dispute_id),
       shares as (insert into work_dispute_share (work_dispute_id, author_id, registered_share, proposed_share, offered_share)
         select work_dispute_id, a.author_id, 50, a.claimed, a.claimed from made,
           unnest($4::integer[], array[70, 30]) as a (author_id, claimed)),
       parties as (insert into work_dispute_party (work_dispute_id, person_id)
         select work_dispute_id, unnest($5::integer[]) from made)
     select work_dispute_id from made`,
    [
      workId,
      partner.personId,
      partner.userId,
      [partner.authorId, someone.authorId],
      [partner.personId, someone.personId],
    ],
  );
  const [party] = await portal.sql(
    `select party_id from work_dispute_party where work_dispute_id = $1 and person_id = $2`,
    [made?.work_dispute_id, someone.personId],
  );
  const [evidence] = await portal.sql(
    `insert into stored_file (owner_kind, owner_id, person_id, name, type, size_bytes, state)
     values ('disputeParty', $1, $2, 'Nótur.pdf', 'application/pdf', 1000, 'confirmed') returning file_id`,
    [party?.party_id, someone.personId],
  );
  return {
    disputeId: made?.work_dispute_id as number,
    disputedWorkId: workId,
    disputePartyId: party?.party_id as number,
    evidenceFileId: evidence?.file_id as number,
  };
}
