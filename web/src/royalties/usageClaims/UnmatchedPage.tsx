import { unmatchedPage } from './pages.ts';
import {
  type ClaimableUsage,
  listClaimableUsage,
  listUsageLikeMine,
} from '@omur/contract/royalties/usageClaims';
import { getRouteApi } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useMember } from '../../platform/page/member.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { Gathered } from '../../platform/ui/Gathered.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { ClaimDialog } from './ClaimDialog.tsx';
import { messages } from './messages.ts';
import { MyClaims } from './MyClaims.tsx';
import { UsageTable } from './UsageTable.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/óráðstafað');
const tabs = ['leit', 'likt', 'krofur'] as const;
type TabId = (typeof tabs)[number];
const labels = { leit: messages.all, likt: messages.likeMine, krofur: messages.mine };

/** Usage that nobody knows the work of: members look whether it is theirs. */
export const UnmatchedPage = () => (
  <Gathered waits={<PageWaits />}>
    <Unmatched />
  </Gathered>
);

function Unmatched() {
  const t = useText();
  const { flipi } = route.useSearch();
  const navigate = route.useNavigate();
  const { role, masquerader } = useLoggedIn();
  const { person } = useMember();
  const mayClaim = role !== 'viewer' && role !== 'external' && !masquerader?.isReadOnly;
  const [claimed, setClaimed] = useState<ClaimableUsage>();
  const tab = tabs.find((id) => id === flipi) ?? 'leit';
  const show = (id: TabId) =>
    void navigate({ search: id === 'leit' ? {} : { flipi: id }, resetScroll: false });
  const onClaim = person && mayClaim ? setClaimed : undefined;
  return (
    <Stack>
      <PageHeader title={t(unmatchedPage.label)} subtitle={t(messages.pageMore)} />
      <Tabs
        label={t(messages.tabs)}
        tabs={tabs.map((id) => ({ id, label: t(labels[id]) }))}
        value={tab}
        onChange={show}
      >
        {tab === 'leit' && <Searched onClaim={onClaim} />}
        {tab === 'likt' && <LikeMine onClaim={onClaim} onSearch={() => show('leit')} />}
        {tab === 'krofur' && <MyClaims mayClaim={mayClaim} onSearch={() => show('leit')} />}
      </Tabs>
      {claimed && person && (
        <ClaimDialog usage={claimed} personId={person.personId} onClose={() => setClaimed(undefined)} />
      )}
    </Stack>
  );
}

type OnClaim = ((usage: ClaimableUsage) => void) | undefined;

function Searched({ onClaim }: { onClaim: OnClaim }) {
  const t = useText();
  const countText = useCountText();
  const { leit = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const [typed, setTyped] = useTyped(leit, (text) => {
    void navigate({ search: { leit: text || undefined }, replace: true, resetScroll: false });
  });
  const list = usePages(listClaimableUsage, { params: {}, query: { ...(leit && { search: leit }) } });
  return (
    <Stack>
      <ListToolbar count={!list.isLoading && countText(messages.count, list.count)}>
        <SearchField label={t(messages.search)} value={typed} onChange={setTyped} />
      </ListToolbar>
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      <UsageTable
        list={list}
        label={t(unmatchedPage.label)}
        onClaim={onClaim}
        empty={
          <EmptyState
            icon={<SearchX />}
            title={t(leit ? messages.none : messages.noneAtAll)}
            action={leit && <Button onClick={() => setTyped('')}>{t(messages.clear)}</Button>}
          >
            {leit && t(messages.noneHint)}
          </EmptyState>
        }
      />
    </Stack>
  );
}

function LikeMine({ onClaim, onSearch }: { onClaim: OnClaim; onSearch: () => void }) {
  const t = useText();
  const countText = useCountText();
  const list = usePages(listUsageLikeMine, { params: {} });
  return (
    <Stack>
      <ListToolbar count={!list.isLoading && countText(messages.count, list.count)} />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      <UsageTable
        list={list}
        label={t(messages.likeMine)}
        onClaim={onClaim}
        empty={
          <EmptyState
            title={t(messages.noneLike)}
            action={<Button onClick={onSearch}>{t(messages.toSearch)}</Button>}
          >
            {t(messages.noneLikeHint)}
          </EmptyState>
        }
      />
    </Stack>
  );
}
