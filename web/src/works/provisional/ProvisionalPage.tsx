import { provisionalPage } from './deskPages.ts';
import {
  listProvisionalWorks,
  type ProvisionalState,
  provisionalStates,
  type ProvisionalWork,
} from '@omur/contract/works/provisional';
import { getRouteApi } from '@tanstack/react-router';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { CloseDialog } from './CloseDialog.tsx';
import { messages, stateLabels } from './messages.ts';
import { ProvisionalTable } from './ProvisionalTable.tsx';
import { WorkDialog } from './WorkDialog.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/bráðabirgðaskráningar');

/** D1: what staff have put on record although nobody has registered it. */
export function ProvisionalPage() {
  return (
    <StaffOnly>
      <StaffProvisional />
    </StaffOnly>
  );
}

type Opened = { dialog: 'write'; work?: ProvisionalWork } | { dialog: 'close'; work: ProvisionalWork };

function StaffProvisional() {
  const t = useText();
  const countText = useCountText();
  const [opened, setOpened] = useState<Opened>();
  const { stada, leit = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const filter: ProvisionalState = provisionalStates.find((one) => one === stada) ?? 'open';
  const change = (search: { stada?: string | undefined; leit?: string | undefined }) =>
    void navigate({ search: (before) => ({ ...before, ...search }), replace: true, resetScroll: false });
  const [typed, setTyped] = useTyped(leit, (text) => change({ leit: text || undefined }));
  const list = usePages(
    listProvisionalWorks,
    { params: {}, query: { filter, ...(leit && { search: leit }) } },
    { isLive: true },
  );
  const onClose = () => setOpened(undefined);
  const make = (look: 'primary' | 'secondary') => (
    <Button
      look={look}
      icon={<FilePlus2 size={18} aria-hidden />}
      onClick={() => setOpened({ dialog: 'write' })}
    >
      {t(messages.make)}
    </Button>
  );

  return (
    <Stack>
      <PageHeader
        title={t(provisionalPage.label)}
        subtitle={t(messages.subtitle)}
        actions={make('primary')}
      />
      <Tabs
        label={t(messages.which)}
        tabs={provisionalStates.map((id) => ({ id, label: t(stateLabels[id]) }))}
        value={filter}
        onChange={(id) => change({ stada: id === 'open' ? undefined : id })}
      >
        <Stack>
          <ListToolbar count={!list.isLoading && countText(messages.count, list.count)}>
            <SearchField label={t(messages.search)} value={typed} onChange={setTyped} />
          </ListToolbar>
          {list.error && <PageFailed error={list.error} reset={list.retry} />}
          <ProvisionalTable
            list={list}
            filter={filter}
            onEdit={(work) => setOpened({ dialog: 'write', work })}
            onClose={(work) => setOpened({ dialog: 'close', work })}
            empty={
              <EmptyState title={list.emptyText ?? ''} action={filter === 'open' && make('secondary')}>
                {filter === 'open' && t(messages.emptyHint)}
              </EmptyState>
            }
          />
        </Stack>
      </Tabs>
      {opened?.dialog === 'write' && <WorkDialog work={opened.work} onClose={onClose} />}
      {opened?.dialog === 'close' && <CloseDialog work={opened.work} onClose={onClose} />}
    </Stack>
  );
}
