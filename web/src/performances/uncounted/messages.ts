import type { UncountedReason } from '@omur/contract/platform/fields/uncounted';
import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  title: { is: 'Telst ekki af þessum lagalista', en: 'Not counted by this set list' },
  overlongNote: {
    is: 'Punktar eru fleiri en mínútur í sólarhring.',
    en: 'There are more points than minutes in a day.',
  },
  tell: { is: 'Skrifa félaginu', en: 'Write to the society' },
  note: {
    is: 'Annar hefur skráð flutning á sama stað sama dag. Hvert verk telst einu sinni: fyrst af lista höfundar, annars af þeim sem kom fyrr.',
    en: 'Somebody else has registered a performance at the same place on the same day. Each work counts once: by an author’s list first, else by the earlier one.',
  },
  ownNote: {
    is: 'Sami félagi hefur skráð annan flutning á sama stað sama dag. Verk á báðum listum telst einu sinni, af þeim sem kom fyrr, þar til félagið hefur staðfest að tónleikarnir voru tvennir.',
    en: 'The same member has registered another performance at the same place on the same day. A work on both lists counts once, by the earlier one, until the society has confirmed that there were two concerts.',
  },
  paidNote: {
    is: 'Lína var leiðrétt eftir að greitt var fyrir hana.',
    en: 'A line was corrected after it was paid for.',
  },
  write: { is: 'Þetta voru aðrir tónleikar', en: 'This was another concert' },
  other: { is: '{performers}, flutningur nr. {number}', en: '{performers}, performance no. {number}' },
  same: { is: 'Sömu tónleikar', en: 'Same concert' },
  apart: { is: 'Aðrir tónleikar', en: 'Another concert' },
  decidedSame: { is: 'Verkin teljast einu sinni.', en: 'The works count once.' },
  decidedApart: { is: 'Verkin teljast af báðum listum.', en: 'The works count by both lists.' },
} as const;

export const reasonTexts: Record<UncountedReason, Text> = {
  tooLong: {
    is: 'Lagalistinn er lengri en sólarhringur. Hann telst þegar fjöldi og lengd hafa verið leiðrétt.',
    en: 'The set list is longer than a day. It counts once quantities and lengths have been corrected.',
  },
  paidForOther: {
    is: 'Greitt var fyrir annað verk í þessari línu. Það færist hingað þegar stjórnandi leiðréttir keyrsluna sem greiddi það.',
    en: 'This line was paid for another work. That moves here once an administrator corrects the run that paid it.',
  },
  awaitsCorrection: {
    is: 'Greitt var fyrir verkið af þessum lista, í línu sem nú er um annað verk. Það telst hér þegar stjórnandi hefur leiðrétt keyrsluna sem greiddi það.',
    en: 'This list was paid for the work, on a line that is of another work now. It counts here once an administrator has corrected the run that paid it.',
  },
  paid: {
    is: 'Greitt hefur verið fyrir verkið af hinum listanum.',
    en: 'The work was paid by the other list.',
  },
  same: {
    is: 'Sömu flytjendur: verkið telst af hinum listanum.',
    en: 'The same performers: the work counts by the other list.',
  },
  again: {
    is: 'Félagið staðfestir hvort tónleikarnir voru tvennir.',
    en: 'The society confirms whether there were two concerts.',
  },
  asked: {
    is: 'Félagið ákveður hvort þetta voru sömu tónleikar.',
    en: 'The society decides whether it was the same concert.',
  },
};
