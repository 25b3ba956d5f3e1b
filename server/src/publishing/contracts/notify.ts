import type { Text } from '@omur/contract/platform/rules/language';
import { noticeDays } from '@omur/contract/publishing/rules/contract';
import { type Queryable } from '../../platform/database/statement.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { longDay } from '../../messages/letters/longDay.ts';
import { findParties } from './notifyQueries.ts';

/** The two of a contract, or of a submission. */
export interface Parties {
  publisherId: number;
  publisherName: string;
  authorId: number;
  displayName: string;
}

interface News {
  header: Text;
  body: Text;
  link: string;
}

/** Both sides are told, each as they chose: the publisher, the author, and who holds the author's rights (J3). */
async function notifyBoth(db: Queryable, { publisherId, authorId }: Parties, news: News): Promise<void> {
  const row = await findParties.row<{ personIds: number[] }>(db, { publisherId, authorId });
  await notify(db, row?.personIds ?? [], { kind: 'contractDecision', ...news });
}

const between = ({ publisherName, displayName }: Parties): Text => ({
  is: `Útgáfusamningur: ${publisherName} og ${displayName}`,
  en: `Publishing contract: ${publisherName} and ${displayName}`,
});

/** Anyone who sent it is told as well: a receipt with its number. */
export function notifySubmitted(db: Queryable, parties: Parties, submissionId: number, worksCount: number) {
  return notifyBoth(db, parties, {
    header: between(parties),
    body: {
      is: `Samningurinn hefur verið sendur inn og bíður samþykkis félagsins. Númer innsendingar: ${submissionId}. Fjöldi verka: ${worksCount}.`,
      en: `The contract has been submitted and awaits the society’s approval. Number of the submission: ${submissionId}. Number of works: ${worksCount}.`,
    },
    link: `/samningar/i-bid/${submissionId}`,
  });
}

/** Whom it was offered to has to answer; anyone who sent it gets the number. */
export function notifyOffered(db: Queryable, parties: Parties, submissionId: number, worksCount: number) {
  return notifyBoth(db, parties, {
    header: between(parties),
    body: {
      is: `Samningurinn hefur verið boðinn fram og bíður samþykkis hins aðilans; þá fer hann til félagsins. Númer innsendingar: ${submissionId}. Fjöldi verka: ${worksCount}.`,
      en: `The contract has been offered and is waiting for the other party to accept it; it then goes to the society. Number of the submission: ${submissionId}. Number of works: ${worksCount}.`,
    },
    link: `/samningar/i-bid/${submissionId}`,
  });
}

export function notifyDeclined(db: Queryable, parties: Parties, submissionId: number, remark: string | null) {
  return notifyBoth(db, parties, {
    header: between(parties),
    body: {
      is: `Samningnum sem var boðinn fram hefur verið hafnað.${remark ? `\n\nÁstæða: ${remark}` : ''}`,
      en: `The contract that was offered has been declined.${remark ? `\n\nReason: ${remark}` : ''}`,
    },
    link: `/samningar/i-bid/${submissionId}`,
  });
}

export function notifyApproved(db: Queryable, parties: Parties, contractId: number) {
  return notifyBoth(db, parties, {
    header: between(parties),
    body: {
      is: `Félagið hefur samþykkt samninginn. Hann er nú nr. ${contractId}.`,
      en: `The society has approved the contract. It is now no. ${contractId}.`,
    },
    link: `/samningar/${contractId}`,
  });
}

/** X44: the publishers of both, and the author. */
export async function notifySubPublished(
  db: Queryable,
  parties: Parties,
  original: Parties & { contractId: number },
  contractId: number,
): Promise<void> {
  const row = await findParties.row<{ personIds: number[] }>(db, { ...parties });
  const personIds = [...new Set([...(row?.personIds ?? []), original.publisherId])];
  await notify(db, personIds, {
    kind: 'contractDecision',
    header: {
      is: `Undirútgáfa: ${parties.publisherName} og ${original.publisherName}`,
      en: `Sub-publishing: ${parties.publisherName} and ${original.publisherName}`,
    },
    body: {
      is: `${parties.publisherName} gefur út verk í stað ${original.publisherName} samkvæmt samningi nr. ${original.contractId}. Undirútgáfan er skráð sem samningur nr. ${contractId}. Höfundur: ${parties.displayName}.`,
      en: `${parties.publisherName} publishes works in the place of ${original.publisherName} under contract no. ${original.contractId}. The sub-publishing is on file as contract no. ${contractId}. Author: ${parties.displayName}.`,
    },
    link: `/samningar/${contractId}`,
  });
}

export function notifyRefused(db: Queryable, parties: Parties, submissionId: number, remark: string) {
  return notifyBoth(db, parties, {
    header: between(parties),
    body: {
      is: `Félagið hefur hafnað samningnum.\n\nÁstæða: ${remark}`,
      en: `The society has refused the contract.\n\nReason: ${remark}`,
    },
    link: `/samningar/i-bid/${submissionId}`,
  });
}

export function notifyEnding(db: Queryable, parties: Parties, contractId: number, endsOn: string) {
  return notifyBoth(db, parties, {
    header: {
      is: `Samningur nr. ${contractId} rennur út ${longDay(endsOn, 'is')}`,
      en: `Contract no. ${contractId} ends on ${longDay(endsOn, 'en')}`,
    },
    body: {
      is: `Útgefandi: ${parties.publisherName}\nHöfundur: ${parties.displayName}\n\nSamningurinn rennur út innan ${noticeDays} daga. Eigi hann að gilda áfram þarf að gera nýjan samning.`,
      en: `Publisher: ${parties.publisherName}\nAuthor: ${parties.displayName}\n\nThe contract ends within ${noticeDays} days. To continue, you need a new contract.`,
    },
    link: `/samningar/${contractId}`,
  });
}
