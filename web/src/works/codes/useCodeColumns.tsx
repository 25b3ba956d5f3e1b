import { formatIsrc } from '@omur/contract/works/rules/isrc';
import { formatIswc } from '@omur/contract/works/rules/iswc';
import type { ReactNode } from 'react';
import { type WaitingCode } from '@omur/contract/works/codes';
import { useText } from '../../platform/i18n/texts.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import styles from './codes.module.css';
import { messages } from './messages.ts';

const writers: Record<WaitingCode['codeKind'], (code: string) => string> = {
  iswc: formatIswc,
  isrc: formatIsrc,
  title: (title) => title,
};

export const written = ({ codeKind, code }: WaitingCode) => writers[codeKind](code);

interface CodeColumnsContext {
  why: ({ reason }: WaitingCode) => ReactNode;
  named: ({ others }: WaitingCode) => string;
  actions: (row: WaitingCode) => ReactNode;
}

export function useCodeColumns({ why, named, actions }: CodeColumnsContext): Column<WaitingCode>[] {
  const t = useText();
  return [
    {
      id: 'code',
      header: t(messages.code),
      width: '168px',
      cell: (row) => (
        <>
          <span className="tabular">{written(row)}</span>
          {row.codeKind === 'title' && <div className={styles.second}>{t(messages.otherTitle)}</div>}
          {row.performer && <div className={styles.second}>{row.performer}</div>}
        </>
      ),
    },
    {
      id: 'work',
      header: t(messages.work),
      isTitle: true,
      width: 'minmax(0, 1.6fr)',
      cell: (row) => (
        <>
          {row.title}
          <div className={styles.second}>{row.authorNames}</div>
        </>
      ),
    },
    { id: 'why', header: t(messages.why), width: 'minmax(172px, 1.2fr)', cell: why },
    { id: 'others', header: t(messages.others), width: 'minmax(0, 1fr)', cell: named },
    { id: 'by', header: t(messages.addedBy), width: 'minmax(0, 1fr)', cell: (row) => row.addedBy ?? '–' },
    { id: 'added', header: t(messages.added), width: '108px', cell: (row) => formatDay(row.addedAt) },
    { id: 'actions', header: t(messages.actions), width: '212px', cell: actions },
  ];
}
