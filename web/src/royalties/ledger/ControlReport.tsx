import {
  controlFigures,
  type ControlFigure,
  type ControlLine,
  listControlReport,
} from '@omur/contract/royalties/ledger';
import { Link } from '@tanstack/react-router';
import { usePages } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { DateField } from '../../platform/ui/DateField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { exactAmount, exactFigure } from '../distributions/amount.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import styles from './ledger.module.css';
import { messages } from './messages.ts';

interface ControlReportProps {
  fra: string | undefined;
  til: string | undefined;
  onDays: (days: { fra?: string | undefined; til?: string | undefined }) => void;
}

/** What came in and what became of it, by category; each figure leads to its entries (R19). */
export function ControlReport({ fra, til, onDays }: ControlReportProps) {
  const t = useText();
  const list = usePages(listControlReport, {
    params: {},
    query: { ...(fra && { fromDay: fra }), ...(til && { toDay: til }) },
  });
  const figure = (row: ControlLine, name: ControlFigure) => (
    <Link
      to="/bókhald"
      search={{
        flipi: 'faerslur',
        flokkur: row.categoryId,
        tala: name,
        ...(fra && { fra }),
        ...(til && { til }),
      }}
      aria-label={`${exactAmount(amountOf(row, name))} ${t(messages.behind, { figure: t(messages[name]), category: row.categoryName })}`}
    >
      {exactFigure(amountOf(row, name))}
    </Link>
  );
  const columns: Column<ControlLine>[] = [
    { id: 'category', header: t(messages.category), isTitle: true, cell: ({ categoryName }) => categoryName },
    ...controlFigures.map((name) => ({
      id: name,
      header: t(messages[name]),
      width: widths[name],
      isNumeric: true,
      cell: (row: ControlLine) => figure(row, name),
    })),
  ];
  const isEven = list.rows.every(isBalanced);
  return (
    <Stack>
      <div className={styles.days}>
        <DateField
          isOptional
          label={t(messages.from)}
          value={fra ?? ''}
          onChange={(day) => onDays({ fra: day || undefined })}
        />
        <DateField
          isOptional
          label={t(messages.to)}
          value={til ?? ''}
          onChange={(day) => onDays({ til: day || undefined })}
        />
      </div>
      {/* It has its room from the start: below the list it would be pushed down as rows come and are measured. */}
      {(list.isLoading || list.rows.length > 0) && (
        <div className={list.rows.length > 0 ? undefined : styles.unsaid}>
          <Alert look={isEven ? 'success' : 'danger'} title={t(isEven ? messages.even : messages.uneven)} />
        </div>
      )}
      <PagedTable
        list={list}
        label={t(messages.control)}
        columns={columns}
        rowKey={({ categoryId }) => categoryId}
        phoneRow={(row) => ({
          title: row.categoryName,
          detail: controlFigures.map((name) => (
            <div key={name} className={styles.figure}>
              <span>{t(messages[name])}</span>
              {figure(row, name)}
            </div>
          )),
        })}
        countText={messages.categoryCount}
        none={t(messages.none)}
        noneMore={t(messages.noneMore)}
      />
    </Stack>
  );
}

const amountOf = (row: ControlLine, name: ControlFigure) => row[`${name}Isk`];

/** What all six need beside the category on a desktop. */
const widths: Readonly<Record<ControlFigure, string>> = {
  cameIn: '182px',
  payable: '170px',
  deducted: '160px',
  kept: '152px',
  unclaimed: '128px',
  carried: '150px',
};

const figuresOfUse = controlFigures.filter((name) => name !== 'cameIn');

/** In 1/10,000 of a króna, which they are whole in. */
function isBalanced(row: ControlLine): boolean {
  const units = (name: ControlFigure) => Math.round(amountOf(row, name) * 10_000);
  return units('cameIn') === figuresOfUse.reduce((sum, name) => sum + units(name), 0);
}
