import { distributionsPage } from './deskPages.ts';
import { getRouteApi } from '@tanstack/react-router';
import { CalendarDays, FileUp } from 'lucide-react';
import type { DistributionsSearch } from './deskPages.ts';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { AnnounceDialog } from './AnnounceDialog.tsx';
import { DistributionList } from './DistributionList.tsx';
import { messages } from './messages.ts';
import { potMessages } from './potMessages.ts';
import { Pots } from './Pots.tsx';

const route = getRouteApi('/portal/úthlutanir');

/** M1, D1: all distributions, and what the pots are, for administrators. */
export function DistributionsPage() {
  return (
    <StaffOnly isForAdministrators>
      <Distributions />
    </StaffOnly>
  );
}

function Distributions() {
  const t = useText();
  const { flipi, nytt, leidrettir, pottur } = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: DistributionsSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false });
  const tab = flipi === 'pottar' ? 'pottar' : 'uthlutanir';
  return (
    <Stack>
      <PageHeader
        title={t(distributionsPage.label)}
        subtitle={t(messages.subtitle)}
        actions={
          <>
            <ButtonLink to="/úthlutanir/dagar" icon={<CalendarDays size={18} aria-hidden />}>
              {t(messages.days)}
            </ButtonLink>
            <Button
              look="primary"
              icon={<FileUp size={18} aria-hidden />}
              onClick={() => change({ nytt: 'uthlutun' })}
            >
              {t(messages.announce)}
            </Button>
          </>
        }
      />
      <Tabs
        label={t(messages.which)}
        tabs={[
          { id: 'uthlutanir', label: t(messages.distributions) },
          { id: 'pottar', label: t(potMessages.pots) },
        ]}
        value={tab}
        onChange={(id) => void navigate({ search: id === 'pottar' ? { flipi: id } : {}, replace: true })}
      >
        {tab === 'uthlutanir' ? (
          <DistributionList />
        ) : (
          <Pots potId={pottur} onOpen={(potId) => change({ pottur: potId })} />
        )}
      </Tabs>
      {nytt === 'uthlutun' && (
        <AnnounceDialog
          corrects={leidrettir}
          onAnnounced={(distributionId) =>
            void navigate({
              to: '/úthlutanir/$distributionId',
              params: { distributionId: String(distributionId) },
            })
          }
          onClose={() => change({ nytt: undefined, leidrettir: undefined })}
        />
      )}
    </Stack>
  );
}
