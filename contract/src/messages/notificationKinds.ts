interface Kind {
  /** Where somebody is told who has not chosen; in the portal, if left out. */
  unchosen?: 'both';
  /** Told in the portal and by letter, whatever somebody has chosen: the rules demand it. */
  isDemanded?: true;
}

/** What a person can be told of (J3). The texts stand in `notificationTexts.ts`, for the pages that show them. */
const kinds = {
  approvalAsked: { isDemanded: true },
  approvalReminder: { isDemanded: true },
  approvalAnswered: {},
  workLight: {},
  workAmended: {},
  workQuestion: {},
  caseAnswer: { unchosen: 'both' },
  complaint: { isDemanded: true },
  dispute: { isDemanded: true },
  group: { unchosen: 'both' },
  livePerformance: {},
  setListReminder: { unchosen: 'both' },
  contractDecision: {},
  applicationDecision: {},
  distributionFinished: { unchosen: 'both' },
  payment: { unchosen: 'both' },
  usageClaim: {},
  iswcTask: {},
  accessChanged: {},
  accessUsed: {},
  assembly: { isDemanded: true },
  heirs: { unchosen: 'both' },
  account: { isDemanded: true },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof kinds;
export const notificationKinds = Object.keys(kinds) as NotificationKind[];
/** The declaration of a kind. */
export const kindOf = (kind: NotificationKind): Kind => kinds[kind];
/** H76: whether devices are told of it where nobody has chosen: what is also told by letter. */
export const isPushedUnchosen = (kind: NotificationKind) =>
  kindOf(kind).isDemanded === true || kindOf(kind).unchosen === 'both';
export const isKindDemanded = (kind: NotificationKind) => kindOf(kind).isDemanded === true;
