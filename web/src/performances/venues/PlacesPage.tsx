import { placesPage } from './deskPages.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { FestivalDialog } from './FestivalDialog.tsx';
import { FestivalsTab } from './FestivalsTab.tsx';
import { messages } from './messages.ts';
import { NewFestivalDialog } from './NewFestivalDialog.tsx';
import { NewVenueDialog } from './NewVenueDialog.tsx';
import { VenueDialog } from './VenueDialog.tsx';
import { VenuesTab } from './VenuesTab.tsx';

const route = getRouteApi('/portal/staðir');

/** D1: the venues with their halls and the festivals with their years, for staff. */
export function PlacesPage() {
  return (
    <StaffOnly>
      <Places />
    </StaffOnly>
  );
}

const closed = { stadur: undefined, hatid: undefined, nytt: undefined };

function Places() {
  const t = useText();
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: Partial<typeof address>) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false });
  const onClose = () => change(closed);
  const tab = address.flipi === 'hatidir' ? 'hatidir' : 'stadir';

  return (
    <Stack>
      <PageHeader
        title={t(placesPage.label)}
        subtitle={t(messages.subtitle)}
        actions={
          <Button
            look="primary"
            icon={<Plus size={18} aria-hidden />}
            onClick={() => change({ nytt: tab === 'stadir' ? 'stadur' : 'hatid' })}
          >
            {t(tab === 'stadir' ? messages.newVenue : messages.newFestival)}
          </Button>
        }
      />
      <Tabs
        label={t(messages.which)}
        tabs={[
          { id: 'stadir', label: t(messages.venues) },
          { id: 'hatidir', label: t(messages.festivals) },
        ]}
        value={tab}
        // What the other tab was searched for says nothing here.
        onChange={(id) => void navigate({ search: id === 'hatidir' ? { flipi: id } : {}, replace: true })}
      >
        {tab === 'stadir' ? (
          <VenuesTab address={address} change={change} />
        ) : (
          <FestivalsTab address={address} change={change} />
        )}
      </Tabs>
      {address.stadur !== undefined && (
        <VenueDialog key={address.stadur} venueId={address.stadur} onClose={onClose} />
      )}
      {address.hatid !== undefined && (
        <FestivalDialog key={address.hatid} festivalId={address.hatid} onClose={onClose} />
      )}
      {address.nytt === 'stadur' && (
        <NewVenueDialog onMade={(stadur) => change({ ...closed, stadur })} onClose={onClose} />
      )}
      {address.nytt === 'hatid' && (
        <NewFestivalDialog onMade={(hatid) => change({ ...closed, hatid })} onClose={onClose} />
      )}
    </Stack>
  );
}
