import {
  listNotGreenWorks,
  listNotGreenYears,
  type NotGreenWork,
  type NotGreenYear,
} from '@omur/contract/royalties/clocks';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { Light } from '../../platform/ui/Light.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { messages } from './messages.ts';

/** R187: what waits for works to become green, by year of use; a year opens by its works. */
export function NotGreenMoney() {
  const t = useText();
  const [opened, setOpened] = useState<NotGreenYear>();
  const list = usePages(listNotGreenYears, { params: {} });
  const open = (row: NotGreenYear) => (
    <Button size="small" onClick={() => setOpened(row)}>
      {t(messages.seeWorks, { count: row.worksCount })}
    </Button>
  );
  const columns: Column<NotGreenYear>[] = [
    {
      id: 'category',
      header: t(messages.category),
      width: 'minmax(0, 1.4fr)',
      isTitle: true,
      cell: ({ categoryName }) => categoryName,
    },
    { id: 'year', header: t(messages.usedYear), width: '120px', cell: ({ usedYear }) => usedYear },
    { id: 'lines', header: t(messages.lines), isNumeric: true, cell: (row) => formatWhole(row.lineCount) },
    { id: 'kept', header: t(messages.amount), isNumeric: true, cell: ({ keptIsk }) => exactAmount(keptIsk) },
    { id: 'works', header: t(messages.work), width: '160px', cell: open },
  ];
  return (
    <Stack>
      <PagedTable
        list={list}
        label={t(messages.notGreenClock)}
        columns={columns}
        rowKey={({ categoryId, usedYear }) => `${categoryId}-${usedYear}`}
        phoneRow={(row) => ({
          title: `${row.categoryName} · ${row.usedYear}`,
          detail: open(row),
          aside: exactAmount(row.keptIsk),
        })}
        countText={messages.rowCount}
        none={t(messages.noClock)}
      />
      {opened && <Works key={`${opened.categoryId}-${opened.usedYear}`} year={opened} />}
    </Stack>
  );
}

function Works({ year: { categoryId, categoryName, usedYear } }: { year: NotGreenYear }) {
  const t = useText();
  const list = usePages(listNotGreenWorks, { params: { categoryId, usedYear } });
  const columns: Column<NotGreenWork>[] = [
    {
      id: 'work',
      header: t(messages.work),
      width: 'minmax(0, 1.8fr)',
      isTitle: true,
      cell: ({ title }) => title,
    },
    { id: 'light', header: t(messages.light), width: '100px', cell: ({ light }) => <Light light={light} /> },
    { id: 'lines', header: t(messages.lines), isNumeric: true, cell: (row) => formatWhole(row.lineCount) },
    { id: 'kept', header: t(messages.amount), isNumeric: true, cell: ({ keptIsk }) => exactAmount(keptIsk) },
  ];
  return (
    <PagedTable
      list={list}
      label={t(messages.notGreenWorks, { year: usedYear, category: categoryName })}
      columns={columns}
      rowKey={({ workId }) => workId}
      rowLink={({ workId }) => ({ to: '/verk/$workId', params: { workId: String(workId) } })}
      phoneRow={({ title, light, keptIsk }) => ({
        title,
        detail: <Light light={light} />,
        aside: exactAmount(keptIsk),
      })}
      countText={messages.rowCount}
      none={t(messages.noClock)}
    />
  );
}
