import type { NotificationKind } from '@omur/contract/messages/notifications';
import type { Text } from '../platform/i18n/text.ts';

/** What the kinds of notifications and letters are called on the screen. */
export const kindNames: Record<NotificationKind, Text> = {
  approvalAsked: { is: 'Beiðni um samþykki', en: 'Request for approval' },
  approvalReminder: { is: 'Áminning um samþykki', en: 'Reminder of an approval' },
  approvalAnswered: { is: 'Svar meðhöfundar', en: 'Answer of a co-author' },
  workLight: { is: 'Ljós á verki', en: 'Light of a work' },
  workAmended: { is: 'Breyting á skráningu', en: 'Amended registration' },
  workQuestion: { is: 'Fyrirspurn um skráningu', en: 'Question about a registration' },
  livePerformance: { is: 'Lifandi flutningur', en: 'Live performance' },
  contractDecision: { is: 'Útgáfusamningar', en: 'Publishing contracts' },
  applicationDecision: { is: 'Ákvörðun um umsókn', en: 'Decision on an application' },
  distributionFinished: { is: 'Úthlutun', en: 'Distribution' },
  usageClaim: { is: 'Krafa um óþekkta notkun', en: 'Claim to unmatched usage' },
  accessChanged: { is: 'Umboð veitt eða fellt niður', en: 'Access granted or removed' },
  accessUsed: { is: 'Umboð notað', en: 'Access used' },
  account: { is: 'Aðgangur þinn', en: 'Your log-in' },
};
