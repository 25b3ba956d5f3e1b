import type { CorrectedWork } from '@omur/contract/royalties/corrections';
import type { Text } from '@omur/contract/platform/rules/language';

export const correctionMessages = {
  correct: { is: 'Leiðrétta', en: 'Correct' },
  title: { is: 'Leiðrétta keyrsluna', en: 'Correct the run' },
  titleMore: {
    is: 'Veldu verkin sem voru rangt skráð. Aðeins mismunurinn er tekinn til baka og greiddur, eftir réttindum eins og þau eru skráð nú fyrir notkunardaginn. Annar stjórnandi lýkur leiðréttingunni.',
    en: 'Choose the works that were registered wrongly. Only the differences are taken back and paid, by the rights as they are registered now for the day of use. Another administrator finishes the correction.',
  },
  name: { is: 'Heiti leiðréttingar', en: 'Name of the correction' },
  work: { is: 'Verk', en: 'Work' },
  workHint: { is: 'Titill eða númer', en: 'Title or number' },
  works: { is: 'Verk sem á að leiðrétta', en: 'Works to correct' },
  remove: { is: 'Fjarlægja {title}', en: 'Remove {title}' },
  noWork: { is: 'Veldu að minnsta kosti eitt verk.', en: 'Choose at least one work.' },
  reason: { is: 'Ástæða', en: 'Reason' },
  reasonHint: { is: 'Aðeins starfsfólk sér ástæðuna.', en: 'Only staff see the reason.' },
  noReason: { is: 'Skrifaðu ástæðuna.', en: 'Write the reason.' },
  corrects: { is: 'Leiðréttir', en: 'Corrects' },
  lines: { is: 'Línur', en: 'Lines' },
  moved: { is: 'Færist á milli', en: 'Changes hands' },
  result: { is: 'Niðurstaða', en: 'Result' },
  isCorrected: { is: 'Leiðrétt', en: 'Corrected' },
  none: { is: 'Engin verk', en: 'No works' },
  finishTitle: { is: 'Ljúka leiðréttingunni?', en: 'Finish the correction?' },
} as const;

/** Why nothing of a work is corrected. */
export const leftOutWords: Readonly<Record<NonNullable<CorrectedWork['leftOutReason']>, Text>> = {
  right: { is: 'Rétt greitt', en: 'Paid rightly' },
  notInRun: { is: 'Ekki greitt í keyrslunni', en: 'Not paid by the run' },
  notGreen: { is: 'Ekki með grænt ljós', en: 'No green light' },
  disputed: { is: 'Ágreiningur er um verkið', en: 'The work is in dispute' },
  givenAway: { is: 'Ósóttu fé var ráðstafað', en: 'Unclaimed money was decided on' },
  claimed: { is: 'Krafa bíður eða var greidd', en: 'A claim waits or was paid' },
  correctedByFile: { is: 'Leiðrétt með skrá', en: 'Corrected by a file' },
  protectedChanged: { is: 'Verndaður hlutur breyttist', en: 'The protected share has changed' },
};
