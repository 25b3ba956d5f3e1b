import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
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
