import type { Text } from '@omur/contract/platform/rules/language';
import { type Queryable } from '../../platform/database/statement.ts';
import { longDay } from '../../messages/letters/longDay.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { findAuthorsAffected, listGoing } from './queries.ts';
import { findPersonsOfUsers } from './notifyQueries.ts';
import type { Due } from './run.ts';

const header = ({ giverName, receiverName }: Due): Text => ({
  is: `Samningar færast: ${giverName} til ${receiverName}`,
  en: `Contracts move: ${giverName} to ${receiverName}`,
});

/** Both publishers, once it is certain, and the authors of the contracts. */
export async function notifyAsked(db: Queryable, due: Due): Promise<void> {
  const going = await listGoing.rows<{ contractId: number }>(db, {
    giverId: due.giverId,
    receiverId: due.receiverId,
    transfersOn: due.transfersOn,
  });
  const day = { is: longDay(due.transfersOn, 'is'), en: longDay(due.transfersOn, 'en') };
  await notifyAll(
    db,
    due,
    going.map(({ contractId }) => contractId),
    {
      is: `Félagið hefur staðfest að samningar ${due.giverName} verði samningar ${due.receiverName} frá ${day.is}. Tekjur vegna notkunar fyrir þann dag fara áfram til ${due.giverName}.`,
      en: `The society has confirmed that the contracts of ${due.giverName} will be those of ${due.receiverName} from ${day.en}. Earnings from use before that day still go to ${due.giverName}.`,
    },
  );
}

export function notifyTransferred(db: Queryable, due: Due, contractIds: readonly number[]): Promise<void> {
  const day = { is: longDay(due.transfersOn, 'is'), en: longDay(due.transfersOn, 'en') };
  return notifyAll(db, due, contractIds, {
    is: `Samningar ${due.giverName} eru samningar ${due.receiverName} frá ${day.is}. Hlutur höfunda er óbreyttur.`,
    en: `The contracts of ${due.giverName} are those of ${due.receiverName} from ${day.en}. The authors’ shares are unchanged.`,
  });
}

export async function notifyUndone(db: Queryable, due: Due): Promise<void> {
  const going = await listGoing.rows<{ contractId: number }>(db, {
    giverId: due.giverId,
    receiverId: due.receiverId,
    transfersOn: due.transfersOn,
  });
  await notifyAll(
    db,
    due,
    going.map(({ contractId }) => contractId),
    {
      is: `Hætt hefur verið við yfirfærsluna. Samningarnir verða áfram samningar ${due.giverName}.`,
      en: `The transfer has been cancelled. The contracts remain with ${due.giverName}.`,
    },
  );
}

/** Who asked and who confirmed hear that it could not be carried out. */
export async function notifyStopped(db: Queryable, due: Due): Promise<void> {
  const row = await findPersonsOfUsers.row<{ personIds: number[] }>(db, {
    userIds: [due.askedBy, due.decidedBy],
  });
  await notify(db, row?.personIds ?? [], {
    kind: 'contractDecision',
    header: header(due),
    body: {
      is: 'Yfirfærslan stöðvaðist: samningur getur ekki fylgt með. Engin réttindi hafa færst.',
      en: 'The transfer stopped: a contract cannot go with it. No rights have moved.',
    },
    link: `/samningar/yfirfaerslur/${due.transferId}`,
  });
}

async function notifyAll(db: Queryable, due: Due, contractIds: readonly number[], body: Text): Promise<void> {
  const publishers = [due.giverId, due.receiverId];
  const authors = await findAuthorsAffected.row<{ personIds: number[] }>(db, {
    contractIds,
    but: publishers,
  });
  const news = { kind: 'contractDecision' as const, header: header(due), body, link: '/samningar' };
  await notify(db, publishers, news);
  await notify(db, authors?.personIds ?? [], news);
}
