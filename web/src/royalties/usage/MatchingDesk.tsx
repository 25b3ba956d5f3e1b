import {
  listUsageCandidates,
  listUsageGroups,
  mayBeFound,
  type UsageGroup,
} from '@omur/contract/royalties/usage';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { listQueryFor, usePages } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { usePageKeys } from '../../platform/page/pageKeys.ts';
import { useKeys } from '../../platform/page/useKeys.ts';
import { Card } from '../../platform/ui/Card.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { Kbd } from '../../platform/ui/Kbd.tsx';
import { ListAndOne } from '../../platform/ui/ListAndOne.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { GroupDetail } from './GroupDetail.tsx';
import { GroupList, type GroupPages } from './GroupList.tsx';
import { matchingKeys, matchingMessages as messages } from './matchingMessages.ts';
import { useMatching } from './useMatching.ts';
import styles from './usage.module.css';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/pörun');

/** The groups that wait and the chosen one: beside each other, or one at a time in the reduced layout. */
export function MatchingDesk() {
  const t = useText();
  const isMobile = useIsMobile();
  const { hopur, leit = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const choose = (usageGroupId: number | undefined) =>
    void navigate({
      search: (before) => ({ ...before, hopur: usageGroupId }),
      replace: true,
      resetScroll: false,
    });
  const [typed, setTyped] = useTyped(
    leit,
    (text) => void navigate({ search: { leit: text || undefined }, replace: true, resetScroll: false }),
  );
  const search = useRef<HTMLInputElement>(null);
  const list = usePages(
    listUsageGroups,
    { params: {}, query: { ...(leit && { search: leit }) } },
    { isLive: true },
  );
  const { rows } = list;
  const at = rows.findIndex(({ usageGroupId }) => usageGroupId === hopur);
  const group = rows[at] ?? (isMobile || hopur !== undefined ? undefined : rows[0]);
  useFirst(hopur, at, rows, choose);
  const goOn = (done: UsageGroup) => {
    const from = rows.findIndex(({ usageGroupId }) => usageGroupId === done.usageGroupId);
    choose((rows[from + 1] ?? rows[from - 1])?.usageGroupId);
  };
  const candidates = useCandidates(group?.usageGroupId);
  const matching = useMatching(goOn);
  const move = (by: number) => choose(rows[Math.max(0, Math.min(at + by, rows.length - 1))]?.usageGroupId);
  const take = (place: number) => {
    const candidate = candidates.rows[place - 1];
    return group && candidate && !candidate.isOwn
      ? () => matching.decide(group, candidate.workId)
      : undefined;
  };
  usePageKeys(matchingKeys);
  useKeys({
    j: () => move(1),
    ArrowDown: () => move(1),
    k: () => move(-1),
    ArrowUp: () => move(-1),
    ...Object.fromEntries([1, 2, 3, 4, 5].map((place) => [String(place), take(place)])),
    x: group?.maySetAside && !candidates.hasOwn ? () => matching.decide(group, null) : undefined,
    u: matching.undoLast,
    '/': () => search.current?.focus(),
  });
  const left = (
    <Waiting
      list={list}
      chosen={group?.usageGroupId}
      isSearch={leit !== ''}
      searchField={
        <SearchField
          ref={search}
          label={t(messages.search)}
          value={typed}
          onChange={setTyped}
          shortcut={<Kbd>/</Kbd>}
        />
      }
    />
  );
  const detail = group && (
    <GroupDetail key={group.usageGroupId} group={group} candidates={candidates} matching={matching} />
  );
  return (
    <ListAndOne
      list={left}
      one={detail}
      back={{ to: '/pörun', search: (before) => ({ ...before, hopur: undefined }) }}
      backText={t(messages.back)}
    />
  );
}

interface WaitingProps {
  list: GroupPages;
  chosen: number | undefined;
  /** Whether what is shown is what a search has found. */
  isSearch: boolean;
  searchField: ReactNode;
}

function Waiting({ list, chosen, isSearch, searchField }: WaitingProps) {
  const t = useText();
  const countText = useCountText();
  return (
    <div className={styles.list}>
      <div className={styles.found}>
        {searchField}
        <span className="dim small" role="status">
          {!list.isLoading && countText(messages.count, list.count)}
        </span>
      </div>
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      {list.rows.length > 0 ? (
        <GroupList list={list} chosen={chosen} />
      ) : (
        !list.isLoading &&
        !list.error && (
          <Card>
            <EmptyState title={t(isSearch ? messages.noneFound : messages.noneWaiting)} icon={<Link2 />}>
              {t(isSearch ? messages.noneFoundMore : messages.noneWaitingMore)}
            </EmptyState>
          </Card>
        )
      )}
    </div>
  );
}

/** Beside the list there always is a group; the address says which, so that a refreshed list does not change it. */
function useFirst(
  chosen: number | undefined,
  at: number,
  rows: readonly UsageGroup[],
  choose: (usageGroupId: number | undefined) => void,
): void {
  const isMobile = useIsMobile();
  const first = rows[0]?.usageGroupId;
  const isGone = chosen !== undefined && at < 0;
  useEffect(() => {
    if (!isMobile && first !== undefined && (chosen === undefined || isGone)) choose(first);
    // oxlint-disable-next-line react/exhaustive-deps -- `choose` is made anew at every turn
  }, [isMobile, chosen, isGone, first]);
}

function useCandidates(usageGroupId: number | undefined) {
  const found = useQuery({
    ...listQueryFor(listUsageCandidates, { params: { usageGroupId: usageGroupId ?? 0 } }),
    enabled: usageGroupId !== undefined,
    placeholderData: usageGroupId === undefined ? undefined : keepPreviousData,
  });
  const isNone = isRefusal(found.error, 404);
  const rows = isNone || found.isPlaceholderData ? [] : (found.data?.rows ?? []);
  return {
    rows,
    /** R135: who has a part in a work that this may be does not say that it is none. */
    hasOwn: rows.some((candidate) => candidate.isOwn && mayBeFound(candidate)),
    isLoading: found.isLoading || found.isPlaceholderData,
    error: isNone ? null : found.error,
    retry: () => void found.refetch(),
  };
}

export type Candidates = ReturnType<typeof useCandidates>;
