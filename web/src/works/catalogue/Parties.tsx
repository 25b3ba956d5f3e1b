import { formatPercent } from '@omur/contract/platform/rules/shares';
import { listWorkParties, type WorkParty } from '@omur/contract/works/parties';
import { useState } from 'react';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';
import { ChainDialog } from '../parties/ChainDialog.tsx';
import { messages } from '../parties/messages.ts';
import styles from '../parties/parties.module.css';
import { partyRoleName, societiesOf, territoryList } from '../parties/texts.ts';
import { isPlainWorld, useTerritories } from '../territories/useTerritories.ts';
import { PartyNumbers } from './PartyNumbers.tsx';
import { type TabProps, WorkList } from './WorkList.tsx';

/** X64, X67: the writers of a work with the publishers of their shares, by right, and what others call it. */
export function Parties({ workId, mayAdd }: Pick<TabProps, 'workId' | 'mayAdd'>) {
  const t = useText();
  const [language] = useLanguage();
  const isMobile = useIsMobile();
  const [stated, setStated] = useState<readonly WorkParty[]>();
  const percent = (hundredths: number) => formatPercent(hundredths, language, 'column');
  const sum = (rows: readonly WorkParty[], of: (row: WorkParty) => number) =>
    percent(rows.reduce((total, row) => total + of(row), 0));
  const shares = [
    { id: 'performance', header: t(messages.performance), of: (row: WorkParty) => row.performanceHundredths },
    { id: 'mechanical', header: t(messages.mechanical), of: (row: WorkParty) => row.mechanicalHundredths },
    {
      id: 'synchronisation',
      header: t(messages.synchronisation),
      of: (row: WorkParty) => row.synchronisationHundredths,
    },
  ];
  const party = (row: WorkParty) => <Party row={row} />;
  const onState = (rows: readonly WorkParty[], row: WorkParty) =>
    setStated(rows.filter((one) => one.partyKind === 'publisher' && one.authorId === row.authorId));
  return (
    <section className={styles.parties} aria-labelledby="work-parties">
      <h2 id="work-parties">{t(messages.parties)}</h2>
      <p className="dim">{t(messages.partiesMore)}</p>
      <WorkList
        endpoint={listWorkParties}
        workId={workId}
        label={t(messages.parties)}
        count={messages.partyCount}
        below={(rows) => (
          <>
            {mayAdd && <StateButtons rows={rows} onState={(row) => onState(rows, row)} />}
            {stated && <ChainDialog workId={workId} chain={stated} onClose={() => setStated(undefined)} />}
            <PartyNumbers workId={workId} mayAdd={mayAdd && rows.some((row) => row.mayState)} />
          </>
        )}
        columns={[
          { id: 'party', header: t(messages.party), width: 'minmax(0, 2.4fr)', isTitle: true, cell: party },
          ...shares.map(({ id, header, of }) => ({
            id,
            header,
            width: '112px',
            isNumeric: true,
            cell: (row: WorkParty) => percent(of(row)),
          })),
        ]}
        rowKey={(row) => row.partyKey}
        phoneRow={(row) => ({
          title: party(row),
          aside: (
            <div className={styles.apart}>
              {shares.map(({ id, header, of }) => (
                <span key={id}>
                  <span className={styles.below}>{header}</span> {percent(of(row))}
                </span>
              ))}
            </div>
          ),
        })}
        totals={(rows) => ({
          ...(!isMobile && { party: t(messages.total) }),
          ...Object.fromEntries(shares.map(({ id, of }) => [id, sum(rows, of)])),
        })}
      />
    </section>
  );
}

/** A publisher stands below the writer whose share it is of. */
function Party({ row }: { row: WorkParty }) {
  const t = useText();
  const [language] = useLanguage();
  const societies = societiesOf(row);
  const list = territoryList(row.territories);
  const { say } = useTerritories(list.length > 0 && !isPlainWorld(list));
  const where = list.length > 0 && say(list);
  return (
    <div className={row.partyKind === 'publisher' ? styles.publisher : undefined}>
      {row.name} <Source row={row} />
      <div className={styles.below}>
        {[partyRoleName(row, language), row.ipiNameNumber].filter(Boolean).join(' · ')}
      </div>
      {row.partyKind === 'publisher' && row.chain !== null && (
        <div className={styles.below}>
          {t(messages.chainOf, { chain: row.chain, name: row.displayName })}
          {row.agreementNumber && ` · ${t(messages.agreement, { number: row.agreementNumber })}`}
        </div>
      )}
      {row.partyKind === 'publisher' && where && (
        <div className={styles.below}>{t(messages.collects, { where })}</div>
      )}
      {societies && <div className={styles.below}>{t(messages.societies, { names: societies })}</div>}
    </div>
  );
}

function Source({ row: { partySource } }: { row: WorkParty }) {
  const t = useText();
  const texts = {
    publisher: messages.statedByPublisher,
    staff: messages.statedByStaff,
    cwr: messages.statedByFile,
  };
  return partySource === 'registration' ? null : <Badge look="teal">{t(texts[partySource])}</Badge>;
}

/** X70: a button for each chain that the user may state. */
function StateButtons({ rows, onState }: { rows: readonly WorkParty[]; onState: (row: WorkParty) => void }) {
  const t = useText();
  const mine = rows.filter((row) => row.mayState && row.partyRole === 'E');
  return mine.map((row) => (
    <Button key={row.partyKey} size="small" onClick={() => onState(row)}>
      {t(mine.length > 1 ? messages.stateOf : messages.state, { name: row.displayName })}
    </Button>
  ));
}
