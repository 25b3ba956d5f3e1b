import {
  cancelCwrFile,
  type CwrAnswer,
  type CwrFile,
  type CwrTransaction,
  getCwrAnswer,
  getCwrFile,
  listCwrAnswers,
  listCwrTransactions,
  sendCwrFile,
} from '@omur/contract/exchange/cwr/cwr';
import { id } from '@omur/contract/platform/values';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pollEvery } from '../../platform/jobs/pollEvery.ts';
import { callFile } from '../../platform/api/call.ts';
import { queryIfAny, usePages } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useFile } from '../../platform/download/File.tsx';
import { formatInstant, formatWhole } from '../../platform/i18n/format.ts';
import type { Language } from '../../platform/i18n/text.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import styles from './cwr.module.css';
import {
  answerNames,
  answerStages,
  fileStates,
  forecasts,
  messages,
  questions,
  workStates,
} from './messages.ts';

const route = getRouteApi('/portal/cwr/$cwrFileId');

/** X80, X87: a file of CWR: what would be or was registered of it, and its answers. */
export function CwrFilePage() {
  const number = id.safeParse(Number(route.useParams().cwrFileId));
  return number.success ? <FoundFile key={number.data} cwrFileId={number.data} /> : <ToNotFound />;
}

const isRunning = ({ cwrFileState: state }: CwrFile) => state === 'checking' || state === 'processing';

function FoundFile({ cwrFileId }: { cwrFileId: number }) {
  const found = useQuery({
    ...queryIfAny(getCwrFile, { params: { cwrFileId } }),
    refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? pollEvery : false),
  });
  if (found.data) return <OneFile of={found.data} />;
  if (found.data === null) return <ToNotFound />;
  if (found.error) return <PageFailed error={found.error} reset={() => void found.refetch()} />;
  return <PageWaits />;
}

function OneFile({ of }: { of: CwrFile }) {
  const t = useText();
  const [language] = useLanguage();
  const { cwrFileId, cwrFileState: state } = of;
  useFreshLists(state);
  const send = useChange(sendCwrFile);
  const cancel = useChange(cancelCwrFile);
  const problem = send.refusal ?? cancel.refusal;
  const call = { params: { cwrFileId } };
  return (
    <Stack>
      <PageHeader title={of.fileName} subtitle={`${of.senderName} · ${t(fileStates[state])}`} />
      {problem && <Alert look="danger" isAnnounced title={problem} />}
      {state === 'refused' && <Alert look="danger" title={t(messages.refused)} />}
      {of.messages.map(({ fileLine, ruleKey, sentence }) => (
        <Alert key={`${fileLine} ${ruleKey}`} look="warning" title={t(messages.line, { line: fileLine })}>
          {sentence}
        </Alert>
      ))}
      {state === 'checked' && (
        <Alert
          title={t(messages.sendTitle)}
          actions={
            <>
              <Button look="primary" isLoading={send.isSending} onClick={() => send.send(call)}>
                {t(messages.send)}
              </Button>
              <Button isLoading={cancel.isSending} onClick={() => cancel.send(call)}>
                {t(messages.cancel)}
              </Button>
            </>
          }
        >
          {t(messages.sendMore)}{' '}
          {of.questionCount > 0 && t(messages.wouldAskMore, { count: of.questionCount })}
        </Alert>
      )}
      <KeyFacts facts={factsOf(of, t, language)} />
      {(state === 'processed' || state === 'refused') && <Answers of={of} />}
      {state !== 'cancelled' && state !== 'refused' && <Works cwrFileId={cwrFileId} />}
    </Stack>
  );
}

/** What a job has done is read anew once it has ended. */
function useFreshLists(state: CwrFile['cwrFileState']): void {
  const client = useQueryClient();
  useEffect(() => {
    if (state === 'checking' || state === 'processing') return;
    for (const { path } of [listCwrTransactions, listCwrAnswers])
      void client.invalidateQueries({ queryKey: [path] });
  }, [client, state]);
}

function factsOf(of: CwrFile, t: ReturnType<typeof useText>, language: Language) {
  // Before it is sent, what would be refused is staged too.
  const isSent = of.sentAt !== null;
  const unready = of.refusedCount + of.noPartCount + of.questionCount;
  const readyCount = of.stagedCount - (isSent ? 0 : unready);
  const counts = [
    [messages.wouldWait, readyCount],
    [messages.registered, of.registeredCount],
    [isSent ? messages.withStaff : messages.wouldAsk, of.questionCount],
    [messages.done, of.decidedCount],
    [messages.rejected, of.refusedCount],
    [messages.notOurs, of.noPartCount],
  ] as const;
  return [
    { label: t(messages.received), value: formatInstant(of.uploadedAt, language) },
    { label: t(messages.sum), value: formatWhole(of.transactionCount) },
    ...counts
      .filter(([, count]) => count > 0)
      .map(([label, count]) => ({ label: t(label), value: formatWhole(count) })),
  ];
}

/** X175: a file that was refused has an answer only if it was sent. */
function Answers({ of: { cwrFileId, cwrFileState } }: { of: CwrFile }) {
  const t = useText();
  const list = usePages(listCwrAnswers, { params: { cwrFileId } }, { isLive: true });
  if (cwrFileState === 'refused' && list.rows.length === 0) return null;
  return (
    <Card title={t(messages.answers)}>
      {list.rows.length === 0 && <p className="dim">{t(messages.noAnswers)}</p>}
      <ul className={styles.answers}>
        {list.rows.map((row) => (
          <FetchAnswer key={row.cwrAnswerId} of={row} isToFile={cwrFileState === 'refused'} />
        ))}
      </ul>
    </Card>
  );
}

interface FetchAnswerProps {
  of: CwrAnswer;
  /** Whether it answers the file as a whole, and no works. */
  isToFile: boolean;
}

function FetchAnswer({
  of: { cwrAnswerId, fileName, answerStage, answerCount, madeAt },
  isToFile,
}: FetchAnswerProps) {
  const t = useText();
  const [language] = useLanguage();
  const file = useFile(fileName, (signal) => callFile(getCwrAnswer, { params: { cwrAnswerId }, signal }));
  return (
    <li className={styles.answer}>
      <span>
        <strong>{t(answerStages[answerStage])}</strong>{' '}
        <span className="dim">
          {!isToFile && `${t(messages.answerWorks, { count: answerCount })} · `}
          {formatInstant(madeAt, language)}
        </span>
      </span>
      <Button size="small" isLoading={file.isFetching} onClick={() => void file.fetchFile()}>
        {t(messages.fetch, { file: fileName })}
      </Button>
    </li>
  );
}

function Works({ cwrFileId }: { cwrFileId: number }) {
  const t = useText();
  const list = usePages(listCwrTransactions, { params: { cwrFileId } }, { isLive: true });
  if (list.error && list.rows.length === 0) return <PageFailed error={list.error} reset={list.retry} />;
  return (
    <VirtualTable
      label={t(messages.works)}
      columns={columnsOf(t)}
      rows={list.rows}
      rowKey={({ cwrTransactionId }) => cwrTransactionId}
      phoneRow={(row) => ({
        title: row.title,
        detail: [row.submitterNumber, stateOf(row, t), ...saidOf(row, t)].join(' · '),
        aside: row.secondAnswer ?? row.firstAnswer ?? '',
      })}
      count={list.count}
      onMore={list.onMore}
      isLoading={list.isLoading}
      isLoadingMore={list.isLoadingMore}
      empty={<EmptyState title={t(messages.noWorks)} />}
    />
  );
}

type Say = ReturnType<typeof useText>;

function stateOf(row: CwrTransaction, t: Say): string {
  const { cwrTransactionState: state, cwrQuestion, firstAnswer, secondAnswer } = row;
  if (state === 'staged') return t(cwrQuestion ? messages.wouldAsk : forecasts[firstAnswer ?? 'RA']);
  return secondAnswer ? t(answerNames[secondAnswer]) : t(workStates[state]);
}

/** X112: why staff are or would be asked, what the rules of the format say, and what staff wrote. */
const saidOf = ({ cwrQuestion, reasons, messages: all, remark }: CwrTransaction, t: Say): string[] => [
  ...(cwrQuestion ? [t(cwrQuestion === 'match' ? messages.resembles : questions[cwrQuestion])] : []),
  ...reasons,
  ...all.map(({ fileLine: line, firstColumn: column, sentence: said }) =>
    column === null
      ? t(messages.messageLineOnly, { line, said })
      : t(messages.messageLine, { line, column, said }),
  ),
  ...(remark ? [t(messages.remarkOf, { remark })] : []),
];

const columnsOf = (t: Say): Column<CwrTransaction>[] => [
  {
    id: 'title',
    header: t(messages.title),
    width: 'minmax(0, 1fr)',
    isTitle: true,
    cell: ({ title, workId }) =>
      workId === null ? (
        title
      ) : (
        <Link to="/verk/$workId" params={{ workId: String(workId) }}>
          {title}
        </Link>
      ),
  },
  {
    id: 'number',
    header: t(messages.number),
    width: '150px',
    cell: ({ submitterNumber }) => submitterNumber,
  },
  { id: 'state', header: t(messages.state), width: '200px', cell: (row) => stateOf(row, t) },
  {
    id: 'answer',
    header: t(messages.answer),
    width: '80px',
    cell: ({ firstAnswer, secondAnswer }) => secondAnswer ?? firstAnswer,
  },
  {
    id: 'said',
    header: t(messages.remarks),
    width: 'minmax(0, 1.6fr)',
    cell: (row) => (
      <span className={styles.said}>
        {saidOf(row, t).map((said) => (
          <span key={said}>{said}</span>
        ))}
      </span>
    ),
  },
];
