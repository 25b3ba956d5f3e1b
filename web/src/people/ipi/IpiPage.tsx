import { getRouteApi } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { useText } from '../../platform/i18n/texts.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { ipiPage } from './deskPages.ts';
import { ImportList } from './ImportList.tsx';
import { messages } from './messages.ts';
import { NameSearch } from './NameSearch.tsx';
import { NewImportDialog } from './NewImportDialog.tsx';

const route = getRouteApi('/portal/ipi');

/** X34, X31: the names of the IPI register, and the files that fill it, for staff. */
export function IpiPage() {
  return (
    <StaffOnly>
      <Register />
    </StaffOnly>
  );
}

function Register() {
  const t = useText();
  const { leit, flipi, nytt } = route.useSearch();
  const navigate = route.useNavigate();
  const tab = flipi === 'skrar' ? 'skrar' : 'nofn';
  return (
    <Stack>
      <PageHeader
        title={t(ipiPage.label)}
        subtitle={t(messages.subtitle)}
        actions={
          <Button
            look="primary"
            icon={<FileUp size={18} aria-hidden />}
            onClick={() =>
              void navigate({ search: (before) => ({ ...before, nytt: 'skra' }), replace: true })
            }
          >
            {t(messages.import)}
          </Button>
        }
      />
      <Tabs
        label={t(messages.which)}
        tabs={[
          { id: 'nofn', label: t(messages.names) },
          { id: 'skrar', label: t(messages.files) },
        ]}
        value={tab}
        onChange={(id) => void navigate({ search: id === 'skrar' ? { flipi: id } : {}, replace: true })}
      >
        {tab === 'skrar' ? (
          <ImportList />
        ) : (
          <NameSearch
            search={leit ?? ''}
            onSearch={(text) =>
              void navigate({
                search: (before) => ({ ...before, leit: text || undefined }),
                replace: true,
                resetScroll: false,
              })
            }
          />
        )}
      </Tabs>
      {nytt === 'skra' && (
        <NewImportDialog
          onSent={(ipiImportId) =>
            void navigate({
              to: '/ipi/innlestur/$ipiImportId',
              params: { ipiImportId: String(ipiImportId) },
            })
          }
          onClose={() =>
            void navigate({ search: (before) => ({ ...before, nytt: undefined }), replace: true })
          }
        />
      )}
    </Stack>
  );
}
