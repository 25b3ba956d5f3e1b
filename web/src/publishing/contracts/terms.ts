import type { Contract } from '@omur/contract/publishing/contracts';
import type { Submission } from '@omur/contract/publishing/contractSubmissions';
import type { Language, Text } from '../../platform/i18n/text.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { messages } from './messages.ts';
import { shareText } from './share.ts';

interface Term {
  label: string;
  value: string | null;
}

/** C2.20: what was agreed, as it is read. */
export function termsOf(
  contract: Contract | Submission,
  t: (text: Text) => string,
  language: Language,
): Term[] {
  return [
    { label: t(messages.startsOn), value: formatDay(contract.startsOn) },
    { label: t(messages.endsOn), value: formatDay(contract.endsOn) },
    { label: t(messages.performanceShare), value: shareText(contract.performanceShareHundredths, language) },
    { label: t(messages.mechanicalShare), value: shareText(contract.mechanicalShareHundredths, language) },
    ...('iceAgreementNumber' in contract
      ? [{ label: t(messages.ice), value: contract.iceAgreementNumber }]
      : []),
    { label: t(messages.info), value: contract.additionalInfo },
  ];
}
