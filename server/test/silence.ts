import { expect } from 'vitest';
import { watchApprovals } from '../src/works/approvals/deadlines.ts';
import { aPortal, type Portal, type Someone } from './portal.ts';
import { publicUrl } from './publicUrl.ts';

// R157: authors who can and cannot be told of a registration, and what silence makes of it.

export const waits = { approval: 'waiting', state: 'waiting', light: 1 };
export const assumed = { approval: 'given', state: 'assumed', light: 0 };

function silenceIn(portal: Portal) {
  const isDead = (one: Someone) =>
    portal.sql('update person set died_on = current_date - 400 where person_id = $1', [one.personId]);
  const hasNoLogin = (one: Someone) =>
    portal.sql('update app_user set closed_at = now() where user_id = $1', [one.userId]);
  const hasNeverLoggedIn = (one: Someone) =>
    portal.sql('delete from session where user_id = $1', [one.userId]);
  const hasNoAddress = (one: Someone) =>
    portal.sql('update person set email = null where person_id = $1', [one.personId]);
  async function inherit(dead: Someone, ...heirs: Someone[]): Promise<void> {
    await portal.sql('update author_right set share = 0 where author_id = $1', [dead.authorId]);
    await portal.sql(
      `insert into author_right (person_id, author_id, share) select unnest($1::integer[]), $2, 100.0 / cardinality($1::integer[])
       on conflict on constraint author_right_once do update set share = excluded.share`,
      [heirs.map(({ personId }) => personId), dead.authorId],
    );
  }
  /** The work is on the lists of those whose rights it now brings. */
  const refresh = (workId: number) =>
    portal.sql(`select refresh_lights(array[$1::integer], 'amended')`, [workId]);

  /** Eight days go by. Letters went out on the first, unless told otherwise. */
  async function eightDaysLater(workId: number, sent = 'now()', isKeptHere = false): Promise<void> {
    await portal.sql(`update letter set sent_at = ${sent}, is_kept_here = $1 where sent_at is null`, [
      isKeptHere,
    ]);
    await portal.sql(
      `update approval_request set asked_at = asked_at - interval '8 days', due_on = due_on - 8, remind_on = remind_on - 8 where work_id = $1`,
      [workId],
    );
    for (const of of ['notification', 'letter'])
      await portal.sql(`update ${of} set created_at = created_at - interval '8 days'`);
    await portal.sql(`update letter set sent_at = sent_at - interval '8 days'`);
    await watchApprovals(portal.pool, publicUrl);
  }

  const approvalOf = async (workId: number, author: Someone) =>
    (
      await portal.sql(
        `select wa.approval, r.state, r.answered_by, w.light from work_author wa join work w using (work_id)
         left join approval_request r using (work_id, author_id) where work_id = $1 and author_id = $2
         order by r.round desc limit 1`,
        [workId, author.authorId],
      )
    )[0];
  /** What somebody reads of an author's approval on the page of a work. */
  const approvalFor = async (workId: number, author: Someone, as: Someone) =>
    (await portal.ask(`GET /api/compositions/${workId}/approvals`, { as })).body.find(
      (one: { hofunduR_NR: number }) => one.hofunduR_NR === author.authorId,
    );
  const notificationsOf = (one: Someone) =>
    portal.sql(
      `select kind, link, body_is from notification where person_id = $1 and kind like 'approval%' order by 1`,
      [one.personId],
    );
  async function linkOf(one: Someone): Promise<string> {
    const [letter] = await portal.sql<{ link: string }>('select link from letter where person_id = $1', [
      one.personId,
    ]);
    expect(letter?.link).toMatch(/^\/samthykki\//u);
    return `/api/approvals/${letter?.link.split('/').pop()?.replace(/\?.*/u, '')}`;
  }
  const answer = (workId: number, as: Someone, isApproved = true) =>
    portal.ask(`PATCH /api/compositions/${workId}/approval`, {
      as,
      body: isApproved ? { SAMTHYKKI: 1 } : { SAMTHYKKI: 0, ATHUGASEMD: 'Þetta er rangt.' },
    });
  return {
    isDead,
    hasNoLogin,
    hasNeverLoggedIn,
    hasNoAddress,
    inherit,
    refresh,
    eightDaysLater,
    approvalOf,
    approvalFor,
    notificationsOf,
    linkOf,
    answer,
  };
}

/** A portal with who registers works, and one of the staff who has no part in any. */
export async function silenceCast() {
  const portal = await aPortal();
  const given = silenceIn(portal);
  const registrant = await portal.someone({ name: 'Sigga' });
  const staff = await portal.someone({ role: 'editor', isPerson: false });
  let works = 0;
  return {
    portal,
    given,
    registrant,
    staff,
    /** Works that the registrant registers with an author, who is there once tests run, and what becomes of the author's approval. */
    worksWith: (author: () => Someone) => ({
      aWork: (isApproved = true) =>
        portal.work({ by: registrant, title: `Andvaka ${(works += 1)}`, others: [author()], isApproved }),
      approvalOf: (workId: number) => given.approvalOf(workId, author()),
      /** As somebody reads it, staff where nobody is named. */
      approvals: (workId: number, as = staff) => given.approvalFor(workId, author(), as),
    }),
  };
}
