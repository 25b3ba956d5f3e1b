import { listSocietyImports, type SocietyImport } from '@omur/contract/exchange/societyFiles';
import { getRouteApi } from '@tanstack/react-router';
import { FileUp, PackageOpen } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { formatInstant, formatWhole } from '../../platform/i18n/format.ts';
import type { Language } from '../../platform/i18n/text.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { societyColumnsPage, societyPage } from './deskPages.ts';
import { messages } from './messages.ts';
import { NewSocietyDialog } from './NewSocietyDialog.tsx';
import { SocietyState } from './SocietyState.tsx';

const route = getRouteApi('/portal/gagnaflutningur');

/** O92: the data of other systems that was sent, for administrators. */
export const SocietyPage = () => (
  <StaffOnly isForAdministrators>
    <Imports />
  </StaffOnly>
);

function Imports() {
  const t = useText();
  const { nytt } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Stack>
      <PageHeader
        title={t(societyPage.label)}
        subtitle={t(messages.subtitle)}
        actions={
          <>
            <ButtonLink to="/gagnaflutningur/dalkar" look="quiet">
              {t(societyColumnsPage.label)}
            </ButtonLink>
            <Button
              look="primary"
              icon={<FileUp size={18} aria-hidden />}
              onClick={() => void navigate({ search: { nytt: 'skrar' }, replace: true })}
            >
              {t(messages.new)}
            </Button>
          </>
        }
      />
      <List />
      {nytt === 'skrar' && (
        <NewSocietyDialog
          onSent={(societyImportId) =>
            void navigate({
              to: '/gagnaflutningur/$societyImportId',
              params: { societyImportId: String(societyImportId) },
            })
          }
          onClose={() => void navigate({ search: {}, replace: true })}
        />
      )}
    </Stack>
  );
}

function List() {
  const t = useText();
  const [language] = useLanguage();
  const list = usePages(listSocietyImports, { params: {} }, { isLive: true });
  return (
    <PagedTable
      list={list}
      label={t(societyPage.label)}
      columns={columnsOf(t, language)}
      rowKey={({ societyImportId }) => societyImportId}
      rowLink={({ societyImportId }) => ({
        to: '/gagnaflutningur/$societyImportId',
        params: { societyImportId: String(societyImportId) },
      })}
      phoneRow={(row) => ({
        title: row.societyImportName,
        detail: [formatInstant(row.announcedAt, language), row.announcedByName].join(' · '),
        aside: <SocietyState state={row.societyImportState} />,
      })}
      countText={messages.count}
      none={t(messages.none)}
      noneMore={t(messages.noneMore)}
      noneIcon={<PackageOpen />}
    />
  );
}

const columnsOf = (t: ReturnType<typeof useText>, language: Language): Column<SocietyImport>[] => [
  {
    id: 'name',
    header: t(messages.name),
    width: 'minmax(0, 2fr)',
    isTitle: true,
    cell: ({ societyImportName }) => societyImportName,
  },
  {
    id: 'state',
    header: t(messages.state),
    width: '150px',
    cell: ({ societyImportState }) => <SocietyState state={societyImportState} />,
  },
  {
    id: 'sent',
    header: t(messages.sent),
    width: '170px',
    cell: ({ announcedAt }) => formatInstant(announcedAt, language),
  },
  {
    id: 'by',
    header: t(messages.sentBy),
    width: 'minmax(0, 1fr)',
    cell: ({ announcedByName }) => announcedByName,
  },
  {
    id: 'toTake',
    header: t(messages.toTake),
    width: '140px',
    isNumeric: true,
    cell: ({ toTakeCount }) => formatWhole(toTakeCount),
  },
  {
    id: 'refused',
    header: t(messages.refused),
    width: '130px',
    isNumeric: true,
    cell: ({ refusedCount }) => formatWhole(refusedCount),
  },
];
