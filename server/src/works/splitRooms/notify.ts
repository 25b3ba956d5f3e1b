import type { Language } from '@omur/contract/platform/rules/language';
import { notify } from '../../messages/notifications/notify.ts';
import type { Queryable } from '../../platform/database/statement.ts';

// H92: that there is something to look at, never of which work or how it is divided: letters are not for secrets.

const pathOf = (splitRoomId: number) => `/höfundafundur/${splitRoomId}`;

export function notifyAsked(db: Queryable, personIds: readonly number[], splitRoomId: number): Promise<void> {
  return notify(db, personIds, {
    kind: 'approvalAsked',
    header: { is: 'Boð á höfundafund', en: 'An invitation to a split room' },
    body: {
      is: 'Meðhöfundur skráir verk og biður höfunda þess að koma sér saman um hlutina áður en skráningin er send. Opnaðu fundinn og samþykktu þinn hlut, eða breyttu honum. Enginn samþykkir fyrir þig.',
      en: 'A co-author is registering a work, and asks its authors to agree on their shares before the registration is sent. Open the room and accept your share, or change it. Nobody accepts it for you.',
    },
    link: pathOf(splitRoomId),
  });
}

export function notifyTakenBack(
  db: Queryable,
  personIds: readonly number[],
  splitRoomId: number,
): Promise<void> {
  return notify(db, personIds, {
    kind: 'approvalAsked',
    header: { is: 'Skiptingu var breytt á höfundafundi', en: 'The split changed in a split room' },
    body: {
      is: 'Samþykki þitt gildir ekki lengur, því það var um skiptinguna eins og hún var. Skoðaðu hana eins og hún er núna.',
      en: 'Your acceptance no longer counts, because it was of the split as it stood. Look at it as it is now.',
    },
    link: pathOf(splitRoomId),
  });
}

export function notifyReady(db: Queryable, personId: number, splitRoomId: number): Promise<void> {
  return notify(db, [personId], {
    kind: 'approvalAnswered',
    header: { is: 'Allir hafa samþykkt á höfundafundi', en: 'Everybody has accepted in your split room' },
    body: {
      is: 'Meðhöfundar þínir hafa allir samþykkt sinn hlut. Nú getur þú skráð verkið.',
      en: 'Your co-authors have all accepted their shares. You can now register the work.',
    },
    link: pathOf(splitRoomId),
  });
}

export function notifyRegistered(db: Queryable, personIds: readonly number[], workId: number): Promise<void> {
  return notify(db, personIds, {
    kind: 'approvalAnswered',
    header: { is: 'Verk af höfundafundi er skráð', en: 'The work of a split room is registered' },
    body: {
      is: 'Verkið er skráð með þeim hlutum sem allir samþykktu. Starfsfólk fer yfir skráninguna.',
      en: 'The work is registered with the shares that everybody accepted. Staff review the registration.',
    },
    link: `/verk/${workId}`,
  });
}

/** To an address that anybody may have typed, so nothing that anybody typed stands in it. */
export const guestLetter = (language: Language) => ({
  subject: { is: 'Sætið þitt á höfundafundi', en: 'Your seat in a split room' }[language],
  body: {
    is: 'Beðið var um sæti handa þér á fundi þar sem höfundar verks koma sér saman um hluti sína. Hlekkurinn er sætið þitt: sá sem opnar hann svarar í þínu nafni, svo ekki senda hann áfram.\n\nBaðst þú ekki um þetta þarft þú ekkert að gera. Enginn annar getur samþykkt í þínu nafni.',
    en: 'A seat was asked for you in a room where the authors of a work agree on their shares. The link is your seat: whoever opens it answers in your name, so do not pass it on.\n\nIf you did not ask for this, you need not do anything. Nobody else can accept in your name.',
  }[language],
});
