import { listSubmissions } from '@omur/contract/publishing/contractSubmissions';
import { listContracts } from '@omur/contract/publishing/contracts';
import { sortInAddress } from '../../platform/ui/sortInAddress.ts';
import type { ListedContract } from '@omur/contract/publishing/contracts';
import type { ListedSubmission } from '@omur/contract/publishing/contractSubmissions';
import type { LinkProps } from '@tanstack/react-router';
import type { Language, Text, TextValues } from '../../platform/i18n/text.ts';
import type { Column, PhoneRow } from '../../platform/ui/columns.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { messages } from './messages.ts';
import { shareText } from './share.ts';
import { Validity } from './Validity.tsx';

/** A contract or a pending one, as their lists show them alike. */
export type ContractRow = ListedContract | ListedSubmission;

export const isPending = (row: ContractRow): row is ListedSubmission => 'submissionId' in row;
export const numberOf = (row: ContractRow) => (isPending(row) ? row.submissionId : row.contractId);
export const linkOf = (row: ContractRow): LinkProps =>
  isPending(row)
    ? { to: '/samningar/i-bid/$submissionId', params: { submissionId: String(row.submissionId) } }
    : { to: '/samningar/$contractId', params: { contractId: String(row.contractId) } };

type Say = (text: Text, values?: TextValues) => string;

/** C2.18: in this order. */
export function columnsOf(t: Say, language: Language): Column<ContractRow>[] {
  return [
    {
      id: 'number',
      header: t(messages.number),
      width: '84px',
      isSortable: true,
      cell: (row) => <span className="dim tabular">{numberOf(row)}</span>,
    },
    {
      id: 'name',
      header: t(messages.publisher),
      width: 'minmax(0, 2fr)',
      isTitle: true,
      isSortable: true,
      cell: ({ name }) => name,
    },
    {
      id: 'displayName',
      header: t(messages.author),
      width: 'minmax(0, 2fr)',
      isSortable: true,
      cell: ({ displayName }) => displayName,
    },
    {
      id: 'startsOn',
      header: t(messages.startsOn),
      width: '124px',
      isNumeric: true,
      isSortable: true,
      cell: ({ startsOn }) => formatDay(startsOn),
    },
    {
      id: 'endsOn',
      header: t(messages.endsOn),
      width: '124px',
      isNumeric: true,
      isSortable: true,
      cell: ({ endsOn }) => formatDay(endsOn),
    },
    {
      id: 'performance',
      header: t(messages.performance),
      width: '116px',
      isNumeric: true,
      cell: (row) => shareText(row.performanceShareHundredths, language),
    },
    {
      id: 'mechanical',
      header: t(messages.mechanical),
      width: '116px',
      isNumeric: true,
      cell: (row) => shareText(row.mechanicalShareHundredths, language),
    },
    {
      id: 'validity',
      header: t(messages.validity),
      width: '128px',
      cell: (row) => <Validity startsOn={row.startsOn} endsOn={row.endsOn} isPending={isPending(row)} />,
    },
  ];
}

/** C2.18: the other party's name and the dot, orange when the contract has expired. Staff read both names. */
export function phoneRowOf(t: Say, personId: number | undefined): (row: ContractRow) => PhoneRow {
  return (row) => ({
    title: personId === undefined || personId !== row.publisherId ? row.name : row.displayName,
    detail: [
      personId === undefined && row.displayName,
      t(messages.until, { from: formatDay(row.startsOn), to: formatDay(row.endsOn) }),
    ]
      .filter(Boolean)
      .join(' · '),
    aside: <Validity isCompact startsOn={row.startsOn} endsOn={row.endsOn} isPending={isPending(row)} />,
  });
}

const columns = { name: 'name', displayName: 'displayName', startsOn: 'startsOn', endsOn: 'endsOn' };
const newest = { column: 'number', direction: 'descending' } as const;

export const inAddress = {
  contracts: sortInAddress(listContracts, { ...columns, number: 'contractId' }, newest),
  pending: sortInAddress(listSubmissions, { ...columns, number: 'submissionId' }, newest),
};
