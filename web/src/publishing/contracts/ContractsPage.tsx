import { listContracts, listPersonContracts } from '@omur/contract/publishing/contracts';
import { listPersonSubmissions, listSubmissions } from '@omur/contract/publishing/contractSubmissions';
import { getRouteApi } from '@tanstack/react-router';
import { FilePlus2, FileSignature } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import type { ContractsSearch } from './pages.ts';
import { useMember } from '../../platform/page/member.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { EarningsList } from './EarningsList.tsx';
import { earningsMessages } from './earningsMessages.ts';
import { inAddress, columnsOf, type ContractRow, linkOf, numberOf, phoneRowOf } from './columns.tsx';
import { messages } from './messages.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/samningar');
/** C9.9 */
const rowHeight = 75;

type Which = 'contracts' | 'pending';
interface Query {
  sort?: string;
  search?: string;
  limit?: number;
  cursor?: string;
}

/** C2.17, H155: the contracts that the user is a party to, those that await approval, and what they brought; all of them for staff. */
export function ContractsPage() {
  const t = useText();
  const { isKnown, isStaff, person, mayRegister } = useMember();
  const navigate = route.useNavigate();
  const { flipi } = route.useSearch();
  const which: Which = flipi === 'i-bid' ? 'pending' : 'contracts';
  const own = isStaff ? null : person;
  const chosen = own && flipi === 'tekjur' ? 'earnings' : which;
  if (!isKnown) return <PageWaits />;

  return (
    <Stack>
      <PageHeader
        title={t(messages.title)}
        subtitle={t(messages.subtitle)}
        actions={
          mayRegister && (
            <ButtonLink to="/samningar/stofna" look="primary" icon={<FilePlus2 size={18} aria-hidden />}>
              {t(messages.make)}
            </ButtonLink>
          )
        }
      />
      <Tabs
        label={t(messages.which)}
        tabs={[
          { id: 'contracts', label: t(messages.contracts) },
          { id: 'pending', label: t(messages.pending) },
          ...(own ? [{ id: 'earnings' as const, label: t(earningsMessages.earnings) }] : []),
        ]}
        value={chosen}
        onChange={(id) =>
          void navigate({
            search: { flipi: { contracts: undefined, pending: 'i-bid', earnings: 'tekjur' }[id] },
            replace: true,
            resetScroll: false,
          })
        }
      >
        {own && chosen === 'earnings' && <EarningsList personId={own.personId} />}
        {own && chosen !== 'earnings' && <OwnContracts key={which} which={which} personId={own.personId} />}
        {!own && <AllContracts key={which} which={which} />}
      </Tabs>
    </Stack>
  );
}

function useContractsQuery(which: Which): Query {
  const { leit, rod } = route.useSearch();
  return { sort: inAddress[which].write(inAddress[which].read(rod)), ...(leit && { search: leit }) };
}

function AllContracts({ which }: { which: Which }) {
  const query = useContractsQuery(which);
  const list = usePages<object, Query, ContractRow>(
    which === 'pending' ? listSubmissions : listContracts,
    { params: {}, query },
    { isLive: true },
  );
  return <ContractList which={which} list={list} personId={undefined} />;
}

function OwnContracts({ which, personId }: { which: Which; personId: number }) {
  const query = useContractsQuery(which);
  const list = usePages<{ personId: number }, Query, ContractRow>(
    which === 'pending' ? listPersonSubmissions : listPersonContracts,
    { params: { personId }, query },
  );
  return <ContractList which={which} list={list} personId={personId} />;
}

interface ContractListProps {
  which: Which;
  list: ReturnType<typeof usePages<object, object, ContractRow>>;
  personId: number | undefined;
}

function ContractList({ which, list, personId }: ContractListProps) {
  const t = useText();
  const countText = useCountText();
  const [language] = useLanguage();
  const { leit, rod } = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: ContractsSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false });
  const [typed, setTyped] = useTyped(leit ?? '', (text) => change({ leit: text || undefined }));

  if (list.error && list.rows.length === 0) return <PageFailed error={list.error} reset={list.retry} />;
  return (
    <div>
      <ListToolbar count={!list.isLoading && countText(messages.count, list.count)}>
        <SearchField label={t(messages.search)} value={typed} onChange={setTyped} />
      </ListToolbar>
      <VirtualTable
        label={t(which === 'pending' ? messages.pending : messages.contracts)}
        rowHeight={rowHeight}
        columns={columnsOf(t, language)}
        rows={list.rows}
        rowKey={numberOf}
        rowLink={linkOf}
        phoneRow={phoneRowOf(t, personId)}
        sort={inAddress[which].read(rod)}
        onSort={(sort) => change({ rod: inAddress[which].unlessFirst(sort) })}
        count={list.count}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={
          <EmptyState
            title={list.emptyText ?? ''}
            icon={<FileSignature />}
            action={leit && <Button onClick={() => setTyped('')}>{t(messages.showAll)}</Button>}
          >
            {t(
              leit
                ? messages.noneLikeThis
                : which === 'pending'
                  ? messages.nonePendingHint
                  : messages.noneHint,
            )}
          </EmptyState>
        }
      />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
    </div>
  );
}
