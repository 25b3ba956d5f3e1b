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
import { ActDialog, type Act, type Acting } from './ActDialog.tsx';
import { HeirParts } from './HeirParts.tsx';
import styles from './inheritances.module.css';
import { findingWords, messages, stateWords } from './messages.ts';

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
      {acting && <ActDialog acting={acting} onClose={() => setActing(undefined)} />}
    </>
  );
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
  const t = useText();
  return inheritances.map(({ inheritanceId, inheritanceIsk, inheritanceState, askedBy, decidedBy }) => (
    <div key={inheritanceId}>
      {exactAmount(inheritanceIsk)}{' '}
      <Badge look={looks[inheritanceState]}>{t(stateWords[inheritanceState])}</Badge>
      <div className="small dim">{[askedBy, decidedBy].filter(Boolean).join(' · ')}</div>
    </div>
  ));
}

function Acts({ estate, onAct }: { estate: EstateBalance; onAct: (acting: Acting) => void }) {
  const t = useText();
  const { estateIsk, inheritanceFinding, inheritances } = estate;
  const waits = inheritances.find(({ inheritanceState }) => inheritanceState === 'waiting');
  const passed = inheritances.find(({ mayUndo }) => mayUndo);
  const act = (what: Act, of?: Inheritance) => () =>
    onAct({
      estate,
      act: what,
      inheritanceId: of?.inheritanceId ?? 0,
      amountIsk: of?.inheritanceIsk ?? estateIsk,
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
    </span>
  );
}
