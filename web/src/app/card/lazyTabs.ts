import type { Person } from '@omur/contract/people/persons';
import type { ExoticComponent } from 'react';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { messages } from './messages.ts';

export interface LazyTabProps {
  person: Person;
  mayRegister: boolean;
}

interface LazyTab {
  /** As the address says it. */
  id: string;
  label: Text;
  Content: ExoticComponent<LazyTabProps> & { preload: () => void };
}

/** The tabs whose code and lists come when somebody reaches for them. */
export const lazyTabs: readonly LazyTab[] = [
  {
    id: 'flutningar',
    label: messages.performances,
    Content: lazyComponent(async () => (await import('./PerformancesTab.tsx')).PerformancesTab),
  },
  {
    id: 'erlendir-flutningar',
    label: messages.foreignPerformances,
    Content: lazyComponent(async () => (await import('./ForeignPerformancesTab.tsx')).ForeignPerformancesTab),
  },
  {
    id: 'umsoknir',
    label: messages.applications,
    Content: lazyComponent(
      async () => (await import('../../grants/funds/ApplicationsTab.tsx')).ApplicationsTab,
    ),
  },
  {
    id: 'musicstart',
    label: { is: 'MusicStart', en: 'MusicStart' },
    Content: lazyComponent(
      async () => (await import('../../grants/musicStart/MusicStartTab.tsx')).MusicStartTab,
    ),
  },
];
