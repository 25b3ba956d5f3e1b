import type { Run } from '@omur/contract/royalties/runs';
import { useState } from 'react';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { messages } from './messages.ts';
import styles from './runs.module.css';
import { StatementDialog } from './StatementDialog.tsx';

/** What the statements of a run say above the lines, for both administrators to read before it is finished (R34). */
export function RunStatement({ run }: { run: Run }) {
  const t = useText();
  const [isChanging, setIsChanging] = useState(false);
  const facts = [
    {
      label: messages.distributedOn,
      value: run.distributedOn === null ? t(messages.onFinish) : formatDay(run.distributedOn),
    },
    { label: messages.textIs, value: run.royaltyTextIs ?? t(messages.noText) },
    { label: messages.textEn, value: run.royaltyTextEn ?? t(messages.noText) },
  ];
  return (
    <Card
      title={t(messages.statement)}
      note={t(messages.statementMore)}
      actions={
        run.mayChangeStatement && (
          <Button size="small" onClick={() => setIsChanging(true)}>
            {t(messages.statementChange)}
          </Button>
        )
      }
    >
      <dl className={styles.statement}>
        {facts.map(({ label, value }) => (
          <div key={label.en}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isChanging && <StatementDialog run={run} onClose={() => setIsChanging(false)} />}
    </Card>
  );
}
