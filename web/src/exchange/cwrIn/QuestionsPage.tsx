import { type CwrOpenQuestion, listCwrQuestions } from '@omur/contract/exchange/cwr/cwr';
import { getRouteApi, Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { usePageKeys } from '../../platform/page/pageKeys.ts';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { classes } from '../../platform/ui/classes.ts';
import { Card } from '../../platform/ui/Card.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import styles from './cwr.module.css';
import { deskKeys, deskMessages as messages } from './deskMessages.ts';
import { cwrQuestionsPage } from './deskPages.ts';
import { questions } from './messages.ts';
import { QuestionDetail } from './QuestionDetail.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/cwr-spurningar');

/** X86: works of files that wait for staff. */
export function QuestionsPage() {
  return (
    <StaffOnly>
      <Desk />
    </StaffOnly>
  );
}

function Desk() {
  const t = useText();
  const countText = useCountText();
  const { faersla } = route.useSearch();
  const navigate = route.useNavigate();
  const list = usePages(listCwrQuestions, { params: {} }, { isLive: true });
  const { rows } = list;
  const found = rows.findIndex(({ cwrTransactionId }) => cwrTransactionId === faersla);
  const at = Math.max(found, 0);
  const question = rows[at];
  const choose = (to: CwrOpenQuestion | undefined) =>
    void navigate({ search: { faersla: to?.cwrTransactionId }, replace: true, resetScroll: false });
  const move = (by: number) => choose(rows[Math.max(0, Math.min(at + by, rows.length - 1))]);
  usePageKeys(deskKeys);
  return (
    <Stack>
      <PageHeader title={t(cwrQuestionsPage.label)} subtitle={t(messages.pageMore)} />
      <ListToolbar count={!list.isLoading && countText(messages.count, list.count)} />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      {list.isLoading && <Skeleton shape="rows" />}
      {!list.isLoading && !list.error && rows.length === 0 && (
        <Card>
          <EmptyState title={t(messages.noQuestions)} icon={<CircleCheck />}>
            {t(messages.noQuestionsMore)}
          </EmptyState>
        </Card>
      )}
      {question && (
        <div className={styles.desk}>
          <nav className={styles.queue} aria-label={t(messages.queue)} data-keys="arrows">
            <ul>
              {rows.map((row, index) => (
                <li key={row.cwrTransactionId} aria-setsize={list.count} aria-posinset={index + 1}>
                  <Waiting row={row} isChosen={row === question} />
                </li>
              ))}
            </ul>
            {list.onMore && (
              <div className={styles.more}>
                <Button look="quiet" size="small" isLoading={list.isLoadingMore} onClick={list.onMore}>
                  {t(messages.more)}
                </Button>
              </div>
            )}
          </nav>
          <QuestionDetail
            key={question.cwrTransactionId}
            question={question}
            onMove={move}
            onDecided={() => choose(rows[at + 1] ?? rows[at - 1])}
          />
        </div>
      )}
    </Stack>
  );
}

function Waiting({ row, isChosen }: { row: CwrOpenQuestion; isChosen: boolean }) {
  const t = useText();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isChosen) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <Link
      ref={link}
      to="/cwr-spurningar"
      search={{ faersla: row.cwrTransactionId }}
      resetScroll={false}
      className={classes(styles.row, isChosen && styles.chosen)}
      aria-current={isChosen || undefined}
    >
      <strong>{row.title}</strong>
      <span className="dim small">{row.senderName}</span>
      <span className="small">{t(questions[row.cwrQuestion])}</span>
    </Link>
  );
}
