import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Stack } from '../ui/Stack.tsx';
import { messages } from './messages.ts';

interface DraftGoneProps {
  title: string;
  /** The way to a new one; a work unless it says otherwise. */
  begin?: ReactNode;
}

/** The address names a draft that is not there any more. */
export function DraftGone({ title, begin }: DraftGoneProps) {
  const t = useText();
  return (
    <Stack>
      <PageHeader title={title} />
      <Card isFlush>
        <EmptyState
          title={t(messages.gone)}
          action={
            begin ?? (
              <ButtonLink look="primary" to="/verk/stofna">
                {t(messages.begin)}
              </ButtonLink>
            )
          }
        >
          {t(messages.goneMore)}
        </EmptyState>
      </Card>
    </Stack>
  );
}
