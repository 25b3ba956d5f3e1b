import { getRouteApi } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/texts.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { Answers } from './Answers.tsx';
import { Cases } from './Cases.tsx';
import { cwrOutPage } from './deskPages.ts';
import { Files } from './Files.tsx';
import { messages } from './messages.ts';
import { Receivers } from './Receivers.tsx';

const route = getRouteApi('/portal/cwr-ut');

/** X90–X98: works that go to other societies and hubs, and what they answer. */
export function CwrOutPage() {
  return (
    <StaffOnly>
      <Desk />
    </StaffOnly>
  );
}

const tabIds = ['vidtakendur', 'skrar', 'svor', 'mal'] as const;
const contents = { vidtakendur: Receivers, skrar: Files, svor: Answers, mal: Cases };

function Desk() {
  const t = useText();
  const { flipi } = route.useSearch();
  const navigate = route.useNavigate();
  const chosen = tabIds.find((id) => id === flipi) ?? 'vidtakendur';
  const Content = contents[chosen];
  return (
    <Stack gap="large">
      <PageHeader title={t(cwrOutPage.label)} subtitle={t(messages.pageMore)} />
      <Tabs
        label={t(messages.tabs)}
        tabs={[
          { id: 'vidtakendur', label: t(messages.receivers) },
          { id: 'skrar', label: t(messages.files) },
          { id: 'svor', label: t(messages.answerFiles) },
          { id: 'mal', label: t(messages.cases) },
        ]}
        value={chosen}
        onChange={(id) =>
          void navigate({
            search: id === 'vidtakendur' ? {} : { flipi: id },
            replace: true,
            resetScroll: false,
          })
        }
      >
        <Content />
      </Tabs>
    </Stack>
  );
}
