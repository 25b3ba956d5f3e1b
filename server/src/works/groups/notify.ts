import { notify } from '../../messages/notifications/notify.ts';
import type { Queryable } from '../../platform/database/statement.ts';

/** H61: that there is a split to look at, never which: letters are not for secrets. */
export function notifyAsked(db: Queryable, personIds: readonly number[], groupId: number): Promise<void> {
  return notify(db, personIds, {
    kind: 'group',
    header: { is: 'Beðið er um samþykki þitt í hópi', en: 'A group asks for your agreement' },
    body: {
      is: 'Höfundur leggur til að þú sért í hópi og hvernig hann skiptir verkum að jafnaði. Skráðu þig inn til að skoða tillöguna. Enginn er í hópi án síns samþykkis.',
      en: 'An author proposes that you are in a group, and how it usually divides its works. Log in to look at the proposal. Nobody is in a group without agreeing.',
    },
    link: `/hópar/${groupId}`,
  });
}

export function notifyReady(db: Queryable, personIds: readonly number[], groupId: number): Promise<void> {
  return notify(db, personIds, {
    kind: 'group',
    header: { is: 'Hópurinn þinn er tilbúinn', en: 'Your group is ready' },
    body: {
      is: 'Allir í hópnum hafa samþykkt skiptinguna. Nú má velja hann þegar verk eða flutningur er skráður.',
      en: 'Everybody in the group has agreed to the split. It can now be chosen when a work or a performance is registered.',
    },
    link: `/hópar/${groupId}`,
  });
}

/** H63: somebody has left, and the split is open. */
export function notifyLeft(db: Queryable, personIds: readonly number[], groupId: number): Promise<void> {
  return notify(db, personIds, {
    kind: 'group',
    header: { is: 'Félagi er farinn úr hópi', en: 'A member has left your group' },
    body: {
      is: 'Skipting hópsins er opin þar til þið sem eftir eruð samþykkið nýja. Hópurinn er ekki í boði á meðan.',
      en: 'The group’s split is open until those who remain agree to a new one. Until then the group is not offered.',
    },
    link: `/hópar/${groupId}`,
  });
}

export function notifyTakenOut(db: Queryable, personIds: readonly number[]): Promise<void> {
  return notify(db, personIds, {
    kind: 'group',
    header: { is: 'Þú ert ekki lengur í hópi', en: 'You are no longer in a group' },
    body: {
      is: 'Höfundur í hópi lagði til nýja skiptingu án þín. Það breytir engu um verk sem þegar eru skráð.',
      en: 'An author of a group has proposed a new split without you. It changes nothing about works that are already registered.',
    },
    link: '/hópar',
  });
}
