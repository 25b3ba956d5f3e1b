import type { Actor } from '../../platform/sessions/actor.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { longDay } from '../../messages/letters/longDay.ts';
import type { Message } from '../../messages/notifications/notify.ts';

interface Changed {
  isEmail: boolean;
  isAccount: boolean;
  /** The new account number; null when there is none any more. */
  account: string | null;
  /** Of a changed account: from when it counts, and where it is stopped. */
  waiting?: { countsFrom: string; stopLink: string } | undefined;
}

/** Tells the owner that the e-mail address or the account changed, and who did it. Of the account the end is enough. */
export function changedMessage(
  { isEmail, isAccount, account, waiting }: Changed,
  actor: Actor,
  { personId }: { personId: number },
): Message {
  const what = isEmail && isAccount ? both : isEmail ? email : bank;
  const end = account === null ? gone : endOf(account);
  const lines = (language: 'is' | 'en') =>
    [
      what.body[language],
      ...(isAccount ? [end[language]] : []),
      ...(waiting ? [waits(waiting.countsFrom)[language]] : []),
      doneBy(actor, personId)[language],
      unknown[language],
    ].join('\n\n');
  return {
    kind: 'account',
    header: what.header,
    body: { is: lines('is'), en: lines('en') },
    link: '/mitt-spjald?flipi=hofundur',
    ...(waiting && { letterLink: waiting.stopLink }),
  };
}

const waits = (countsFrom: string) => ({
  is: `Ekkert er greitt inn á nýja reikninginn fyrr en ${longDay(countsFrom, 'is')}. Þangað til er hægt að stöðva breytinguna með hlekknum í þessum tölvupósti.`,
  en: `Nothing is paid into the new account before ${longDay(countsFrom, 'en')}. Until then you can stop the change with the link in this e-mail.`,
});

/** M16: the owner stopped it. */
export const stoppedMessage: Message = {
  kind: 'account',
  header: { is: 'Breyting á bankareikningi var stöðvuð', en: 'The change of your bank account was stopped' },
  body: {
    is: 'Greitt er áfram inn á reikninginn sem var á skrá áður. Kannist þú ekki við breytinguna skaltu skipta um lykilorð og hafa samband við félagið.',
    en: 'Payments continue into the account that was on file before. If you do not recognise the change, choose a new password and contact the society.',
  },
  link: '/mitt-spjald?flipi=hofundur',
};

/** R215: somebody who lives says so at once. */
export const diedMessage: Message = {
  kind: 'account',
  header: { is: 'Skráð var að þú værir látin(n)', en: 'You were entered as having died' },
  body: {
    is: 'Félagið hefur skráð dánardag hjá þér. Greiðslur til þín bíða og félagið leitar ekki lengur samþykkis þíns. Sé þetta rangt skaltu hafa samband við félagið strax.',
    en: 'The society has entered a day of death for you. Payments to you wait, and the society no longer asks for your approval. If this is wrong, please contact the society at once.',
  },
  link: '/mitt-spjald?flipi=hofundur',
};

/** J8: the last letter of all. */
export const leftMessage = (isEarning: boolean): Message => ({
  kind: 'account',
  header: { is: 'Þú ert ekki lengur félagi', en: 'You are no longer a member' },
  body: {
    is: `Aðild þinni að félaginu er lokið. Aðgangi þínum hefur verið lokað og netfang, sími og heimilisfang tekin af skrá; þetta er síðasti tölvupósturinn til þín.\n\n${isEarning ? 'Verk þín eru áfram á skrá og greitt er fyrir þau inn á bankareikninginn sem þú hafðir.' : 'Verk þín og skilagreinar eru áfram á skrá, eins og lög gera ráð fyrir.'}`,
    en: `Your membership has ended. Your login is closed, and your e-mail address, telephone and address have been taken off file; this is our last e-mail to you.\n\n${isEarning ? 'Your works stay on file, and payments for them continue into the bank account you had.' : 'Your works and statements stay on file, as the law requires.'}`,
  },
});

const email = {
  header: { is: 'Netfangi þínu var breytt', en: 'Your e-mail address was changed' },
  body: {
    is: 'Netfanginu sem félagið skrifar þér á hefur verið breytt. Þessi tölvupóstur fer á gamla netfangið; sá næsti fer á það nýja.',
    en: 'The address the society writes to you at has been changed. This e-mail goes to the old address; from now on we write to the new one.',
  },
};
const bank = {
  header: { is: 'Bankareikningi þínum var breytt', en: 'Your bank account was changed' },
  body: {
    is: 'Bankareikningnum sem félagið greiðir þér inn á hefur verið breytt.',
    en: 'The bank account the society pays you into has been changed.',
  },
};
const both = {
  header: {
    is: 'Netfangi þínu og bankareikningi var breytt',
    en: 'Your e-mail address and bank account were changed',
  },
  body: {
    is: 'Netfanginu sem félagið skrifar þér á og bankareikningnum sem það greiðir þér inn á hefur verið breytt. Þessi tölvupóstur fer á gamla netfangið.',
    en: 'The address the society writes to you at and the bank account it pays you into have been changed. This e-mail goes to the old address.',
  },
};
const gone = { is: 'Enginn reikningur er lengur á skrá.', en: 'There is no longer an account on file.' };
const unknown = {
  is: 'Ef þú kannast ekki við breytinguna skaltu hafa samband við félagið strax og skipta um lykilorð.',
  en: 'If you do not recognise this change, please contact the society at once and choose a new password.',
};

const endOf = (account: string) => ({
  is: `Nýi reikningurinn endar á ${account.slice(-3)}.`,
  en: `The new account ends in ${account.slice(-3)}.`,
});

/** Members see 'the society' in place of its staff. */
function doneBy(actor: Actor, personId: number) {
  const isActing = actor.userId !== actor.realUserId;
  if (isActing && !isStaff({ role: actor.realRole }))
    return {
      is: `${actor.realName} gerði breytinguna í umboði þínu.`,
      en: `${actor.realName} made the change on your behalf.`,
    };
  if (isActing || actor.personId !== personId)
    return { is: 'Félagið gerði breytinguna.', en: 'The society made the change.' };
  return {
    is: 'Breytingin var gerð með aðgangi þínum og lykilorði.',
    en: 'The change was made with your login and password.',
  };
}
