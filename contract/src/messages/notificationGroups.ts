import type { NotificationKind } from './notificationKinds.ts';

/** H142: the kinds by what they are about, as the settings show them. Every kind is in one group. */
export const notificationGroups = {
  works: [
    'approvalAsked',
    'approvalReminder',
    'approvalAnswered',
    'workLight',
    'workAmended',
    'workQuestion',
    'dispute',
    'group',
    'iswcTask',
  ],
  performances: ['livePerformance', 'setListReminder'],
  money: ['distributionFinished', 'payment', 'usageClaim', 'applicationDecision'],
  contracts: ['contractDecision', 'accessChanged', 'accessUsed', 'account'],
  society: ['caseAnswer', 'complaint', 'assembly', 'heirs'],
} as const satisfies Record<string, readonly NotificationKind[]>;
export type NotificationGroup = keyof typeof notificationGroups;
