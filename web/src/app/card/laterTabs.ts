import type { Person } from '@omur/contract/people/persons';
import type { ExoticComponent } from 'react';
import { later } from '../../platform/api/later.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { messages } from './messages.ts';

export interface LaterTabProps {
  person: Person;
  mayRegister: boolean;
}

interface LaterTab {
  /** As the address says it. */
  id: string;
  label: Text;
  Content: ExoticComponent<LaterTabProps> & { preload: () => void };
}

/** The tabs whose code and lists come when somebody reaches for them. */
export const laterTabs: readonly LaterTab[] = [
  {
    id: 'flutningar',
    label: messages.performances,
    Content: later(async () => (await import('./PerformancesTab.tsx')).PerformancesTab),
  },
  {
    id: 'erlendir-flutningar',
    label: messages.foreignPerformances,
    Content: later(async () => (await import('./ForeignPerformancesTab.tsx')).ForeignPerformancesTab),
  },
  {
    id: 'umsoknir',
    label: messages.applications,
    Content: later(async () => (await import('../../grants/funds/ApplicationsTab.tsx')).ApplicationsTab),
  },
  {
    id: 'musicstart',
    label: { is: 'MusicStart', en: 'MusicStart' },
    Content: later(async () => (await import('../../grants/musicStart/MusicStartTab.tsx')).MusicStartTab),
  },
];
