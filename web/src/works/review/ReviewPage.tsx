import { reviewPage } from './deskPages.ts';
import { listWaitingWorks } from '@omur/contract/works/review';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { CircleCheck, MailQuestion } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useSingleKeys } from '../../platform/page/singleKeys.ts';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { KeptViews } from '../../platform/views/KeptViews.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { Kbd } from '../../platform/ui/Kbd.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { messages } from './messages.ts';
import { Proposals } from './Proposals.tsx';
import { filterOf } from './queueSearch.ts';
import { ReviewDesk } from './ReviewDesk.tsx';
import styles from './ReviewPage.module.css';

const route = getRouteApi('/portal/yfirferð');

/** D1: staff decide on registrations that wait, one after the other. Nobody else knows of this page. */
export function ReviewPage() {
  return (
    <StaffOnly>
      <StaffReview />
    </StaffOnly>
  );
}

function StaffReview() {
  const t = useText();
  const { flipi, leit, sia } = route.useSearch();
  const navigate = route.useNavigate();
  const tab = flipi === 'tillogur' ? 'tillogur' : 'skraningar';
  return (
    <Stack>
      <PageHeader
        title={t(reviewPage.label)}
        actions={
          <>
            <KeyHints hints={tab === 'tillogur' ? proposalHints : hints} />
            {tab === 'skraningar' && (
              <KeptViews
                look="quiet"
                size="small"
                list="review"
                address={{ leit, sia }}
                onOpen={(view) => void navigate({ search: view, replace: true, resetScroll: false })}
              />
            )}
            <ButtonLink look="quiet" size="small" icon={<MailQuestion />} to="/samþykki-í-bið">
              {t(messages.toWaitingApprovals)}
            </ButtonLink>
          </>
        }
      />
      <Tabs
        label={t(messages.tabs)}
        tabs={[
          { id: 'skraningar', label: t(messages.registrations) },
          { id: 'tillogur', label: t(messages.proposals) },
        ]}
        value={tab}
        onChange={(id) => void navigate({ search: id === 'tillogur' ? { flipi: id } : {}, replace: true })}
      >
        {tab === 'tillogur' ? <Proposals /> : <Registrations />}
      </Tabs>
    </Stack>
  );
}

function Registrations() {
  const t = useText();
  const { leit, sia } = route.useSearch();
  const filter = filterOf(sia);
  const isNarrowed = leit !== undefined || filter !== 'all';
  const query = { ...(leit !== undefined && { search: leit }), ...(filter !== 'all' && { filter }) };
  const queue = usePages(listWaitingWorks, { params: {}, query }, { isLive: true });
  const isEmpty = queue.rows.length === 0;
  if (queue.error) return <PageFailed error={queue.error} reset={queue.retry} />;
  if (queue.isLoading) return <Skeleton shape="rows" />;
  if (!isEmpty || isNarrowed) return <ReviewDesk queue={queue} />;
  return (
    <>
      {/* The last work decided on stood in the address. */}
      <Navigate to="/yfirferð" search={{}} replace />
      <EmptyState
        title={queue.emptyText ?? ''}
        icon={<CircleCheck />}
        action={<ButtonLink to="/mitt-spjald">{t(messages.toCard)}</ButtonLink>}
      >
        {t(messages.emptyHint)}
      </EmptyState>
    </>
  );
}

const hints = [
  { keys: ['J', 'K'], text: messages.keyMove },
  { keys: ['A'], text: messages.keyApprove },
  { keys: ['R'], text: messages.keyRefuse },
  { keys: ['S'], text: messages.keyAskShort },
  { keys: ['?'], text: messages.allKeys },
];

const proposalHints = hints.filter(({ text }) => text !== messages.keyAskShort);

function KeyHints({ hints: shown }: { hints: typeof hints }) {
  const t = useText();
  const [areOn] = useSingleKeys();
  if (!areOn) return null;
  return (
    <div className={styles.keys}>
      {shown.map(({ keys, text }) => (
        <span key={keys.join()}>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}{' '}
          {t(text)}
        </span>
      ))}
    </div>
  );
}
