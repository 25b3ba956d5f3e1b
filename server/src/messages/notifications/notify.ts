import {
  isKindDemanded,
  isPushedUnchosen,
  type NotificationKind,
} from '@omur/contract/messages/notificationKinds';
import { unchosenChannel } from '@omur/contract/messages/notifications';
import type { Text } from '@omur/contract/platform/rules/language';
import { type Queryable } from '../../platform/database/statement.ts';
import { insertMessages } from './notifyQueries.ts';

export interface Message {
  kind: NotificationKind;
  header: Text;
  /** Paragraphs apart by an empty line. */
  body: Text;
  /** A path of the portal. */
  link?: string;
  /** Where the letter leads, when not where the notification does: a signed link, for one. */
  letterLink?: string | null;
  /** What the e-mail says, if not what the notification does: links that answer without a login, which people who act for the reader would see in the portal. */
  letterBody?: Text;
  /** J7: where the letter's reader, who is no member, applies to be one. */
  joinLink?: string | undefined;
  /** H157: the request for approval that it tells of, which is answered where it is read. */
  approvalRequestId?: number | null;
}

/**
 * Tells persons of something, inside the transaction that causes it (J2, J3): in the portal when they are users, by letter when
 * they have an address, each in their language and as they have chosen. What the rules demand is always told both ways.
 */
export async function notify(db: Queryable, personIds: readonly number[], message: Message): Promise<void> {
  if (personIds.length === 0) return;
  const {
    kind,
    header,
    body,
    link = null,
    letterLink = link,
    letterBody = body,
    joinLink = null,
    approvalRequestId = null,
  } = message;
  await insertMessages.run(db, {
    personIds,
    kind,
    turn: turnOf(kind, personIds.length),
    isDemanded: isKindDemanded(kind),
    unchosen: unchosenChannel(kind),
    isPushedUnchosen: isPushedUnchosen(kind),
    headerIs: header.is,
    headerEn: header.en,
    bodyIs: body.is,
    bodyEn: body.en,
    letterBodyIs: letterBody.is,
    letterBodyEn: letterBody.en,
    link,
    letterLink,
    joinLink,
    approvalRequestId,
  });
}

/** From so many on a letter is one of a large number, which can wait. */
const many = 100;

/** O13: what may tell of a thief goes first, what goes to many last. */
function turnOf(kind: NotificationKind, count: number): number {
  if (kind === 'account') return 0;
  return count > many ? 9 : 5;
}
