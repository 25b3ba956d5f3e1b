import { getRouteApi } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/texts.tsx';
import { useLoggedIn } from '../../platform/api/session.ts';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { Sftp } from '../sftp/Sftp.tsx';
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

const tabIds = ['vidtakendur', 'skrar', 'svor', 'mal', 'sftp'] as const;
const contents = { vidtakendur: Receivers, skrar: Files, svor: Answers, mal: Cases, sftp: Sftp };

const labels = {
  vidtakendur: messages.receivers,
  skrar: messages.files,
  svor: messages.answerFiles,
  mal: messages.cases,
  sftp: messages.sftp,
};

function Desk() {
  const t = useText();
  const { flipi } = route.useSearch();
  const navigate = route.useNavigate();
  const isAdministrator = useLoggedIn().role === 'administrator';
  const ids = tabIds.filter((id) => id !== 'sftp' || isAdministrator);
  const chosen = ids.find((id) => id === flipi) ?? 'vidtakendur';
  const Content = contents[chosen];
  return (
    <Stack gap="large">
      <PageHeader title={t(cwrOutPage.label)} subtitle={t(messages.pageMore)} />
      <Tabs
        label={t(messages.tabs)}
        tabs={ids.map((id) => ({ id, label: t(labels[id]) }))}
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
