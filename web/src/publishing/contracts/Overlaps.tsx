import type { Overlap } from '@omur/contract/publishing/contractSubmissions';
import type { usePages } from '../../platform/api/queries.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import { Light } from '../../platform/ui/Light.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import styles from './contracts.module.css';
import { messages } from './messages.ts';
import { shareText } from './share.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

/** Works that another publisher has at the same time, those with more than the whole first. */
export function Overlaps({ overlaps }: { overlaps: ReturnType<typeof usePages<object, object, Overlap>> }) {
  const t = useText();
  const countText = useCountText();
  const [language] = useLanguage();
  const time = (row: Overlap) =>
    t(messages.until, { from: formatDay(row.overlapsFrom), to: formatDay(row.overlapsTo) });
  const together = (row: Overlap) =>
    `${shareText(row.performanceTotalHundredths, language)} / ${shareText(row.mechanicalTotalHundredths, language)}`;
  const sign = ({ isOver }: Overlap) => (
    <Light light={isOver ? 'red' : 'green'} text={t(isOver ? messages.over : messages.within)} />
  );
  return (
    <div>
      <p className={styles.overlaps}>
        <strong>{t(messages.overlaps)}</strong>{' '}
        <span className="dim">
          {countText(messages.overlapsCount, overlaps.count)}. {t(messages.overlapsHint)}
        </span>
      </p>
      <VirtualTable
        label={t(messages.overlaps)}
        columns={[
          {
            id: 'title',
            header: t(messages.workTitle),
            isTitle: true,
            width: 'minmax(0, 2fr)',
            cell: ({ title }) => title,
          },
          {
            id: 'other',
            header: t(messages.publisher),
            width: 'minmax(0, 2fr)',
            cell: ({ name, contractId }) => `${name} (${contractId})`,
          },
          { id: 'time', header: t(messages.time), width: '218px', cell: time },
          { id: 'together', header: t(messages.together), width: '180px', isNumeric: true, cell: together },
          { id: 'sign', header: '100 %', width: '148px', cell: sign },
        ]}
        rows={overlaps.rows}
        rowKey={({ workId, contractId }) => `${workId} ${contractId}`}
        rowLink={({ contractId }) => ({
          to: '/samningar/$contractId',
          params: { contractId: String(contractId) },
        })}
        phoneRow={(row) => ({
          title: row.title,
          detail: [row.name, time(row), together(row)].join(' · '),
          aside: sign(row),
        })}
        count={overlaps.count}
        onMore={overlaps.onMore}
        isLoadingMore={overlaps.isLoadingMore}
        empty={null}
      />
    </div>
  );
}
