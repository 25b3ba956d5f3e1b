import type { FourEyes } from '../src/platform/config.ts';
import { watchApprovals } from '../src/works/approvals/deadlines.ts';
import { aPortal, type Portal, type Someone } from './portal.ts';

// Authors of an approved work move its shares between them, with one of the staff (R195–R200).

/** A society where changes of works and of contracts take two, and one of its staff. */
export async function amendingSociety(): Promise<{ portal: Portal; editor: Someone }> {
  const portal = await aPortal({ fourEyes: new Set<FourEyes>(['registrations', 'contracts']) });
  return { portal, editor: await portal.someone({ role: 'editor', isPerson: false }) };
}

interface Approved {
  portal: Portal;
  editor: Someone;
  registrant: Someone;
  workId: number;
}

/** What tests do to such a work. It is there once they run. */
export function amendmentsOf(of: () => Approved) {
  const amend = (authors: object[], more: object = {}, as = of().registrant) =>
    of().portal.ask(`PUT /api/compositions/${of().workId}`, {
      as,
      body: { HEITI_VERKS: 'Andvaka', LENGD: '3.30', authors, ...more },
    });
  /** The number of the registrant's newest proposal. */
  const latestProposal = async (): Promise<number> => {
    const { portal, registrant, workId } = of();
    const { body } = await portal.ask(`GET /api/compositions/${workId}/proposals`, { as: registrant });
    return body[0].tillogU_NR;
  };
  async function proposed(authors: object[]): Promise<number> {
    const { body, text } = await amend(authors);
    if (body.eR_TILLAGA !== 1) throw new Error(text);
    return latestProposal();
  }
  const accept = (proposalId: number, more: object = {}, language: 'is' | 'en' = 'is') =>
    of().portal.ask(`PATCH /api/proposals/${proposalId}/review`, {
      as: of().editor,
      language,
      body: { SAMTHYKKT: true, ...more },
    });
  const light = async () =>
    (await of().portal.sql('select light from work where work_id = $1', [of().workId]))[0]?.['light'];
  /** The time to answer is over. */
  const timePasses = async () => {
    await of().portal.sql('update approval_request set due_on = current_date - 1 where work_id = $1', [
      of().workId,
    ]);
    await watchApprovals(of().portal.pool, '');
  };
  return { amend, latestProposal, proposed, accept, light, timePasses };
}

/** Of somebody who holds a part of an author's right, or publishes, and is asked about the work. They are there once tests run. */
export function holdersOf(of: () => { portal: Portal; workId: number; holder: Someone }) {
  /** They hold so much of the author's right, also of what the work pays. */
  async function hold({ authorId }: Someone, share: number): Promise<void> {
    const { portal, workId, holder } = of();
    await portal.sql('update author_right set share = share - $2 where author_id = $1', [authorId, share]);
    await portal.sql('insert into author_right (person_id, author_id, share) values ($1, $2, $3)', [
      holder.personId,
      authorId,
      share,
    ]);
    await portal.sql(
      `with less as (
         update work_right w set share = w.share * (100 - $3) / 100, share_abroad = w.share_abroad * (100 - $3) / 100
         where w.work_id = $1 and w.author_id = $2 returning *)
       insert into work_right (work_id, author_id, right_id, share, share_abroad, starts_on, ends_before)
       select l.work_id, l.author_id, r.right_id, l.share * $3 / (100 - $3), l.share_abroad * $3 / (100 - $3), l.starts_on, l.ends_before
       from less l join author_right r on r.author_id = l.author_id and r.person_id = $4`,
      [workId, authorId, share, holder.personId],
    );
  }
  /** What the newest round asks of holders. */
  const holdersAsked = () =>
    of().portal.sql(
      `select holder_id, state from approval_request r where work_id = $1 and holder_id is not null
         and round = (select max(round) from approval_request where work_id = $1) order by 1`,
      [of().workId],
    );
  const linkOf = async (to: Someone): Promise<string> => {
    const [told] = await of().portal.sql(
      `select link from notification where person_id = $1 and kind = 'approvalAsked' order by notification_id desc`,
      [to.personId],
    );
    return String(told?.['link']).replace('/samthykki/', '').replace('?mal=en', '');
  };
  /** By the link of the newest letter. */
  const answer = async (as: Someone, approval: 0 | 1) =>
    of().portal.ask(`POST /api/approvals/${await linkOf(as)}`, {
      as,
      body: { SAMTHYKKI: approval, ...(approval === 0 && { ATHUGASEMD: 'Við eigum samning.' }) },
    });
  return { hold, holdersAsked, linkOf, answer };
}
