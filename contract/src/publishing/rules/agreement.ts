import { hundredYearsAfter } from './contract.ts';

// X42–X44: what an agreement has to keep to, for the form of staff and for the server.

export interface ProposedAgreement {
  startsOn: string;
  endsOn: string;
  agreementType: string;
  isSubPublishing: boolean;
  territories: readonly number[];
  synchronisationShareHundredths: number | null;
  retentionEndsOn: string | null;
  collectionEndsOn: string | null;
}

export type AgreementField =
  | 'agreementType'
  | 'territories'
  | 'synchronisationShareHundredths'
  | 'retentionEndsOn'
  | 'collectionEndsOn';

export type AgreementCode =
  | 'agreement.typeOfOther'
  | 'agreement.firstExcludes'
  | 'agreement.territoriesMissing'
  | 'contract.shareRange'
  | 'agreement.retentionBeforeEnd'
  | 'agreement.collectionBeforeEnd'
  | 'agreement.tooLate';

/** What is wrong, each with its field; nothing where it can be kept. */
export function agreementProblems(
  agreement: ProposedAgreement,
): { field: AgreementField; code: AgreementCode }[] {
  const { endsOn, territories, retentionEndsOn, collectionEndsOn } = agreement;
  const share = agreement.synchronisationShareHundredths;
  const last = hundredYearsAfter(agreement.endsOn);
  const problems: [AgreementField, AgreementCode | false][] = [
    [
      'agreementType',
      agreement.agreementType.startsWith('P') !== agreement.isSubPublishing && 'agreement.typeOfOther',
    ],
    ['territories', territories.length === 0 && 'agreement.territoriesMissing'],
    ['territories', (territories[0] ?? 1) < 0 && 'agreement.firstExcludes'],
    [
      'synchronisationShareHundredths',
      share !== null && !(share > 0 && share <= 10_000) && 'contract.shareRange',
    ],
    [
      'retentionEndsOn',
      retentionEndsOn !== null && retentionEndsOn < endsOn && 'agreement.retentionBeforeEnd',
    ],
    ['retentionEndsOn', retentionEndsOn !== null && retentionEndsOn > last && 'agreement.tooLate'],
    [
      'collectionEndsOn',
      collectionEndsOn !== null &&
        collectionEndsOn < (retentionEndsOn ?? endsOn) &&
        'agreement.collectionBeforeEnd',
    ],
    [
      'collectionEndsOn',
      collectionEndsOn !== null && collectionEndsOn > hundredYearsAfter(last) && 'agreement.tooLate',
    ],
  ];
  return problems.flatMap(([field, code]) => (code ? { field, code } : []));
}
