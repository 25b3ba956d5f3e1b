import { newWorkPage } from './pages.ts';
import type { Role } from '@omur/contract/platform/values';
import { useText } from '../../platform/i18n/texts.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';

const reasons = { viewer: messages.notAllowedViewer, external: messages.notAllowedExternal };

/** Why somebody registers nothing, and where to go instead. */
export function NotAllowed({ role }: { role: Role }) {
  const t = useText();
  const isExternal = role === 'external';
  const reason = role === 'viewer' || isExternal ? reasons[role] : messages.notAllowedMember;
  return (
    <Stack>
      <PageHeader title={t(newWorkPage.label)} />
      <Card isFlush>
        <EmptyState
          title={t(messages.notAllowed)}
          action={
            <ButtonLink look="primary" to={isExternal ? '/umboð' : '/mitt-spjald'}>
              {t(isExternal ? messages.toAccess : messages.toCard)}
            </ButtonLink>
          }
        >
          {t(reason)}
        </EmptyState>
      </Card>
    </Stack>
  );
}
