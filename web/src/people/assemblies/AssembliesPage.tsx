import { type ListedAssembly, listAssemblies } from '@omur/contract/people/assemblies';
import { useNavigate } from '@tanstack/react-router';
import { ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { messages } from './messages.ts';
import { assembliesPage } from './pages.ts';
import { State } from './State.tsx';
import { both } from './words.ts';

const AssemblyDialog = lazyComponent(async () => (await import('./AssemblyDialog.tsx')).AssemblyDialog);

/** O120: the assemblies that were announced; for staff drafts too. */
export function AssembliesPage() {
  const t = useText();
  const [language] = useLanguage();
  const navigate = useNavigate();
  const { role } = useMember();
  const [isMaking, setIsMaking] = useState(false);
  const { rows, count, isLoading, isLoadingMore, error, onMore, retry } = usePages(listAssemblies, {
    params: {},
  });
  const titleOf = ({ titleIs, titleEn }: ListedAssembly) => t(both(titleIs, titleEn));
  const columns: Column<ListedAssembly>[] = [
    { id: 'title', header: t(messages.title), isTitle: true, width: 'minmax(0, 1fr)', cell: titleOf },
    {
      id: 'held',
      header: t(messages.heldAt),
      width: '260px',
      cell: ({ heldAt }) => formatInstant(heldAt, language),
    },
    {
      id: 'state',
      header: t(messages.state),
      width: '210px',
      cell: ({ assemblyState }) => <State of={assemblyState} />,
    },
  ];
  return (
    <Stack>
      <PageHeader
        title={t(assembliesPage.label)}
        subtitle={t(messages.pageMore)}
        actions={
          role === 'administrator' && (
            <Button look="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setIsMaking(true)}>
              {t(messages.make)}
            </Button>
          )
        }
      />
      {error && <PageFailed error={error} reset={retry} />}
      {!error && (
        <VirtualTable
          label={t(assembliesPage.label)}
          rows={rows}
          count={count}
          onMore={onMore}
          isLoading={isLoading}
          isLoadingMore={isLoadingMore}
          columns={columns}
          rowKey={({ assemblyId }) => assemblyId}
          rowLink={({ assemblyId }) => ({
            to: '/aðalfundir/$assemblyId',
            params: { assemblyId: String(assemblyId) },
          })}
          phoneRow={(row) => ({
            title: titleOf(row),
            detail: formatInstant(row.heldAt, language),
            aside: <State of={row.assemblyState} />,
          })}
          empty={<EmptyState icon={<ListChecks />} title={t(messages.none)} />}
        />
      )}
      {isMaking && (
        <AssemblyDialog
          onSaved={({ assemblyId }) =>
            void navigate({ to: '/aðalfundir/$assemblyId', params: { assemblyId: String(assemblyId) } })
          }
          onClose={() => setIsMaking(false)}
        />
      )}
    </Stack>
  );
}
