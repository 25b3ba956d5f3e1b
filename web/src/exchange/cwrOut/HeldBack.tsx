import { type CwrRefusedWork, listCwrRefusedWorks } from '@omur/contract/exchange/cwrOut/cwrOut';
import type { ReactNode } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { messages } from './messages.ts';

/** X91: the works that a receiver does not get, each with what is wrong. */
export function HeldBack({
  receiver,
  name,
  onClose,
}: {
  receiver: string;
  name: string;
  onClose: () => void;
}) {
  const t = useText();
  const list = usePages(listCwrRefusedWorks, { params: { receiver }, query: {} });
  return (
    <HeldBackDialog title={t(messages.whyFor, { receiver: name })} onClose={onClose}>
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      <Works
        label={t(messages.whyFor, { receiver: name })}
        rows={list.rows}
        count={list.count}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
      />
    </HeldBackDialog>
  );
}

/** X94: the user's own works that are not in the file. */
export function OwnHeldBack({ works, onClose }: { works: readonly CwrRefusedWork[]; onClose: () => void }) {
  const t = useText();
  return (
    <HeldBackDialog title={t(messages.ownHeldBack)} onClose={onClose}>
      <Works label={t(messages.ownHeldBack)} rows={[...works]} count={works.length} />
    </HeldBackDialog>
  );
}

function HeldBackDialog({
  title,
  children,
  onClose,
}: {
  title: string;
  children: ReactNode;
  onClose: () => void;
}) {
  const t = useText();
  return (
    <Dialog
      isOpen
      size="large"
      title={title}
      description={t(messages.whyMore)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t(messages.close)}</Button>}
    >
      {children}
    </Dialog>
  );
}

function Works(
  table: Pick<
    Parameters<typeof VirtualTable<CwrRefusedWork>>[0],
    'label' | 'rows' | 'count' | 'onMore' | 'isLoading' | 'isLoadingMore'
  >,
) {
  const t = useText();
  const [language] = useLanguage();
  const reasons = ({ brokenRules }: CwrRefusedWork) =>
    brokenRules.map(({ textIs, textEn }) => (language === 'is' ? textIs : textEn)).join(' ');
  return (
    <VirtualTable
      {...table}
      rowKey={({ workId }) => workId}
      rowHeight={62}
      rowLink={({ workId }) => ({ to: '/verk/$workId', params: { workId: String(workId) } })}
      columns={[
        {
          id: 'work',
          header: t(messages.work),
          isTitle: true,
          width: 'minmax(0, 1fr)',
          cell: ({ title }) => title,
        },
        { id: 'rules', header: t(messages.rules), width: 'minmax(0, 2fr)', cell: reasons },
      ]}
      phoneRow={(row) => ({ title: row.title, detail: reasons(row) })}
      empty={<EmptyState title={t(messages.noHeldBack)} />}
    />
  );
}
