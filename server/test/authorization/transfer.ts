import type { Portal, Someone } from '../portal.ts';

/** A publisher with a contract and a transfer to another that waits, and one to sub-publish to. */
export async function aTransfer(portal: Portal, { lone, asker }: { lone: Someone; asker: Someone }) {
  const names = ['Afhendandi', 'Viðtakandi', 'Undirútgefandi'];
  const [giverId, receiverId, subPublisherId] = (
    await portal.sql(
      'insert into person (name, is_publisher) select n, true from unnest($1::text[]) n returning person_id',
      [names],
    )
  ).map(({ person_id: personId }) => personId as number) as [number, number, number];
  await portal.sql(
    `insert into publishing_contract (publisher_id, author_id, starts_on, ends_on, performance_share, mechanical_share, is_dated)
     select p, $3, current_date + 100, current_date + 400, 40, 40, true from unnest(array[$1, $2]::integer[]) p`,
    [giverId, receiverId, lone.authorId],
  );
  const [row] = await portal.sql(
    `insert into catalogue_transfer (giver_id, receiver_id, transfers_on, reason, asked_by)
     values ($1, $2, current_date + 1, 'Samruni', $3) returning transfer_id`,
    [giverId, receiverId, asker.userId],
  );
  return { giverId, receiverId, subPublisherId, transferId: row?.transfer_id as number };
}
