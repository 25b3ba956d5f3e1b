import type { UsageImport } from '@omur/contract/royalties/usage';
import { periodOf } from '../usage/usagePeriod.ts';

const fold = (name: string) => name.trim().toLocaleLowerCase('is');

/** O387: the statements and reports that have been read, those of the payer first, the newest first of each. */
export function statementOptions(
  imports: readonly UsageImport[],
  payerName: string,
  numbered: (number: number) => string,
) {
  const isOfPayer = ({ senderName }: UsageImport) => fold(senderName) === fold(payerName);
  return imports
    .filter(({ usageImportState }) => usageImportState === 'taken')
    .toSorted(
      (one, other) =>
        Number(isOfPayer(other)) - Number(isOfPayer(one)) || other.usageImportId - one.usageImportId,
    )
    .map((row) => ({
      value: String(row.usageImportId),
      label: [numbered(row.usageImportId), row.senderName, periodOf(row), row.fileName]
        .filter(Boolean)
        .join(' · '),
    }));
}
