import type { Text } from '@omur/contract/platform/rules/language';

/** A decision as its applicant gets to read it. */
export interface Decided {
  applicationId: number;
  personId: number;
  projectTitle: string;
  status: string;
  grantedAmountIsk: number | null;
  decisionRemark: string | null;
  nameIs: string;
  nameEn: string;
  periodIs: string;
  periodEn: string;
}

const kronur = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const paragraphs = (...all: (string | null)[]) => all.filter((one) => one !== null).join('\n\n');

export function decisionLetter(decided: Decided): { header: Text; body: Text } {
  const { projectTitle: title, status, grantedAmountIsk, decisionRemark } = decided;
  const fundIs = `${decided.nameIs}, ${decided.periodIs.toLowerCase()}`;
  const fundEn = `${decided.nameEn}, ${decided.periodEn.toLowerCase()}`;
  if (status !== 'granted')
    return {
      header: { is: `Svar við umsókn um „${title}“`, en: `Answer to your application for “${title}”` },
      body: {
        is: paragraphs(
          `Umsókn þín um styrk til verkefnisins „${title}“ (${fundIs}) hlaut ekki brautargengi að þessu sinni.`,
          decisionRemark,
          'Þakka þér fyrir að sækja um.',
        ),
        en: paragraphs(
          `Your application for a grant for “${title}” (${fundEn}) was not granted this time.`,
          decisionRemark,
          'Thank you for applying.',
        ),
      },
    };
  const amount = kronur.format(grantedAmountIsk ?? 0);
  return {
    header: { is: `Styrkur til „${title}“`, en: `A grant for “${title}”` },
    body: {
      is: paragraphs(
        `Umsókn þín um styrk til verkefnisins „${title}“ (${fundIs}) var samþykkt. Styrkurinn er ${amount} kr.`,
        decisionRemark,
        'Styrkurinn er greiddur inn á reikninginn sem gefinn var upp í umsókninni.',
      ),
      en: paragraphs(
        `Your application for a grant for “${title}” (${fundEn}) was granted. The grant is ISK ${amount}.`,
        decisionRemark,
        'The grant is paid into the account given in the application.',
      ),
    },
  };
}
