import { listWorkCueSheets } from '@omur/contract/works/works';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { formatDay, formatLongDay } from '../../platform/i18n/format.ts';
import { messages } from './messages.ts';
import { type TabProps, WorkList } from './WorkList.tsx';

/** F3.10: the cue sheets of films and programmes that the work stands on. */
export function CueSheetsTab({ workId, isParty }: TabProps) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <WorkList
      endpoint={listWorkCueSheets}
      workId={workId}
      isHidden={!isParty}
      label={t(messages.cueSheets)}
      count={messages.cueSheetCount}
      columns={[
        {
          id: 'title',
          header: t(messages.cueSheet),
          width: 'minmax(0, 2fr)',
          isTitle: true,
          cell: (row) => row.cueSheetTitle,
        },
        {
          id: 'number',
          header: t(messages.cueSheetNumber),
          width: '110px',
          isNumeric: true,
          cell: (row) => row.cueSheetId,
        },
        {
          id: 'registered',
          header: t(messages.registered),
          width: '128px',
          isNumeric: true,
          cell: (row) => formatDay(row.registeredAt),
        },
        {
          id: 'changed',
          header: t(messages.lastChanged),
          width: '128px',
          isNumeric: true,
          cell: (row) => formatDay(row.lastChangedAt),
        },
      ]}
      rowKey={(row) => row.cueSheetId}
      rowLink={(row) => ({
        to: '/queSheets/$cueSheetId',
        params: { cueSheetId: String(row.cueSheetId) },
      })}
      phoneRow={(row) => ({
        title: row.cueSheetTitle,
        detail: `${t(messages.cueSheetNumber)} ${row.cueSheetId} · ${formatLongDay(row.registeredAt, language)}`,
      })}
    />
  );
}
