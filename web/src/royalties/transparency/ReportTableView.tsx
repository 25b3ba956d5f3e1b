import { useText } from '../../platform/i18n/texts.tsx';
import type { Text } from '../../platform/i18n/text.ts';
import type { Column } from '../../platform/ui/columns.ts';
import { Table } from '../../platform/ui/Table.tsx';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';
import { formatExact } from '../statements/money.ts';
import { tableMessages } from './tableMessages.ts';
import type { ReportRow, ReportTable } from './tables.ts';

/** To the eyrir; that all is in krónur, the report says. */
const amountOf = (units: number | undefined) => formatExact(Math.round((units ?? 0) / 100));
/** `12,5%`, from hundredths of a percent. */
export const shareOf = (share: number | undefined) =>
  share === undefined ? '–' : `${String(share / 100).replace('.', ',')}%`;

/** A table of the report; on a phone its rows are cards. */
export function ReportTableView({ table }: { table: ReportTable }) {
  const t = useText();
  const isMobile = useIsMobile();
  const said = (label: Text | string | undefined) =>
    typeof label === 'string' ? label : label ? t(label) : '';
  const rows = table.rows.map((row, nth) => ({ ...row, nth }));
  type Row = ReportRow & { nth: number };
  const columns: Column<Row>[] = [
    ...table.labels.map((label, at) => ({
      id: `label${at}`,
      header: t(label),
      isTitle: at === 0,
      cell: ({ labels }: Row) => said(labels[at]),
    })),
    ...table.amounts.map((label, at) => ({
      id: `amount${at}`,
      header: t(label),
      width: table.amounts.length > 2 ? 'minmax(0, 1.1fr)' : '190px',
      isNumeric: true,
      cell: ({ units }: Row) => amountOf(units[at]),
    })),
    ...(table.hasShare
      ? [
          {
            id: 'share',
            header: t(tableMessages.share),
            width: '130px',
            isNumeric: true,
            cell: ({ share }: Row) => shareOf(share),
          },
        ]
      : []),
  ];
  const totals = table.totals && {
    ...(!isMobile && { label0: t(tableMessages.total) }),
    ...Object.fromEntries(table.totals.map((units, at) => [`amount${at}`, amountOf(units)])),
  };
  return (
    <Table
      isBare
      label={t(table.title)}
      columns={columns}
      rows={rows}
      rowKey={({ nth }) => nth}
      totals={rows.length > 1 ? totals : undefined}
      phoneRow={({ labels, units, share }) => ({
        title: said(labels[0]),
        detail: [
          ...labels.slice(1).map(said),
          ...(units.length > 1 ? units.map((one, at) => `${said(table.amounts[at])}: ${amountOf(one)}`) : []),
        ].join(' · '),
        aside: table.hasShare ? shareOf(share) : units.length === 1 && amountOf(units[0]),
      })}
    />
  );
}
