import { KeyRound } from 'lucide-react';
import { Suspense } from 'react';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useMember } from '../../platform/page/member.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';

const DeskHome = lazyComponent(async () => (await import('../home/DeskHome.tsx')).DeskHome);
const DraftList = lazyComponent(async () => (await import('../../platform/drafts/DraftList.tsx')).DraftList);

/** Staff, and those who only act for others, may be no person of the society. */
export function NobodysCard() {
  const t = useText();
  const { name } = useLoggedIn();
  const { isStaff } = useMember();
  return (
    <Stack>
      <PageHeader person={name} title={name} />
      <Suspense fallback={<Skeleton shape="rows" />}>{isStaff && <DeskHome />}</Suspense>
      <Suspense>{isStaff && <DraftList />}</Suspense>
      {!isStaff && (
        <EmptyState
          title={t(messages.nobody)}
          icon={<KeyRound />}
          action={<ButtonLink to="/umboð">{t(messages.toAccess)}</ButtonLink>}
        >
          {t(messages.nobodyElse)}
        </EmptyState>
      )}
    </Stack>
  );
}
