import type { Change } from '@omur/contract/works/approvals';
import type { Language } from '@omur/contract/platform/rules/language';
import { theSociety } from '@omur/contract/platform/rules/theSociety';
import { longDay } from '../../messages/letters/longDay.ts';
import { withoutAddresses } from '../../messages/letters/withoutAddresses.ts';
import { changeLine, paragraphs, textOf, type Letter } from './letters.ts';

interface Shrinking {
  title: string;
  /** Whose share becomes smaller. */
  author: string;
  changes: readonly Change[];
}

/** R200: asks a publisher, or who holds an author's right, about the share of which they are paid. By nobody is by the society. */
export function holderLetter(shrinking: Shrinking, by: string | null, dueOn: string): Letter {
  const { changes } = shrinking;
  const [title, author] = [withoutAddresses(shrinking.title), withoutAddresses(shrinking.author)];
  const who = by === null ? theSociety : textOf(withoutAddresses(by));
  const changed = (language: Language) => changes.map((change) => changeLine(change, language)).join('; ');
  return {
    header: { is: `Hlutur í „${title}“: ${author}`, en: `Share of “${title}”: ${author}` },
    body: {
      is: paragraphs(
        `${who.is} hefur breytt því hverjir eiga hlut í verkinu „${title}“. Hlutur ${author} minnkar, og þar með það sem þú færð af honum.`,
        changes.length > 0 && `Það sem breyttist: ${changed('is')}.`,
        `Svara má til og með ${longDay(dueOn, 'is')}. Berist ekki svar telst breytingin samþykkt. Andmælir þú henni er ekkert greitt fyrir verkið fyrr en málið er leyst.`,
      ),
      en: paragraphs(
        `${who.en} has changed who has a share of the work “${title}”. The share of ${author} becomes smaller, and with it what you are paid of it.`,
        changes.length > 0 && `What changed: ${changed('en')}.`,
        `Please answer by the end of ${longDay(dueOn, 'en')}. If you do not, the change counts as approved. If you object, nothing is paid for the work until the matter is settled.`,
      ),
    },
  };
}
