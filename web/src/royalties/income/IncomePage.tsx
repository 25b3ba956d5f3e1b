import { getRouteApi } from '@tanstack/react-router';
import { FileUp, Plus } from 'lucide-react';
import { useText } from '../../platform/i18n/texts.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { incomePage } from './deskPages.ts';
import { IncomeDialog } from './IncomeDialog.tsx';
import { IncomeList } from './IncomeList.tsx';
import { messages } from './messages.ts';
import { PoolDialog } from './PoolDialog.tsx';
import { PoolList } from './PoolList.tsx';
import { RuleDialog } from './RuleDialog.tsx';
import { RuleList } from './RuleList.tsx';
import { SheetDialog } from './SheetDialog.tsx';

const route = getRouteApi('/portal/tekjur');
const tabs = ['tekjur', 'oskiptar', 'pottar', 'reglur'] as const;
const labels = {
  tekjur: messages.income,
  oskiptar: messages.waiting,
  pottar: messages.pools,
  reglur: messages.rules,
};
const acts = {
  tekjur: messages.register,
  oskiptar: messages.register,
  pottar: messages.addPool,
  reglur: messages.askForRule,
};

/** R4, R5: income, pools and rules, for administrators. */
export function IncomePage() {
  return (
    <StaffOnly isForAdministrators>
      <IncomeDesk />
    </StaffOnly>
  );
}

function IncomeDesk() {
  const t = useText();
  const { flipi, nytt } = route.useSearch();
  const navigate = route.useNavigate();
  const tab = tabs.find((id) => id === flipi) ?? 'tekjur';
  const open = (dialog?: string) =>
    void navigate({
      search: { ...(tab !== 'tekjur' && { flipi: tab }), ...(dialog && { nytt: dialog }) },
      replace: true,
      resetScroll: false,
    });
  const onClose = () => open();
  return (
    <Stack>
      <PageHeader
        title={t(incomePage.label)}
        subtitle={t(messages.subtitle)}
        actions={
          <>
            {tab === 'tekjur' && (
              <Button icon={<FileUp size={18} aria-hidden />} onClick={() => open('skra')}>
                {t(messages.sheet)}
              </Button>
            )}
            <Button look="primary" icon={<Plus size={18} aria-hidden />} onClick={() => open('nytt')}>
              {t(acts[tab])}
            </Button>
          </>
        }
      />
      <Tabs
        label={t(messages.tabs)}
        tabs={tabs.map((id) => ({ id, label: t(labels[id]) }))}
        value={tab}
        onChange={(id) => void navigate({ search: id === 'tekjur' ? {} : { flipi: id }, replace: true })}
      >
        {(tab === 'tekjur' || tab === 'oskiptar') && <IncomeList key={tab} isWaiting={tab === 'oskiptar'} />}
        {tab === 'pottar' && <PoolList />}
        {tab === 'reglur' && <RuleList />}
      </Tabs>
      {nytt === 'skra' && <SheetDialog onClose={onClose} />}
      {nytt === 'nytt' && (tab === 'tekjur' || tab === 'oskiptar') && <IncomeDialog onClose={onClose} />}
      {nytt === 'nytt' && tab === 'pottar' && <PoolDialog onClose={onClose} />}
      {nytt === 'nytt' && tab === 'reglur' && <RuleDialog onClose={onClose} />}
    </Stack>
  );
}
