import { plainContract, plainSubmission } from '@omur/contract/platform/fields/plainContract';
import { type PlainTable, shownPlain } from '@omur/contract/platform/plainFields';
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
    ...plainTerms('iceAgreementNumber' in contract ? plainContract : plainSubmission, contract, language),
  ];
}

const plainTerms = (table: PlainTable, values: object, language: Language): Term[] =>
  Object.entries(table).map(([name, of]) => ({
    label: of.label[language],
    value: shownPlain(of, (values as Record<string, string | number | null>)[name] ?? null, language),
  }));
