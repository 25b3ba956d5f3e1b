import { type IswcQuestion, listIswcQuestions } from '@omur/contract/exchange/iswc/iswc';
import { useState } from 'react';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import styles from './iswc.module.css';
import { messages, questionKinds } from './messages.ts';
import { PagedTable } from './PagedTable.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';

/** X54: what only people can tell. */
export function Questions() {
  const t = useText();
  const [opened, setOpened] = useState<IswcQuestion>();
  const answer = (row: IswcQuestion) => (
    <span className={styles.actions}>
      <Button
        size="small"
        aria-label={t(messages.answerWhich, { title: row.title })}
        onClick={() => setOpened(row)}
      >
        {t(messages.answerIt)}
      </Button>
    </span>
  );
  const names = ({ parties }: IswcQuestion) => parties.map(({ name }) => name).join(', ');
  const columns: Column<IswcQuestion>[] = [
    {
      id: 'work',
      header: t(messages.work),
      isTitle: true,
      width: 'minmax(0, 1.6fr)',
      cell: (row) => (
        <>
          {row.title}
          <div className={styles.second}>{names(row)}</div>
        </>
      ),
    },
    {
      id: 'kind',
      header: t(messages.kind),
      width: 'minmax(0, 1fr)',
      cell: ({ questionKind }) => <Badge look="amber">{t(questionKinds[questionKind])}</Badge>,
    },
    { id: 'asked', header: t(messages.asked), width: '116px', cell: ({ askedAt }) => formatDay(askedAt) },
    { id: 'actions', header: t(messages.actions), width: '116px', cell: answer },
  ];
  return (
    <>
      <PagedTable
        endpoint={listIswcQuestions}
        query={{}}
        label={t(messages.questions)}
        columns={columns}
        rowKey={({ questionId }) => questionId}
        rowLink={({ workId }) => ({ to: '/verk/$workId', params: { workId: String(workId) } })}
        phoneRow={(row) => ({
          title: row.title,
          detail: t(questionKinds[row.questionKind]),
          aside: answer(row),
        })}
        empty={t(messages.noQuestions)}
      />
      {opened && <QuestionDialog question={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
