import { controlFigures } from '@omur/contract/royalties/ledger';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { BringDialog } from '../openings/BringDialog.tsx';
import { messages as openingMessages } from '../openings/messages.ts';
import { OpeningList } from '../openings/OpeningList.tsx';
import { Accounts } from './Accounts.tsx';
import { ControlReport } from './ControlReport.tsx';
import { ledgerPage } from './deskPages.ts';
import { Entries } from './Entries.tsx';
import { messages } from './messages.ts';

const route = getRouteApi('/portal/bókhald');
const tabs = ['afstemming', 'lyklar', 'faerslur', 'upphaf'] as const;
const labels = {
  afstemming: messages.control,
  lyklar: messages.accounts,
  faerslur: messages.entries,
  upphaf: openingMessages.openings,
};

/** R18, R19: the ledger and its control report, for administrators. */
export function LedgerPage() {
  return (
    <StaffOnly isForAdministrators>
      <Ledger />
    </StaffOnly>
  );
}

function Ledger() {
  const t = useText();
  const { flipi, lykill, flokkur, tala, fra, til } = route.useSearch();
  const navigate = route.useNavigate();
  const tab = tabs.find((id) => id === flipi) ?? 'afstemming';
  const [isBringing, setIsBringing] = useState(false);
  const days = { ...(fra && { fra }), ...(til && { til }) };
  return (
    <Stack>
      <PageHeader
        title={t(ledgerPage.label)}
        subtitle={t(messages.subtitle)}
        actions={
          tab === 'upphaf' && (
            <Button look="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setIsBringing(true)}>
              {t(openingMessages.bring)}
            </Button>
          )
        }
      />
      <Tabs
        label={t(messages.tabs)}
        tabs={tabs.map((id) => ({ id, label: t(labels[id]) }))}
        value={tab}
        onChange={(id) =>
          void navigate({ search: { ...days, ...(id !== 'afstemming' && { flipi: id }) }, replace: true })
        }
      >
        {tab === 'afstemming' && (
          <ControlReport
            fra={fra}
            til={til}
            onDays={(next) =>
              void navigate({
                search: (before) => ({ ...before, ...next }),
                replace: true,
                resetScroll: false,
              })
            }
          />
        )}
        {tab === 'lyklar' && <Accounts />}
        {tab === 'upphaf' && <OpeningList />}
        {tab === 'faerslur' && (
          <Entries
            query={{
              ...(fra && { fromDay: fra }),
              ...(til && { toDay: til }),
              ...(lykill && { ledgerAccountId: lykill }),
              ...(flokkur && { categoryId: flokkur }),
              figure: controlFigures.find((one) => one === tala),
            }}
          />
        )}
      </Tabs>
      {isBringing && <BringDialog onClose={() => setIsBringing(false)} />}
    </Stack>
  );
}
