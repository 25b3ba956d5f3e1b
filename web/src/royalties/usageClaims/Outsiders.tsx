import type { OutsiderState } from '@omur/contract/platform/fields/outsiders';
import { listOutsiders, type Outsider } from '@omur/contract/royalties/outsiders';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { OutsiderDialog } from './OutsiderDialog.tsx';
import { outsiderMessages as messages } from './outsiderMessages.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

/** O256: those outside the society who know a line of the public list as theirs. */
export function Outsiders() {
  const t = useText();
  const countText = useCountText();
  const [state, setState] = useState<OutsiderState>('waiting');
  const [opened, setOpened] = useState<Outsider>();
  const list = usePages(
    listOutsiders,
    { params: {}, query: state === 'settled' ? { outsiderState: state } : {} },
    { isLive: true },
  );
  const action = (row: Outsider) => (
    <Button
      size="small"
      aria-label={t(messages.openWhich, { name: row.name })}
      onClick={() => setOpened(row)}
    >
      {t(messages.open)}
    </Button>
  );
  const usageOf = ({ title, unmatchedUsageId }: Outsider) => `${title ?? '–'} (${unmatchedUsageId})`;
  const columns: Column<Outsider>[] = [
    { id: 'name', header: t(messages.name), isTitle: true, cell: ({ name }) => name },
    { id: 'email', header: t(messages.email), cell: ({ email }) => email },
    { id: 'usage', header: t(messages.usage), cell: usageOf },
    { id: 'asked', header: t(messages.asked), width: '116px', cell: (row) => formatDay(row.askedToJoinAt) },
    { id: 'actions', header: t(messages.actions), width: '116px', cell: action },
  ];
  return (
    <Stack>
      <ListToolbar count={!list.isLoading && countText(messages.count, list.count)}>
        <SelectField
          label={t(messages.state)}
          value={state}
          onChange={setState}
          options={[
            { value: 'waiting', label: t(messages.waiting) },
            { value: 'settled', label: t(messages.settled) },
          ]}
        />
      </ListToolbar>
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      <div aria-busy={list.isChanging}>
        <VirtualTable
          label={t(messages.tab)}
          columns={columns}
          rows={list.rows}
          rowKey={({ outsiderId }) => outsiderId}
          phoneRow={(row) => ({
            title: row.name,
            detail: `${usageOf(row)} · ${formatDay(row.askedToJoinAt)}`,
            aside: action(row),
          })}
          count={list.count}
          onMore={list.onMore}
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          empty={
            <EmptyState title={t(state === 'waiting' ? messages.noneWaiting : messages.noneSettled)}>
              {t(messages.noneMore)}
            </EmptyState>
          }
        />
      </div>
      {opened && <OutsiderDialog outsider={opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}
