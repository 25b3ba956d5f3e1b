import type { Queryable } from '../../platform/database/statement.ts';
import { longDay } from '../letters/longDay.ts';
import { notify } from '../notifications/notify.ts';

/** H46: says that there is something to read, never what: letters are not for secrets. */
export function notifyOfAnswer(db: Queryable, personId: number, caseId: number): Promise<void> {
  return notify(db, [personId], {
    kind: 'caseAnswer',
    header: {
      is: `Félagið hefur skrifað þér (erindi nr. ${caseId})`,
      en: `The society has written to you (case no. ${caseId})`,
    },
    body: {
      is: 'Nýtt svar bíður þín. Skráðu þig inn til að lesa það.',
      en: 'A new answer is waiting for you. Log in to read it.',
    },
    link: `/erindi/${caseId}`,
  });
}

/** H48: that the complaint has arrived, and by when it is answered. */
export function acknowledge(
  db: Queryable,
  personId: number,
  { caseId, answerBy }: { caseId: number; answerBy: string },
): Promise<void> {
  return notify(db, [personId], {
    kind: 'complaint',
    header: {
      is: `Kvörtun nr. ${caseId} er móttekin`,
      en: `Complaint no. ${caseId} has been received`,
    },
    body: {
      is: `Félagið hefur tekið við kvörtun þinni og svarar henni skriflega og með rökum, í síðasta lagi ${longDay(answerBy, 'is')}.`,
      en: `The society has received your complaint and will answer it in writing, with reasons, by ${longDay(answerBy, 'en')}.`,
    },
    link: `/erindi/${caseId}`,
  });
}

/** H49: that there is a decision. */
export function notifyOfDecision(db: Queryable, personId: number, caseId: number): Promise<void> {
  return notify(db, [personId], {
    kind: 'complaint',
    header: {
      is: `Kvörtun nr. ${caseId} hefur verið svarað`,
      en: `Complaint no. ${caseId} has been answered`,
    },
    body: {
      is: 'Niðurstaða félagsins og rök hennar bíða þín. Skráðu þig inn til að lesa þau.',
      en: 'The society’s decision and its reasons are waiting for you. Log in to read them.',
    },
    link: `/erindi/${caseId}`,
  });
}
