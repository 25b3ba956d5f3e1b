import { AnswersHere } from '../../messages/notifications/answersHere.ts';
import { NotificationsPage } from '../../messages/notifications/NotificationsPage.tsx';
import { ApproveWaiting } from '../../works/approvals/ApproveWaiting.tsx';
import { NotifiedAnswer } from '../../works/approvals/NotifiedAnswer.tsx';
import { notificationsPage } from './pages.ts';

const answers = [NotifiedAnswer];

/** H157: the notifications, with what answers them where they stand. */
export const AnsweredHere = () => (
  <AnswersHere value={answers}>
    <NotificationsPage label={notificationsPage.label} actions={<ApproveWaiting />} />
  </AnswersHere>
);
