import { listWaitingWorks } from '@omur/contract/review';
import { Navigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { usePages } from '../api/queries.ts';
import { useLoggedIn } from '../session.ts';
import { PageFailed } from '../shell/PageFailed.tsx';
import { useText } from '../texts.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Stack } from '../ui/Stack.tsx';
import { messages } from './messages.ts';
import { ReviewDesk } from './ReviewDesk.tsx';
import styles from './ReviewPage.module.css';

/** D1: staff decide on registrations that wait, one after the other. Nobody else knows of this page. */
export function ReviewPage() {
  const { role } = useLoggedIn();
  const isStaff = role === 'administrator' || role === 'editor';
  return isStaff ? <StaffReview /> : <Navigate to="/not-found" replace />;
}

function StaffReview() {
  const t = useText();
  const queue = usePages(listWaitingWorks, { params: {} }, { isLive: true });
  const isEmpty = !queue.isLoading && !queue.error && queue.rows.length === 0;
  return (
    <Stack>
      <PageHeader
        title={t(messages.title)}
        subtitle={queue.count > 0 && t(messages.waiting, { count: queue.count })}
        actions={queue.count > 0 && <KeyHints />}
      />
      {queue.error && <PageFailed error={queue.error} reset={queue.retry} />}
      {queue.isLoading && <Skeleton shape="rows" />}
      {/* The last work decided on stood in the address. */}
      {isEmpty && <Navigate to="/yfirferð" search={{}} replace />}
      {isEmpty && (
        <EmptyState
          title={queue.emptyText ?? ''}
          icon={<CircleCheck />}
          action={<ButtonLink to="/mitt-spjald">{t(messages.toCard)}</ButtonLink>}
        >
          {t(messages.emptyHint)}
        </EmptyState>
      )}
      {queue.rows.length > 0 && <ReviewDesk queue={queue} />}
    </Stack>
  );
}

function KeyHints() {
  const t = useText();
  return (
    <div className={styles.keys}>
      <span>
        <Kbd>J</Kbd> <Kbd>K</Kbd> {t(messages.keyMove)}
      </span>
      <span>
        <Kbd>A</Kbd> {t(messages.keyApprove)}
      </span>
      <span>
        <Kbd>R</Kbd> {t(messages.keyRefuse)}
      </span>
    </div>
  );
}
