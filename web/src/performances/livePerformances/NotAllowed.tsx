import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';
import type { WhyNot } from './useWhoRegisters.ts';

const reasons = {
  viewer: messages.notAllowedViewer,
  external: messages.notAllowedExternal,
  nobody: messages.notAllowedStaff,
};

/** Why somebody registers no performances, and where to go instead. */
export function NotAllowed({ title, whyNot }: { title: Text; whyNot: WhyNot }) {
  const t = useText();
  const isViewer = whyNot === 'viewer';
  return (
    <Stack>
      <PageHeader title={t(title)} />
      <Card isFlush>
        <EmptyState
          title={t(messages.notAllowed)}
          action={
            <ButtonLink look="primary" to={isViewer ? '/mitt-spjald' : '/umboð'}>
              {t(isViewer ? messages.toCard : messages.toAccess)}
            </ButtonLink>
          }
        >
          {t(reasons[whyNot])}
        </EmptyState>
      </Card>
    </Stack>
  );
}
