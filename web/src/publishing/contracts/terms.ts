import { plainContract, plainSubmission } from '@omur/contract/platform/fields/plainContract';
import { type PlainTable } from '@omur/contract/platform/plainFields';
import { shownPlain } from '@omur/contract/platform/shownPlain';
import type { Contract } from '@omur/contract/publishing/contracts';
import type { Submission } from '@omur/contract/publishing/contractSubmissions';
import { messages as territoryMessages } from '../../works/territories/messages.ts';
import { agreementMessages } from './agreementMessages.ts';
import type { Language, Text, TextValues } from '../../platform/i18n/text.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { messages } from './messages.ts';
import { shareText } from './share.ts';

type Say = (text: Text, values?: TextValues) => string;

interface Term {
  label: string;
  value: string | null;
}

/** C2.20: what was agreed, as it is read. */
export function termsOf(
  contract: Contract | Submission,
  t: Say,
  language: Language,
  say: (territories: readonly number[]) => string,
): Term[] {
  return [
    { label: t(messages.startsOn), value: formatDay(contract.startsOn) },
    { label: t(messages.endsOn), value: formatDay(contract.endsOn) },
    { label: t(messages.performanceShare), value: shareText(contract.performanceShareHundredths, language) },
    { label: t(messages.mechanicalShare), value: shareText(contract.mechanicalShareHundredths, language) },
    { label: t(territoryMessages.territories), value: say(contract.territories) },
    ...('agreementType' in contract ? agreementTerms(contract, t, language) : []),
    ...plainTerms('iceAgreementNumber' in contract ? plainContract : plainSubmission, contract, language),
  ];
}

/** X42–X45: what makes it an agreement; what is not said is left out. */
function agreementTerms(contract: Contract, t: Say, language: Language): Term[] {
  const number = (of: number | null) => ({ number: of ?? '' });
  const { originalContractId, originalPublisherName, receivedOn, givenOn } = contract;
  const terms: (Term | false)[] = [
    contract.synchronisationShareHundredths !== null && {
      label: t(agreementMessages.synchronisation),
      value: shareText(contract.synchronisationShareHundredths, language),
    },
    contract.retentionEndsOn !== null && {
      label: t(agreementMessages.retention),
      value: formatDay(contract.retentionEndsOn),
    },
    contract.collectionEndsOn !== null && {
      label: t(agreementMessages.collection),
      value: formatDay(contract.collectionEndsOn),
    },
    { label: t(agreementMessages.type), value: t(agreementMessages.types[contract.agreementType]) },
    originalContractId !== null && {
      label: t(agreementMessages.basedOn),
      value: t(agreementMessages.basedOnContract, {
        name: originalPublisherName ?? '',
        ...number(originalContractId),
      }),
    },
    receivedOn !== null && {
      label: t(agreementMessages.received),
      value: t(agreementMessages.receivedFrom, {
        day: formatDay(receivedOn),
        ...number(contract.transferredFromId),
      }),
    },
    givenOn !== null && {
      label: t(agreementMessages.given),
      value: t(agreementMessages.givenTo, { day: formatDay(givenOn), ...number(contract.transferredToId) }),
    },
  ];
  return terms.filter((term) => term !== false);
}

const plainTerms = (table: PlainTable, values: object, language: Language): Term[] =>
  Object.entries(table).map(([name, of]) => ({
    label: of.label[language],
    value: shownPlain(of, (values as Record<string, string | number | null>)[name] ?? null, language),
  }));
