import type { Operations, Replica, ReplicaReading } from '@omur/contract/platform/calls/operations';
import { isOutOfBounds, operationBounds } from '@omur/contract/platform/operationBounds';
import { jobTaskOf } from '@omur/contract/platform/jobTasks';
import type { useText } from '../i18n/texts.tsx';
import { messages, turnNames } from './messages.ts';

type Say = ReturnType<typeof useText>;

/** `312 kB`, `4,2 MB` or `1,3 GB`, in English with a point. */
export function sizeText(bytes: number, language: 'is' | 'en'): string {
  const sign = bytes < 0 ? '−' : '';
  const size = Math.abs(bytes);
  const kB = 1024;
  if (size < kB * kB) return `${sign}${Math.round(size / kB)} kB`;
  const [unit, name] = size < kB ** 3 ? [kB ** 2, 'MB'] : [kB ** 3, 'GB'];
  const tenths = (size / unit).toFixed(1);
  return `${sign}${language === 'is' ? tenths.replace('.', ',') : tenths} ${name}`;
}

/** An age in its largest unit. */
export function ageText(t: Say, seconds: number): string {
  if (seconds < 60) return t(messages.seconds, { count: Math.floor(seconds) });
  if (seconds < 3600) return t(messages.minutes, { count: Math.floor(seconds / 60) });
  if (seconds < 2 * 86_400) return t(messages.hours, { count: Math.floor(seconds / 3600) });
  return t(messages.days, { count: Math.floor(seconds / 86_400) });
}

export interface Queue {
  id: string;
  name: string;
  waiting: number;
  failed: number;
  oldestSeconds: number | null;
  isTooOld: boolean;
}

/** E-mails by turn, webhooks, and the jobs that wait or failed. */
export function queuesOf(t: Say, { letters, webhooks, jobs }: Operations): Queue[] {
  return [
    ...letters.map(({ turn, ...counts }) => ({
      ...counts,
      id: turn,
      name: t(turnNames[turn]),
      isTooOld: isTooOld(turn === 'last' ? 'lettersToMany' : 'letters', counts.oldestSeconds),
    })),
    {
      ...webhooks,
      id: 'webhooks',
      failed: 0,
      name: t(messages.webhooks),
      isTooOld: isTooOld('webhooks', webhooks.oldestSeconds),
    },
    ...jobs.map(({ task, ...counts }) => {
      const label = jobTaskOf(task)?.label;
      return {
        ...counts,
        id: `job ${task}`,
        name: label ? t(label) : task,
        isTooOld: isTooOld('jobs', counts.oldestSeconds),
      };
    }),
  ];
}

/** Where nothing waits nothing waits too long. */
const isTooOld = (of: keyof typeof operationBounds, seconds: number | null) =>
  seconds !== null && isOutOfBounds(of, seconds);

/** O243: far behind, or not read from for as long as that though this server is told to. */
export const isReplicaWrong = ({ reading, readingSince, lagSeconds }: Replica): boolean =>
  isTooOld('replicas', lagSeconds) ||
  (isLeftOut(reading) && isTooOld('replicas', secondsSince(readingSince)));

export const isLeftOut = (reading: ReplicaReading | null) => reading !== null && reading !== 'read';

const secondsSince = (instant: string | null) =>
  instant === null ? null : (Date.now() - new Date(instant).getTime()) / 1000;

/** How many figures are out of bounds. */
export function countOutOfBounds(t: Say, found: Operations): number {
  const wrong = [
    isOutOfBounds('backup', found.lastBackup?.ageSeconds),
    isOutOfBounds('restore', found.lastProved?.ageSeconds),
    found.failedRestore !== null,
    (found.lastBackup?.missingCount ?? 0) > 0,
    ...queuesOf(t, found).map(({ isTooOld, failed }) => isTooOld || failed > 0),
    ...found.replicas.map(isReplicaWrong),
  ];
  return wrong.filter(Boolean).length;
}
