import { musicStartPage } from './pages.ts';
import { SquareUser } from 'lucide-react';
import { useMember } from '../../platform/page/member.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { About } from './About.tsx';
import { Codes } from './Codes.tsx';
import { messages } from './messages.ts';

/** F2.14: their own code, and what it is for. */
export function MusicStartPage() {
  const t = useText();
  const { person, isKnown, isStaff, error, retry } = useMember();
  if (error) return <PageFailed error={error} reset={retry} />;
  return (
    <Stack>
      <PageHeader title={t(musicStartPage.label)} />
      {!isKnown && <Skeleton shape="card" />}
      {person && <Codes person={person} />}
      {isKnown && !person && (
        <Card>
          <EmptyState
            title={t(messages.nobody)}
            icon={<SquareUser />}
            action={isStaff && <ButtonLink to="/notendur">{t(messages.toUsers)}</ButtonLink>}
          >
            {t(messages.nobodyMore)}
          </EmptyState>
        </Card>
      )}
      <About />
    </Stack>
  );
}
