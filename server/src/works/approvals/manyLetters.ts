import type { Text } from '@omur/contract/platform/rules/language';
import { longDay } from '../../messages/letters/longDay.ts';
import { nameInText } from '../../messages/letters/withoutAddresses.ts';

export type AskedOfMany = 'approvalAsked' | 'approvalReminder';

/** So many of the works are named. */
const mostNamed = 5;

const named = (titles: readonly string[]) => {
  const some = titles.slice(0, mostNamed).map(nameInText);
  return { is: some.map((one) => `„${one}“`).join(', '), en: some.map((one) => `“${one}”`).join(', ') };
};

/** How many works wait for somebody's approval, which each are answered where they are listed. `dueOn`: the first day that is the last for one. */
export function manyLetter(
  kind: AskedOfMany,
  titles: readonly string[],
  dueOn: string,
): { header: Text; body: Text } {
  const count = titles.length;
  const some = named(titles);
  const isSome = count > mostNamed;
  return {
    header:
      kind === 'approvalAsked'
        ? {
            is: `Skráningar bíða samþykkis þíns: ${count}`,
            en: `Registrations awaiting your approval: ${count}`,
          }
        : {
            is: `Svör þín vantar um skráningar: ${count}`,
            en: `Your answers about registrations are still needed: ${count}`,
          },
    body: {
      is: [
        'Þú ert meðal höfunda verka sem vantar samþykki þitt fyrir.',
        isSome ? `Verkin eru ${count}, meðal þeirra ${some.is}.` : `Verkin eru ${some.is}.`,
        `Svara má til og með ${longDay(dueOn, 'is')}. Berist ekki svar um verk telst skráning þess samþykkt. Þau eru öll á spjaldinu þínu undir „Bíður þín“, og hverju er svarað fyrir sig. Á síðu verksins sérðu höfunda þess og hlutföll.`,
      ].join('\n\n'),
      en: [
        'You are among the authors of works that your approval is missing for.',
        isSome ? `There are ${count} works, among them ${some.en}.` : `The works are ${some.en}.`,
        `Please answer by the end of ${longDay(dueOn, 'en')}. A registration that you do not answer counts as approved. All of them are on your card under “Waiting for you”, and each is answered by itself. The page of a work shows its authors and shares.`,
      ].join('\n\n'),
    },
  };
}
