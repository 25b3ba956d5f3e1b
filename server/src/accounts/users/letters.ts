import type { Language } from '@omur/contract/platform/rules/language';

interface Invited {
  name: string;
  societyName: string;
  hasPassword: boolean;
  expiresAt: Date;
}

/** The letter of an invitation, in one language. Anyone who has a password already is sent the way to a new one. */
export function invitationLetter(language: Language, { name, societyName, hasPassword, expiresAt }: Invited) {
  const day = new Intl.DateTimeFormat(language === 'is' ? 'is-IS' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(expiresAt);
  if (hasPassword)
    return language === 'is'
      ? {
          subject: 'Veldu þér nýtt lykilorð',
          body: `Góðan daginn, ${name}.\n\nStarfsfólk hefur sent þér slóð til að velja nýtt lykilorð. Gamla lykilorðið gildir þar til þú hefur valið annað.\n\nSlóðin gildir einu sinni, til og með ${day}. Þú skráir þig inn með kennitölu og lykilorðinu. Ef þú átt ekki von á þessum tölvupósti skaltu hafa samband við skrifstofuna.`,
        }
      : {
          subject: 'Choose a new password',
          body: `Dear ${name},\n\nOur staff have sent you a link to choose a new password with. The old one holds until you have chosen another.\n\nThe link works once, until the end of ${day}. You log in with your national ID and the password. If you did not expect this e-mail, please get in touch with the office.`,
        };
  return language === 'is'
    ? {
        subject: 'Aðgangur þinn er tilbúinn',
        body: `Góðan daginn, ${name}.\n\nStofnaður hefur verið aðgangur fyrir þig að félagavefnum ${quoted(societyName, 'is')}. Þar sérðu verkin þín, skráir ný og fylgist með réttindum þínum.\n\nVeldu þér lykilorð með hnappinum hér fyrir neðan. Slóðin gildir einu sinni, til og með ${day}. Eftir það skráir þú þig inn með kennitölu og lykilorðinu.`,
      }
    : {
        subject: 'Your login is ready',
        body: `Dear ${name},\n\nA login has been made for you at the member site ${quoted(societyName, 'en')}. There you see your works, register new ones and follow your rights.\n\nChoose a password with the button below. The link works once, until the end of ${day}. After that you log in with your national ID and the password.`,
      };
}

/** The letter to somebody whose login another has locked or closed (R235), in one language. */
export function barredLetter(language: Language, { name, isClosed }: { name: string; isClosed: boolean }) {
  return language === 'is'
    ? {
        subject: `Aðgangi þínum hefur verið ${isClosed ? 'lokað' : 'læst'}`,
        body: `Góðan daginn, ${name}.\n\nStarfsfólk hefur ${isClosed ? 'lokað' : 'læst'} aðgangi þínum að félagavefnum, og þú getur ekki skráð þig inn. Verkin þín, réttindi og greiðslur eru óbreytt.\n\nEf þú veist ekki hvers vegna þetta var gert skaltu hafa samband við skrifstofuna.`,
      }
    : {
        subject: `Your login has been ${isClosed ? 'closed' : 'locked'}`,
        body: `Dear ${name},\n\nOur staff have ${isClosed ? 'closed' : 'locked'} your login to the member site, and you cannot log in. Your works, rights and payments are as they were.\n\nIf you do not know why, please get in touch with the office.`,
      };
}

const quoted = (name: string, language: Language) => (language === 'is' ? `„${name}“` : `“${name}”`);
