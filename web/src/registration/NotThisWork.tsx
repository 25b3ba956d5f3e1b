import type { Text } from '../text.ts';
import { useText } from '../texts.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Stack } from '../ui/Stack.tsx';
import { messages } from './messages.ts';

/** Why the form is not for this work, and the way to the work itself. */
export function NotThisWork({ workId, title, why }: { workId: number; title: Text; why: Text }) {
  const t = useText();
  return (
    <Stack>
      <PageHeader title={t(title)} />
      <Card isFlush>
        <EmptyState
          title={t(why)}
          action={
            <ButtonLink look="primary" to="/verk/$workId" params={{ workId: String(workId) }}>
              {t(messages.toWork)}
            </ButtonLink>
          }
        />
      </Card>
    </Stack>
  );
}
