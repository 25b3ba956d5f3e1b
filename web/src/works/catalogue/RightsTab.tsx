import { formatPercent } from '@omur/contract/platform/rules/shares';
import { listWorkRights, type WorkRight } from '@omur/contract/works/works';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';
import { messages } from './messages.ts';
import { Parties } from './Parties.tsx';
import { RightsHistory } from './RightsHistory.tsx';
import { type TabProps, WorkList } from './WorkList.tsx';
import styles from './WorkPage.module.css';

/** F3.9: who is paid for the work, at home and abroad (V6). */
export function RightsTab({ workId, isParty, mayAdd }: TabProps) {
  const t = useText();
  const [language] = useLanguage();
  const percent = (shareHundredths: number) => formatPercent(shareHundredths, language, 'column');
  const isMobile = useIsMobile();
  return (
    <WorkList
      endpoint={listWorkRights}
      workId={workId}
      isHidden={!isParty}
      label={t(messages.rights)}
      count={messages.rightCount}
      below={() => (
        <>
          <RightsHistory workId={workId} />
          <Parties workId={workId} mayAdd={mayAdd} />
        </>
      )}
      columns={[
        {
          id: 'holder',
          header: t(messages.holder),
          width: 'minmax(0, 1.6fr)',
          isTitle: true,
          cell: (row) => <Holder right={row} />,
        },
        { id: 'author', header: t(messages.onBehalfOf), cell: (row) => row.displayName },
        {
          id: 'home',
          header: t(messages.home),
          width: '116px',
          isNumeric: true,
          cell: (row) => percent(row.shareHundredths),
        },
        {
          id: 'abroad',
          header: t(messages.abroad),
          width: '116px',
          isNumeric: true,
          cell: (row) => percent(row.shareAbroadHundredths),
        },
      ]}
      rowKey={(row) => `${row.authorId} ${row.rightId} ${row.publisherId} ${row.contractId}`}
      phoneRow={(row) => ({
        title: <Holder right={row} />,
        detail:
          (row.holderName ?? row.displayName) !== row.displayName &&
          `${t(messages.onBehalfOf)}: ${row.displayName}`,
        aside: (
          <div className={styles.twoShares}>
            {percent(row.shareHundredths)}
            <div className={styles.below}>
              {t(messages.homeAndAbroad, { abroad: percent(row.shareAbroadHundredths) })}
            </div>
          </div>
        ),
      })}
      totals={(rows) => ({
        // The reduced layout names each sum by its column.
        ...(!isMobile && { holder: t(messages.total) }),
        home: percent(rows.reduce((sum, row) => sum + row.shareHundredths, 0)),
        abroad: percent(rows.reduce((sum, row) => sum + row.shareAbroadHundredths, 0)),
      })}
    />
  );
}

function Holder({ right: { holderName, displayName, publisherId, contractId } }: { right: WorkRight }) {
  const t = useText();
  return (
    <>
      {holderName ?? displayName} {publisherId !== null && <Badge look="teal">{t(messages.publisher)}</Badge>}
      {contractId !== null && (
        <div className={styles.below}>{t(messages.contractNumber, { number: contractId })}</div>
      )}
    </>
  );
}
