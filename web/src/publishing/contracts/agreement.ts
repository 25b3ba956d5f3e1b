import type { Contract } from '@omur/contract/publishing/contracts';
import { typedShare } from '@omur/contract/publishing/rules/contract';
import { agreementTypes } from '@omur/contract/platform/fields/contracts';
import { shareAsTyped } from '@omur/contract/platform/rules/shares';
import { wholeWorld } from '@omur/contract/works/rules/territories';

export type AgreementType = (typeof agreementTypes)[number];

/** What makes a contract an agreement, as it stands in the fields. */
export interface WrittenAgreement {
  agreementType: AgreementType;
  territories: readonly number[];
  synchronisation: string;
  retentionEndsOn: string;
  collectionEndsOn: string;
}

export const emptyAgreement = (agreementType: AgreementType): WrittenAgreement => ({
  agreementType,
  territories: wholeWorld,
  synchronisation: '',
  retentionEndsOn: '',
  collectionEndsOn: '',
});

export const writtenAgreement = (contract: Contract): WrittenAgreement => ({
  agreementType: contract.agreementType,
  territories: contract.territories,
  synchronisation:
    contract.synchronisationShareHundredths === null
      ? ''
      : shareAsTyped(contract.synchronisationShareHundredths),
  retentionEndsOn: contract.retentionEndsOn ?? '',
  collectionEndsOn: contract.collectionEndsOn ?? '',
});

/** The same as it is sent. */
export const agreementPayload = (written: WrittenAgreement) => ({
  agreementType: written.agreementType,
  territories: [...written.territories],
  synchronisationShareHundredths: typedShare(written.synchronisation) ?? null,
  retentionEndsOn: written.retentionEndsOn || null,
  collectionEndsOn: written.collectionEndsOn || null,
});
