import type { LivePerformanceKind } from '@omur/contract/performances/rules/livePerformance';
import { messages } from './messages.ts';

export const kinds = ['domestic', 'streaming', 'foreign'] as const satisfies readonly LivePerformanceKind[];

/** The form of each kind, and where it stands. */
export const pages = {
  domestic: '/lifandi-flutningar/stofna/innlendur',
  streaming: '/lifandi-flutningar/stofna/streymi',
  foreign: '/lifandi-flutningar/stofna/erlendur',
} as const;

export const titles = {
  domestic: messages.domestic,
  streaming: messages.streaming,
  foreign: messages.foreign,
} as const;

/** Each form has a draft of its own in this browser. */
export const slotOfKind = (kind: LivePerformanceKind) => `performance-${kind}`;

/** The kind of a live performance by its type (P2): a festival is entered as a concert. */
export function kindOfType(performanceTypeId: number): LivePerformanceKind {
  if (performanceTypeId === 4) return 'foreign';
  return performanceTypeId === 2 ? 'streaming' : 'domestic';
}
