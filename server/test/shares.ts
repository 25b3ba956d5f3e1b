import type { Portal, Someone } from './portal.ts';

/** Gives an author's share of a work, or everybody's, another size, with the lines that pay it. */
export async function setShare(
  portal: Portal,
  workId: number,
  share: number,
  authorId: number | null = null,
): Promise<void> {
  await portal.sql(
    `with authors as (
       update work_author set share = $2 where work_id = $1 and ($3::integer is null or author_id = $3)
     )
     update work_right set share = $2, share_abroad = $2 where work_id = $1 and ($3::integer is null or author_id = $3)`,
    [workId, share, authorId],
  );
}

/** Takes an author off a work, with the lines that paid them. */
export async function takeOff(portal: Portal, workId: number, authorId: number | null = null): Promise<void> {
  await portal.sql(
    `with authors as (delete from work_author where work_id = $1 and ($2::integer is null or author_id = $2))
     delete from work_right where work_id = $1 and ($2::integer is null or author_id = $2)`,
    [workId, authorId],
  );
}

interface PutOn {
  authorTypeId?: number;
  share: number;
  approval?: 'given' | 'waiting' | 'objected';
  position?: number;
}

/** Puts an author on a work, whose share is paid to nobody. */
export async function putOn(
  portal: Portal,
  workId: number,
  authorId: number,
  { authorTypeId = 36, share, approval = 'given', position = 0 }: PutOn,
): Promise<void> {
  await portal.sql(
    `with lines as (insert into work_right (work_id, author_id, share, share_abroad) values ($1, $2, $4, $4))
     insert into work_author (work_id, author_id, author_type_id, share, approval, position) values ($1, $2, $3, $4, $5, $6)`,
    [workId, authorId, authorTypeId, share, approval, position],
  );
}

/** From a day on another author's right is paid what an author of a work was. */
export async function passOn(
  portal: Portal,
  { workId, authorId: from }: { workId: number; authorId: number },
  day: string,
  { authorId }: { authorId: number },
): Promise<void> {
  await portal.sql(
    `with until as (
       update work_right set ends_before = $2 where work_id = $1 and author_id = $4 and publisher_id is null and ends_before = 'infinity' and starts_on < $2
       returning work_id, author_id, share, share_abroad
     )
     insert into work_right (work_id, author_id, right_id, share, share_abroad, starts_on)
     select u.work_id, u.author_id, (select min(right_id) from author_right where author_id = $3), u.share, u.share_abroad, $2 from until u`,
    [workId, day, authorId, from],
  );
}

/** Nobody claims any more what an author of a work is paid. */
export async function leaveUnclaimed(portal: Portal, workId: number, authorId: number): Promise<void> {
  const none = 'right_id = null where work_id = $1 and author_id = $2 and publisher_id is null';
  await portal.sql(`with by_contract as (update agreement_right set ${none}) update work_right set ${none}`, [
    workId,
    authorId,
  ]);
}

/** A green work that several have written in equal parts. */
export async function sharedWork(
  portal: Portal,
  [by, ...others]: readonly [Someone, ...Someone[]],
  title: string,
): Promise<number> {
  const workId = await portal.work({ by, others, title });
  await portal.sql(`update work_author set approval = 'given' where work_id = $1`, [workId]);
  await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByTime')`, [workId]);
  return workId;
}
