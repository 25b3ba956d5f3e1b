/** What a person can be told of (J3). */
export const notificationKinds = [
  'approvalAsked',
  'approvalReminder',
  'approvalAnswered',
  'workLight',
  'workAmended',
  'workQuestion',
  'contractDecision',
  'applicationDecision',
  'distributionFinished',
  'accessChanged',
  'accessUsed',
  'account',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Told in the portal and by letter, whatever the person has chosen: the rules demand it. */
export const demandedKinds: readonly NotificationKind[] = ['approvalAsked', 'approvalReminder', 'account'];

/** Where a person is told of a kind: in the portal, by letter, by both, or not at all. */
export const channels = ['portal', 'letter', 'both', 'none'] as const;
export type Channel = (typeof channels)[number];
