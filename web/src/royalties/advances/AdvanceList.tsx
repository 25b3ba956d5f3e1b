import type { AdvanceState } from '@omur/contract/platform/fields/advances';
import { type Advance, listAdvances } from '@omur/contract/royalties/advances';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { classes } from '../../platform/ui/classes.ts';
import type { Column } from '../../platform/ui/columns.ts';
import { exactAmount } from '../distributions/amount.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { percentText } from '../money/words.ts';
import { type Act, ActDialog } from './ActDialog.tsx';
import styles from './advances.module.css';
import { messages, stateWords } from './messages.ts';
import { WriteOffDialog } from './WriteOffDialog.tsx';

const looks = {
  waiting: 'amber',
  active: 'accent',
  recovered: 'green',
  cancelled: 'neutral',
  refused: 'neutral',
  writtenOff: 'neutral',
} as const;

const State = ({ state }: { state: AdvanceState }) => {
  const t = useText();
  return <Badge look={looks[state]}>{t(stateWords[state])}</Badge>;
};

/** Advances to payees: asked for, approved, and what is left to recover (R24). */
export function AdvanceList() {
  const t = useText();
  const [opened, setOpened] = useState<{ advance: Advance; act: Act | 'writeOff' }>();
  const list = usePages(listAdvances, { params: {} });
  const acts = (row: Advance) => <Acts advance={row} onAct={(act) => setOpened({ advance: row, act })} />;
  const columns = useColumns(acts);
  return (
    <>
      <PagedTable
        list={list}
        label={t(messages.advances)}
        columns={columns}
        rowKey={({ advanceId }) => advanceId}
        phoneRow={(row) => ({
          title: row.payeeName,
          detail: (
            <>
              <div>{`${exactAmount(row.advanceIsk)} · ${t(messages.left)} ${exactAmount(row.advanceLeftIsk)}`}</div>
              <div className="small dim">{row.advanceReason}</div>
              {row.heirNames !== null && (
                <div className="small dim">{t(messages.recoveredFrom, { names: row.heirNames })}</div>
              )}
              <WriteOffAsked advance={row} />
              {acts(row)}
            </>
          ),
          aside: <State state={row.advanceState} />,
        })}
        countText={messages.count}
        none={t(messages.none)}
        noneMore={t(messages.noneMore)}
      />
      {opened?.act === 'writeOff' && (
        <WriteOffDialog advance={opened.advance} onClose={() => setOpened(undefined)} />
      )}
      {opened && opened.act !== 'writeOff' && (
        <ActDialog advance={opened.advance} act={opened.act} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

function useColumns(acts: (row: Advance) => React.ReactNode): Column<Advance>[] {
  const t = useText();
  return [
    {
      id: 'payee',
      header: t(messages.payee),
      width: 'minmax(0, 1.4fr)',
      isTitle: true,
      cell: (advance) => (
        <>
          <div>{advance.payeeName}</div>
          <div className={classes(styles.reason, 'small dim')}>{advance.advanceReason}</div>
          {advance.heirNames !== null && (
            <div className="small dim">{t(messages.recoveredFrom, { names: advance.heirNames })}</div>
          )}
          <WriteOffAsked advance={advance} />
        </>
      ),
    },
    {
      id: 'amount',
      header: t(messages.stepAmount),
      width: '140px',
      isNumeric: true,
      cell: ({ advanceIsk }) => exactAmount(advanceIsk),
    },
    {
      id: 'left',
      header: t(messages.left),
      width: '140px',
      isNumeric: true,
      cell: ({ advanceLeftIsk }) => exactAmount(advanceLeftIsk),
    },
    {
      id: 'percent',
      header: t(messages.share),
      width: '90px',
      isNumeric: true,
      cell: ({ recoveredPercent }) => percentText(recoveredPercent),
    },
    {
      id: 'by',
      header: t(messages.by),
      cell: ({ askedBy, decidedBy }) => [askedBy, decidedBy].filter(Boolean).join(' · '),
    },
    {
      id: 'state',
      header: t(messages.state),
      width: '150px',
      cell: ({ advanceState }) => <State state={advanceState} />,
    },
    { id: 'actions', header: t(messages.actions), width: '200px', cell: acts },
  ];
}

/** R231: what another is asked to write off, by whom and why. */
function WriteOffAsked({ advance }: { advance: Advance }) {
  const t = useText();
  const { advanceState, writeOffAskedBy: name, writeOffReason, writeOffIsk, advanceLeftIsk } = advance;
  if (advanceState !== 'active' || name === null) return null;
  const amount = exactAmount(writeOffIsk ?? advanceLeftIsk);
  return (
    <div className="small dim">
      {t(messages.writeOffAsked, { amount, name, reason: writeOffReason ?? '' })}
    </div>
  );
}

function Acts({ advance, onAct }: { advance: Advance; onAct: (act: Act | 'writeOff') => void }) {
  const t = useText();
  const { advanceState, mayDecide, writeOffReason, mayDecideWriteOff } = advance;
  if (advanceState !== 'waiting' && advanceState !== 'active') return null;
  return (
    <span className={styles.acts}>
      {advanceState === 'waiting' && mayDecide && (
        <Button size="small" look="primary" onClick={() => onAct('approve')}>
          {t(messages.approve)}
        </Button>
      )}
      {advanceState === 'waiting' && (
        <Button size="small" onClick={() => onAct('refuse')}>
          {t(mayDecide ? messages.refuse : messages.withdraw)}
        </Button>
      )}
      {advanceState === 'active' && (
        <Button size="small" onClick={() => onAct('cancel')}>
          {t(messages.cancel)}
        </Button>
      )}
      {advanceState === 'active' && writeOffReason === null && (
        <Button size="small" onClick={() => onAct('writeOff')}>
          {t(messages.writeOff)}
        </Button>
      )}
      {mayDecideWriteOff && (
        <Button size="small" look="primary" onClick={() => onAct('approveWriteOff')}>
          {t(messages.approveWriteOff)}
        </Button>
      )}
      {advanceState === 'active' && writeOffReason !== null && (
        <Button size="small" onClick={() => onAct('refuseWriteOff')}>
          {t(messages.refuseWriteOff)}
        </Button>
      )}
    </span>
  );
}
