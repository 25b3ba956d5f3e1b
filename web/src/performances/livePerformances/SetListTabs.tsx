import type { LivePerformance } from '@omur/contract/performances/livePerformances';
import { getRouteApi } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/texts.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { messages } from './detailMessages.ts';
import { ForeignPerformances } from './ForeignPerformances.tsx';
import { Performances } from './Performances.tsx';
import { RedLights } from './RedLights.tsx';

const route = getRouteApi('/portal/lifandi-flutningar/$livePerformanceId');

interface SetListTabsProps {
  performance: LivePerformance;
  isStaff: boolean;
}

/** L2.22: the set list in three tabs. */
export function SetListTabs({ performance, isStaff }: SetListTabsProps) {
  const t = useText();
  const { flipi } = route.useSearch();
  const navigate = route.useNavigate();
  const { workCount, redCount, foreignCount, isClosed } = performance;
  const tabs = [
    { id: 'flutningar', label: t(messages.performances), count: workCount - foreignCount },
    { id: 'raud-ljos', label: t(messages.redLights), count: redCount },
    { id: 'erlendir', label: t(messages.foreignPerformances), count: foreignCount },
  ];
  const chosen = tabs.find(({ id }) => id === flipi)?.id ?? 'flutningar';
  const shown = { performance, mayChange: isStaff && !isClosed };
  return (
    <Tabs
      label={t(messages.tabs)}
      tabs={tabs}
      value={chosen}
      onChange={(id) => void navigate({ search: { flipi: id }, replace: true, resetScroll: false })}
    >
      {chosen === 'flutningar' && <Performances {...shown} />}
      {chosen === 'raud-ljos' && <RedLights performance={performance} isStaff={isStaff} />}
      {chosen === 'erlendir' && <ForeignPerformances {...shown} />}
    </Tabs>
  );
}
