import type { Change } from '@omur/contract/works/approvals';
import { changedText } from '@omur/contract/works/rules/differences';
import type { Language, Text } from '@omur/contract/platform/rules/language';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import { theSociety } from '@omur/contract/platform/rules/theSociety';
import { longDay } from '../../messages/letters/longDay.ts';
import { withoutAddresses } from '../../messages/letters/withoutAddresses.ts';

/** A registration as those who are asked about it get to see it. */
export interface Registration extends Record<string, unknown> {
  workId: number;
  title: string;
  authors: RegisteredAuthor[];
  /** Who is on the work no longer, and is asked about the share that they had. */
  formers: AskedAuthor[];
  secret: Buffer;
}

export interface AskedAuthor {
  authorId: number;
  personId: number;
  displayName: string;
  /** The persons who hold the rights of one who has died. */
  heirs: number[];
  hasDied: boolean;
  /** Of the heirs those who can log in: they are asked in place of one who has died (R157). */
  askedHeirs: number[];
  /** J7: at home, and not in the society. */
  isInvited: boolean;
  email: string | null;
  /** What the letters to them are written in. */
  language: Language;
}

export interface RegisteredAuthor extends AskedAuthor {
  type: Text;
  shareHundredths: number;
  /** Who is paid it, as answers spell that; empty where the author alone is. */
  payees: { nafn: string; hlutfall: number; hlutF_ERLENT: number }[];
}

export interface Letter {
  header: Text;
  body: Text;
}

export const paragraphs = (...all: (string | false)[]) => all.filter((one) => one !== false).join('\n\n');

export const textOf = (name: string): Text => ({ is: name, en: name });

const harmless = <R extends Pick<Registration, 'title' | 'authors'>>(registration: R): R => ({
  ...registration,
  title: withoutAddresses(registration.title),
  authors: registration.authors.map((author) => ({
    ...author,
    displayName: withoutAddresses(author.displayName),
  })),
});

interface Waiting {
  title: string;
  dueOn: string;
  /** Where it is answered. */
  address: string;
}

/** Asks about several registrations at once. */
export function digestLetter(works: readonly Waiting[]): Letter {
  const line = (language: Language) =>
    works.map(({ title, dueOn, address }) => {
      const until = longDay(dueOn, language);
      const name = withoutAddresses(title);
      return language === 'is'
        ? `„${name}“, svara má til og með ${until}: ${address}`
        : `“${name}”, until the end of ${until}: ${address}`;
    });
  const count = works.length;
  return {
    header: {
      is: `Skráningar bíða samþykkis þíns: ${count}`,
      en: `Registrations awaiting your approval: ${count}`,
    },
    body: {
      is: paragraphs(
        'Þessi verk hafa verið skráð og þú ert meðal höfunda þeirra. Berist ekki svar telst skráning samþykkt.',
        ...line('is'),
      ),
      en: paragraphs(
        'You have been named as an author of these works. If you do not answer, a registration counts as approved.',
        ...line('en'),
      ),
    },
  };
}

/** Whom a registration names: the reader, or who has died and whose rights the reader holds. */
const named = (held: string | null): Text =>
  held === null
    ? { is: 'nefnt þig meðal höfunda þess', en: 'named you among its authors' }
    : {
        is: `nefnt meðal höfunda þess ${withoutAddresses(held)}, sem þú átt rétt eftir`,
        en: `named among its authors ${withoutAddresses(held)}, whose rights you hold`,
      };

/**
 * Asks a co-author to approve, or the heirs of one who has died: the work, who gets what, what has changed, and until when. By nobody is by
 * the society.
 */
export function askedLetter(
  registration: Registration & { changes: readonly Change[] },
  by: string | null,
  dueOn: string,
  held: string | null = null,
): Letter {
  const { title, authors, changes } = harmless(registration);
  const registrant = by === null ? theSociety : textOf(withoutAddresses(by));
  const isNew = changes.length === 0;
  return {
    header: isNew
      ? { is: `Samþykkir þú skráningu á „${title}“?`, en: `Do you approve the registration of “${title}”?` }
      : { is: `Breytt skráning á „${title}“`, en: `The registration of “${title}” was changed` },
    body: {
      is: paragraphs(
        isNew
          ? `${registrant.is} hefur skráð verkið „${title}“ og ${named(held).is}.`
          : `${registrant.is} hefur breytt skráningu verksins „${title}“. Fyrri svör gilda ekki lengur, svo spurt er að nýju.`,
        !isNew && `Það sem breyttist: ${changes.map((change) => changeLine(change, 'is')).join('; ')}.`,
        `Höfundar og hlutföll: ${authors.map((author) => shareLine(author, 'is')).join('; ')}.`,
        `Svara má til og með ${longDay(dueOn, 'is')}. Berist ekki svar telst skráningin samþykkt. Verði henni andmælt er verkið ekki að fullu skráð fyrr en allir höfundar hafa samþykkt það.`,
      ),
      en: paragraphs(
        isNew
          ? `${registrant.en} has registered the work “${title}” and ${named(held).en}.`
          : `${registrant.en} has changed the registration of the work “${title}”. Earlier answers no longer count, so you are asked again.`,
        !isNew && `What changed: ${changes.map((change) => changeLine(change, 'en')).join('; ')}.`,
        `Authors and shares: ${authors.map((author) => shareLine(author, 'en')).join('; ')}.`,
        `Please answer by the end of ${longDay(dueOn, 'en')}. If you do not, the registration counts as approved. If anyone objects, the work is not fully registered until all its authors have approved it.`,
      ),
    },
  };
}

/** O182, R195: asks who is on the work no longer about the share that the change takes from them, on days that have been or from now on. */
export function formerLetter(
  registration: Registration & { changes: readonly Change[] },
  by: string | null,
  dueOn: string,
  held: string | null = null,
): Letter {
  const { title, changes } = harmless(registration);
  const who = by === null ? theSociety : textOf(withoutAddresses(by));
  const dead = held === null ? null : withoutAddresses(held);
  const changed = (language: Language) => changes.map((change) => changeLine(change, language)).join('; ');
  return {
    header: {
      is: dead === null ? `Hlutur þinn í „${title}“` : `Hlutur í „${title}“: ${dead}`,
      en: dead === null ? `Your share of “${title}”` : `Share of “${title}”: ${dead}`,
    },
    body: {
      is: paragraphs(
        `${who.is} hefur breytt því hverjir eiga hlut í verkinu „${title}“. ${dead === null ? 'Þú átt hlut á dögum sem breytingin nær til og átt hann ekki eftir hana.' : `${dead}, sem þú átt rétt eftir, á hlut á dögum sem breytingin nær til og á hann ekki eftir hana.`}`,
        changes.length > 0 && `Það sem breyttist: ${changed('is')}.`,
        `Svara má til og með ${longDay(dueOn, 'is')}. Berist ekki svar telst breytingin samþykkt. Andmælir þú henni er ekkert greitt fyrir verkið fyrr en málið er leyst.`,
      ),
      en: paragraphs(
        `${who.en} has changed who has a share of the work “${title}”. ${dead === null ? 'You have a share on days that the change is about, and do not after it.' : `${dead}, whose rights you hold, has a share on days that the change is about, and does not after it.`}`,
        changes.length > 0 && `What changed: ${changed('en')}.`,
        `Please answer by the end of ${longDay(dueOn, 'en')}. If you do not, the change counts as approved. If you object, nothing is paid for the work until the matter is settled.`,
      ),
    },
  };
}

/** Sent once to anyone who has not answered two days before the time is up. */
export function reminderLetter(
  registration: Pick<Registration, 'title' | 'authors'>,
  by: string | null,
  dueOn: string,
  held: string | null = null,
): Letter {
  const { title, authors } = harmless(registration);
  const registrant = by === null ? null : withoutAddresses(by);
  return {
    header: {
      is: `Svar þitt vantar: „${title}“`,
      en: `Your answer is still needed: “${title}”`,
    },
    body: {
      is: paragraphs(
        registrant === null
          ? `Verkið „${title}“ hefur verið skráð${held === null ? ' og þú ert meðal höfunda þess' : `. Meðal höfunda þess er ${withoutAddresses(held)}, sem þú átt rétt eftir`}. Þú hefur ekki svarað því hvort skráningin er rétt.`
          : `${registrant} hefur skráð verkið „${title}“ og ${named(held).is}. Þú hefur ekki svarað því hvort skráningin er rétt.`,
        `Höfundar og hlutföll: ${authors.map((author) => shareLine(author, 'is')).join('; ')}.`,
        `Svara má til og með ${longDay(dueOn, 'is')}. Berist ekki svar telst skráningin samþykkt.`,
      ),
      en: paragraphs(
        registrant === null
          ? `The work “${title}” has been registered${held === null ? ' and you are among its authors' : `. Among its authors is ${withoutAddresses(held)}, whose rights you hold`}. You have not said whether the registration is right.`
          : `${registrant} has registered the work “${title}” and ${named(held).en}. You have not said whether the registration is right.`,
        `Authors and shares: ${authors.map((author) => shareLine(author, 'en')).join('; ')}.`,
        `Please answer by the end of ${longDay(dueOn, 'en')}. If you do not, the registration counts as approved.`,
      ),
    },
  };
}

/** Tells the registrant what a co-author answered. */
export function answeredLetter(
  title: string,
  author: string,
  answer: 'given' | 'assumed' | 'objected',
  reason: string | null,
): Letter {
  if (answer === 'objected')
    return {
      header: {
        is: `Skráningu á „${title}“ er andmælt`,
        en: `Objection to the registration of “${title}”`,
      },
      body: {
        is: paragraphs(
          `${author} andmælir skráningu verksins „${title}“.`,
          `Ástæða: ${reason ?? ''}`,
          'Beðið er með frekari svör þar til skráningunni hefur verið breytt. Þá verða allir höfundar spurðir að nýju.',
        ),
        en: paragraphs(
          `${author} objects to the registration of the work “${title}”.`,
          `Reason: ${reason ?? ''}`,
          'Further answers are on hold until the registration is amended. All authors will then be asked again.',
        ),
      },
    };
  const header = {
    is: `Samþykki komið fyrir „${title}“`,
    en: `An author approved “${title}”`,
  };
  return answer === 'given'
    ? {
        header,
        body: {
          is: `${author} samþykkti skráningu verksins „${title}“.`,
          en: `${author} approved the registration of the work “${title}”.`,
        },
      }
    : {
        header,
        body: {
          is: `${author} svaraði ekki innan sjö daga, svo skráning verksins „${title}“ telst samþykkt.`,
          en: `${author} did not answer within seven days, so the registration of the work “${title}” counts as approved.`,
        },
      };
}

/** Tells the other co-authors that the clock stands still. The reason is between the objector, the registrant and staff. */
export function haltedLetter(title: string, author: string): Letter {
  return {
    header: { is: `Skráningu á „${title}“ er andmælt`, en: `Objection to the registration of “${title}”` },
    body: {
      is: `${author} andmælir skráningu verksins „${title}“. Frestur til að svara er stöðvaður þar til skráningunni hefur verið breytt.`,
      en: `${author} objects to the registration of the work “${title}”. The deadline is paused until the registration is amended.`,
    },
  };
}

function shareLine(author: RegisteredAuthor, language: Language): string {
  const { displayName, type, shareHundredths, payees } = author;
  const own = `${displayName} (${type[language].toLowerCase()}) ${formatPercent(shareHundredths, language)}`;
  if (payees.length === 0) return own;
  const paid = payees.map(({ nafn, hlutfall, hlutF_ERLENT: abroad }) => {
    const home = formatPercent(Math.round(hlutfall * 100), language);
    const isSame = hlutfall === abroad;
    const elsewhere = isSame
      ? ''
      : `, ${words.abroad[language]} ${formatPercent(Math.round(abroad * 100), language)}`;
    return `${nafn} ${home}${elsewhere}`;
  });
  return `${own} (${words.paidTo[language]}: ${paid.join('; ')})`;
}

const words = {
  paidTo: { is: 'greitt til', en: 'paid to' },
  abroad: { is: 'erlendis', en: 'abroad' },
};

export function changeLine(change: Change, language: Language): string {
  const side = (value: string | null) => (value === null ? '–' : changedText(change, value, language));
  return `${change.label[language]}: ${side(change.before)} → ${side(change.after)}`;
}
