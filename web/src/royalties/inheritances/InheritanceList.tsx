import {
  type EstateBalance,
  type Inheritance,
  listEstateBalances,
} from '@omur/contract/royalties/inheritances';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { exactAmount } from '../distributions/amount.ts';
import { ActDialog, type Acting } from './ActDialog.tsx';
import { HeirParts } from './HeirParts.tsx';
import styles from './inheritances.module.css';
import { findingWords, messages, stateWords } from './messages.ts';
import { UndoDialog } from './UndoDialog.tsx';

const looks = { waiting: 'amber', active: 'green', refused: 'neutral', cancelled: 'neutral' } as const;

/** What payees who have died have, and its way to their heirs (H103). */
export function InheritanceList() {
  const t = useText();
  const [acting, setActing] = useState<Acting>();
  const list = usePages(listEstateBalances, { params: {} });
  const acts = (estate: EstateBalance) => <Acts estate={estate} onAct={setActing} />;
  const columns: Column<EstateBalance>[] = [
    {
      id: 'deceased',
      header: t(messages.deceased),
      isTitle: true,
      cell: ({ registeredName, deceasedOn }) => (
        <>
          <div>{registeredName}</div>
          <div className="small dim">{t(messages.diedOn, { day: formatDay(deceasedOn) })}</div>
        </>
      ),
    },
    {
      id: 'heirs',
      header: t(messages.heirs),
      width: 'minmax(0, 1.5fr)',
      cell: (estate) => <HeirParts estate={estate} />,
    },
    {
      id: 'balance',
      header: t(messages.balance),
      width: '170px',
      isNumeric: true,
      cell: (estate) => <Own estate={estate} />,
    },
    { id: 'transfers', header: t(messages.transfers), cell: (estate) => <Transfers estate={estate} /> },
    { id: 'actions', header: t(messages.actions), width: '200px', cell: acts },
  ];
  return (
    <>
      <PagedTable
        list={list}
        label={t(messages.tab)}
        columns={columns}
        rowKey={({ estateId }) => estateId}
        phoneRow={(estate) => ({
          title: estate.registeredName,
          detail: (
            <>
              <HeirParts estate={estate} />
              <Transfers estate={estate} />
              {acts(estate)}
            </>
          ),
          aside: <Own estate={estate} />,
        })}
        countText={messages.count}
        none={t(messages.none)}
        noneMore={t(messages.noneMore)}
      />
      {acting && <Dialog acting={acting} onClose={() => setActing(undefined)} />}
    </>
  );
}

function Dialog({ acting, onClose }: { acting: Acting; onClose: () => void }) {
  const { act } = acting;
  if (act === 'undo') return <UndoDialog acting={acting} onClose={onClose} />;
  return <ActDialog acting={acting} act={act} onClose={onClose} />;
}

function Own({ estate: { estateIsk, inheritanceFinding } }: { estate: EstateBalance }) {
  const t = useText();
  return (
    <>
      <div>{exactAmount(estateIsk)}</div>
      {inheritanceFinding && <div className="small dim">{t(findingWords[inheritanceFinding])}</div>}
    </>
  );
}

function Transfers({ estate: { inheritances } }: { estate: EstateBalance }) {
  return inheritances.map((one) => <Transfer key={one.inheritanceId} transfer={one} />);
}

function Transfer({ transfer }: { transfer: Inheritance }) {
  const t = useText();
  const { inheritanceIsk, inheritanceState, askedBy, decidedBy, undoAskedBy, undoReason } = transfer;
  const isUndoAsked = inheritanceState === 'active' && undoAskedBy !== null;
  return (
    <div>
      {exactAmount(inheritanceIsk)}{' '}
      <Badge look={isUndoAsked ? 'amber' : looks[inheritanceState]}>
        {t(isUndoAsked ? messages.undoWaits : stateWords[inheritanceState])}
      </Badge>
      <div className="small dim">{[askedBy, decidedBy].filter(Boolean).join(' · ')}</div>
      {undoAskedBy !== null && (
        <div className="small dim">
          {t(messages.undoAskedBy, { name: undoAskedBy, reason: undoReason ?? '' })}
        </div>
      )}
    </div>
  );
}

function Acts({ estate, onAct }: { estate: EstateBalance; onAct: (acting: Acting) => void }) {
  const t = useText();
  const { estateIsk, inheritanceFinding, inheritances } = estate;
  const waits = inheritances.find(({ inheritanceState }) => inheritanceState === 'waiting');
  const passed = inheritances.find(({ mayUndo }) => mayUndo);
  const undone = inheritances.find(
    ({ inheritanceState, undoAskedBy }) => inheritanceState === 'active' && undoAskedBy !== null,
  );
  const act = (what: Acting['act'], of?: Inheritance) => () =>
    onAct({
      estate,
      act: what,
      inheritanceId: of?.inheritanceId ?? 0,
      amountIsk: of?.inheritanceIsk ?? estateIsk,
      undoReason: of?.undoReason ?? null,
    });
  return (
    <span className={styles.acts}>
      {!waits && estateIsk > 0 && !inheritanceFinding && (
        <Button size="small" look="primary" onClick={act('ask')}>
          {t(messages.ask)}
        </Button>
      )}
      {waits?.mayDecide && (
        <Button size="small" look="primary" onClick={act('approve', waits)}>
          {t(messages.approve)}
        </Button>
      )}
      {waits && (
        <Button size="small" onClick={act('refuse', waits)}>
          {t(waits.mayDecide ? messages.refuse : messages.withdraw)}
        </Button>
      )}
      {passed && (
        <Button size="small" onClick={act('undo', passed)}>
          {t(messages.undo)}
        </Button>
      )}
      {undone?.mayDecideUndo && (
        <Button size="small" look="primary" onClick={act('approveUndo', undone)}>
          {t(messages.approveUndo)}
        </Button>
      )}
      {undone && (
        <Button size="small" onClick={act('refuseUndo', undone)}>
          {t(messages.refuseUndo)}
        </Button>
      )}
    </span>
  );
}
