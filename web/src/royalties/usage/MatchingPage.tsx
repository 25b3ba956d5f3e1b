import { getRouteApi } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/texts.tsx';
import { KeptViews } from '../../platform/views/KeptViews.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { Decisions } from './Decisions.tsx';
import { matchingPage } from './deskPages.ts';
import { MatchingDesk } from './MatchingDesk.tsx';
import { matchingMessages as messages } from './matchingMessages.ts';

const route = getRouteApi('/portal/pörun');

/** R9: staff say which works usage was of, by the money and the plays at stake. */
export function MatchingPage() {
  const t = useText();
  const { flipi, leit } = route.useSearch();
  const navigate = route.useNavigate();
  const tab = flipi === 'akvardanir' ? 'akvardanir' : 'bidur';
  return (
    <StaffOnly>
      <Stack>
        <PageHeader
          title={t(matchingPage.label)}
          subtitle={t(messages.pageMore)}
          actions={
            <KeptViews
              list="matching"
              address={{ flipi, leit }}
              onOpen={(view) => void navigate({ search: view, replace: true })}
            />
          }
        />
        <Tabs
          label={t(messages.tabs)}
          tabs={[
            { id: 'bidur', label: t(messages.waiting) },
            { id: 'akvardanir', label: t(messages.decided) },
          ]}
          value={tab}
          onChange={(id) => void navigate({ search: id === 'bidur' ? {} : { flipi: id }, replace: true })}
        >
          {tab === 'bidur' ? <MatchingDesk /> : <Decisions />}
        </Tabs>
      </Stack>
    </StaffOnly>
  );
}
