import { type IpiChange, listIpiChanges } from '@omur/contract/people/ipi';
import { usePages } from '../../platform/api/queries.ts';
import { formatInstant } from '../../platform/i18n/format.ts';
import type { Language } from '../../platform/i18n/text.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { Stack } from '../../platform/ui/Stack.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { aboutText, valueText } from './codeTexts.ts';
import { changeLabels, messages } from './messages.ts';
import { typedMessages } from './typedMessages.ts';

/** What imports made of a party: by which file, when and who took it. */
export function PartyHistory({ partyId }: { partyId: number }) {
  const t = useText();
  const [language] = useLanguage();
  const list = usePages(listIpiChanges, { params: { partyId } });
  return (
    <Stack gap="small">
      <h2>{t(messages.history)}</h2>
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      <VirtualTable
        label={t(messages.history)}
        columns={columnsOf(t, language)}
        rows={list.rows}
        rowKey={keyOf}
        rowLink={({ ipiImportId }) => ({
          to: '/ipi/innlestur/$ipiImportId',
          params: { ipiImportId: String(ipiImportId) },
        })}
        phoneRow={(one) => ({
          title: `${t(changeLabels[one.ipiChangeKind])}: ${aboutText(one, language)}`,
          detail: [
            [one.valueBefore, one.valueAfter]
              .map((value) => valueText(one, value, language))
              .filter(Boolean)
              .join(' → '),
            one.isTyped ? t(typedMessages.typed) : one.fileName,
          ].join(' · '),
        })}
        count={list.count}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={list.emptyText}
      />
    </Stack>
  );
}

const keyOf = (one: IpiChange) =>
  [one.ipiImportId, one.ipiChangeKind, one.ipiChangeId, one.changeAbout, one.valueAfter].join(' ');

const columnsOf = (t: ReturnType<typeof useText>, language: Language): Column<IpiChange>[] => [
  {
    id: 'change',
    header: t(messages.change),
    width: 'minmax(0, 1fr)',
    isTitle: true,
    cell: ({ ipiChangeKind }) => t(changeLabels[ipiChangeKind]),
  },
  {
    id: 'about',
    header: t(messages.about),
    width: 'minmax(0, 1.2fr)',
    cell: (one) => aboutText(one, language),
  },
  {
    id: 'before',
    header: t(messages.before),
    width: 'minmax(0, 1fr)',
    cell: (one) => valueText(one, one.valueBefore, language),
  },
  {
    id: 'after',
    header: t(messages.after),
    width: 'minmax(0, 1fr)',
    cell: (one) => valueText(one, one.valueAfter, language),
  },
  {
    id: 'file',
    header: t(messages.file),
    width: 'minmax(0, 1.4fr)',
    cell: ({ fileName, isTyped, takenAt, takenByName }) => (
      <>
        {isTyped ? t(typedMessages.typed) : fileName}
        {takenAt && (
          <span className="dim small">
            {' '}
            {formatInstant(takenAt, language)} · {takenByName}
          </span>
        )}
      </>
    ),
  },
];
