import { askedLetter, type Registration } from '../../../server/src/works/approvals/letters.ts';
import { linkOf } from '../../../server/src/works/approvals/link.ts';
import { findRegistration, startRound } from '../../../server/src/works/approvals/queries.ts';
import type { Queryable } from '../../../server/src/platform/database/statement.ts';
import { notify } from '../../../server/src/messages/notifications/notify.ts';

interface Asked extends Record<string, unknown> {
  requestId: number;
  authorId: number;
  dueOn: string;
}

/** What a registration sends to have its other authors asked: a round, and a notification and a letter for each of them. */
export async function ask(db: Queryable, workId: number, authorIds: number[]): Promise<void> {
  const registration = await findRegistration.row<Registration>(db, { workId, formerIds: [] });
  if (!registration) return;
  const asked = await startRound.rows<Asked>(db, {
    workId,
    askedBy: 1001,
    authorIds,
    formerIds: [],
    heldIds: [],
    holderIds: [],
    changes: '[]',
  });
  for (const { requestId, authorId, dueOn } of asked) {
    const author = registration.authors.find((one) => one.authorId === authorId);
    if (!author) continue;
    await notify(db, [author.personId], {
      kind: 'approvalAsked',
      ...askedLetter({ ...registration, changes: [] }, 'Þórdís', dueOn),
      link: `/verk/${workId}`,
      letterLink: linkOf(requestId, registration.secret, author.language),
    });
  }
}
