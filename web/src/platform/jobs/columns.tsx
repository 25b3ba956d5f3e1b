import { jobTaskOf } from '@omur/contract/platform/jobTasks';
import type { Job, JobState } from '@omur/contract/platform/calls/jobs';
import { useLanguage, useText } from '../i18n/texts.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import type { Column, PhoneRow } from '../ui/columns.ts';
import { formatDay, formatTime } from '../i18n/format.ts';
import { messages } from './messages.ts';

type Say = ReturnType<typeof useText>;

interface Retry {
  isSending: boolean;
  sent: { params?: { jobId: number } } | undefined;
  send: (asked: { params: { jobId: number } }) => void;
}

export function useJobColumns(state: JobState, retry: Retry): Column<Job>[] {
  const t = useText();
  const [language] = useLanguage();
  const at = (instant: string) => (
    <span className="dim tabular">
      {formatDay(instant)} {formatTime(instant, language)}
    </span>
  );
  const task: Column<Job> = {
    id: 'task',
    header: t(messages.task),
    width: 'minmax(0, 1.5fr)',
    isTitle: true,
    cell: (job) => nameOf(t, job),
  };
  const detail: Column<Job> = {
    id: 'detail',
    header: t(messages.detail),
    width: 'minmax(0, 1.5fr)',
    cell: (job) => <span className="dim small tabular">{job.detail}</span>,
  };
  const error: Column<Job> = {
    id: 'error',
    header: t(messages.error),
    width: 'minmax(0, 2fr)',
    cell: ({ lastError }) => <span className="small">{lastError}</span>,
  };
  if (state === 'ran')
    return [
      {
        id: 'outcome',
        header: t(messages.outcome),
        width: '120px',
        cell: ({ lastError }) => (
          <Badge look={lastError === null ? 'green' : 'red'}>
            {t(lastError === null ? messages.succeeded : messages.failed)}
          </Badge>
        ),
      },
      task,
      detail,
      error,
      { id: 'began', header: t(messages.began), width: '204px', cell: ({ dueAt }) => at(dueAt) },
      { id: 'took', header: t(messages.took), width: '96px', isNumeric: true, cell: (job) => lasted(t, job) },
    ];
  return [
    task,
    detail,
    ...(state === 'failed' ? [error] : []),
    {
      id: 'attempts',
      header: t(messages.attempts),
      width: '104px',
      cell: ({ attempts, mostAttempts }) =>
        t(messages.attemptsOf, { attempts, most: mostAttempts ?? attempts }),
    },
    {
      id: 'due',
      header: t(messages.due),
      width: '204px',
      cell: (job) =>
        job.isRunning ? (
          <Badge look="accent">{t(messages.running)}</Badge>
        ) : isGivenUp(job) ? (
          <Badge look="red">{t(messages.givenUp)}</Badge>
        ) : (
          at(job.dueAt)
        ),
    },
    {
      id: 'action',
      header: t(messages.action),
      width: '132px',
      cell: (job) => (
        <Button
          size="small"
          aria-label={t(messages.runNowOf, { task: nameOf(t, job), number: job.jobId })}
          isLoading={retry.isSending && retry.sent?.params?.jobId === job.jobId}
          disabled={job.isRunning}
          onClick={() => retry.send({ params: { jobId: job.jobId } })}
        >
          {t(messages.runNow)}
        </Button>
      ),
    },
  ];
}

/** Two lines: what it is and why it failed, with the outcome or the button at the end. */
export function jobOnPhone(t: Say, columns: readonly Column<Job>[], state: JobState) {
  const cell = (id: string, job: Job) => columns.find((column) => column.id === id)?.cell(job);
  return (job: Job): PhoneRow => ({
    title: nameOf(t, job),
    detail: (
      <>
        {cell(state === 'ran' ? 'began' : 'due', job)} {job.lastError ?? job.detail}
      </>
    ),
    aside: cell(state === 'ran' ? 'outcome' : 'action', job),
  });
}

function nameOf(t: Say, { task }: Job): string {
  const name = jobTaskOf(task)?.label;
  return name ? t(name) : task;
}

function isGivenUp({ attempts, mostAttempts }: Job): boolean {
  return mostAttempts !== null && attempts >= mostAttempts;
}

function lasted(t: Say, { dueAt, endedAt }: Job): string {
  if (endedAt === null) return '';
  const milliseconds = new Date(endedAt).getTime() - new Date(dueAt).getTime();
  return milliseconds < 1000
    ? t(messages.milliseconds, { count: milliseconds })
    : t(messages.seconds, { count: Math.round(milliseconds / 1000) });
}
