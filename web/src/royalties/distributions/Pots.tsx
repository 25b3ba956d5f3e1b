import { listPots, type Pot } from '@omur/contract/royalties/pots';
import type { Language } from '@omur/contract/platform/rules/language';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { potMessages } from './potMessages.ts';
import { PotDialog } from './PotDialog.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';

interface PotsProps {
  /** The one that is open. */
  potId: number | undefined;
  onOpen: (potId: number | undefined) => void;
}

/** L2.24: what each pot is, in words for those it pays. */
export function Pots({ potId, onOpen }: PotsProps) {
  const t = useText();
  const countText = useCountText();
  const [language] = useLanguage();
  const list = usePages(listPots, { params: {} });
  const open = list.rows.find((pot) => pot.potId === potId);
  return (
    <div>
      <p className="dim">{t(potMessages.potsWhat)}</p>
      <ListToolbar count={!list.isLoading && countText(potMessages.potCount, list.count)} />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      {!(list.error && list.rows.length === 0) && (
        <VirtualTable
          label={t(potMessages.pots)}
          columns={columnsOf(t, language)}
          rows={list.rows}
          rowKey={(pot) => pot.potId}
          rowLink={(pot) => ({
            to: '/úthlutanir',
            search: { flipi: 'pottar', pottur: pot.potId },
            replace: true,
            resetScroll: false,
          })}
          phoneRow={(pot) => ({
            title: pot.potDescription,
            detail: explanationOf(pot, language),
            aside: !isExplained(pot) && <Badge look="amber">{t(potMessages.unexplained)}</Badge>,
          })}
          count={list.count}
          onMore={list.onMore}
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          empty={<EmptyState title={list.emptyText ?? ''}>{t(potMessages.noPotsHint)}</EmptyState>}
        />
      )}
      {open && <PotDialog key={open.potId} pot={open} onClose={() => onOpen(undefined)} />}
    </div>
  );
}

const isExplained = ({ potExplanationIs, potExplanationEn }: Pot) =>
  potExplanationIs !== null && potExplanationEn !== null;

/** In the reader's language if there is one, else in the other. */
const explanationOf = ({ potExplanationIs: is, potExplanationEn: en }: Pot, language: Language) =>
  (language === 'en' ? (en ?? is) : (is ?? en)) ?? '';

const columnsOf = (t: ReturnType<typeof useText>, language: Language): Column<Pot>[] => [
  {
    id: 'pot',
    header: t(potMessages.pot),
    width: 'minmax(0, 1fr)',
    isTitle: true,
    cell: ({ potDescription }) => potDescription,
  },
  {
    id: 'explanation',
    header: t(potMessages.explanation),
    width: 'minmax(0, 3fr)',
    cell: (pot) =>
      isExplained(pot) ? (
        explanationOf(pot, language)
      ) : (
        <>
          <Badge look="amber">{t(potMessages.unexplained)}</Badge> {explanationOf(pot, language)}
        </>
      ),
  },
];
