import type { TableSize } from '@omur/contract/platform/calls/operations';
import { formatDay } from '../i18n/format.ts';
import { useLanguage, useText } from '../i18n/texts.tsx';
import { Card } from '../ui/Card.tsx';
import { Table } from '../ui/Table.tsx';
import { sizeText } from './figures.ts';
import { messages } from './messages.ts';

/** O72: the largest tables, and how they grow. */
export function TableSizes({ tables }: { tables: TableSize[] }) {
  const t = useText();
  const [language] = useLanguage();
  const size = ({ bytes }: TableSize) => sizeText(bytes, language);
  const growth = ({ grownBytes, comparedOn }: TableSize) =>
    grownBytes === null || comparedOn === null
      ? t(messages.notMeasured)
      : t(messages.grownSince, { size: sizeText(grownBytes, language), day: formatDay(comparedOn) });
  return (
    <Card title={t(messages.tables)}>
      <Table
        isBare
        label={t(messages.tables)}
        columns={[
          {
            id: 'name',
            header: t(messages.table),
            width: 'minmax(0, 2fr)',
            isTitle: true,
            cell: ({ name }: TableSize) => name,
          },
          { id: 'size', header: t(messages.bytes), isNumeric: true, cell: size },
          {
            id: 'growth',
            header: t(messages.grown),
            width: 'minmax(0, 2fr)',
            isNumeric: true,
            cell: growth,
          },
        ]}
        rows={tables}
        rowKey={({ name }) => name}
        phoneRow={(row) => ({ title: row.name, detail: growth(row), aside: size(row) })}
      />
    </Card>
  );
}
