import { getSociety } from '@omur/contract/accounts/sessions';
import type { UnidentifiedUsage } from '@omur/contract/royalties/clocks';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { AnchorButton, ButtonLink } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';

/** O104: what to do about usage of a work of one's own: claim it, or join the society first. */
export function MineDialog({ usage, onClose }: { usage: UnidentifiedUsage; onClose: () => void }) {
  const t = useText();
  const joinUrl = useQuery(queryFor(getSociety)).data?.joinUrl;
  const title = usage.title ?? '–';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOnOutsidePress
      title={t(messages.isMine)}
      description={t(messages.mineNumber, { title, number: String(usage.unmatchedUsageId) })}
      footer={
        <>
          {joinUrl && (
            <AnchorButton href={joinUrl} rel="noreferrer">
              {t(messages.join)}
            </AnchorButton>
          )}
          <ButtonLink to="/óráðstafað" search={{ leit: usage.title ?? undefined }} look="primary">
            {t(messages.claim)}
          </ButtonLink>
        </>
      }
    >
      <Stack gap="small">
        <p>{t(messages.mineMember)}</p>
        <p>{t(joinUrl ? messages.mineJoin : messages.mineContact)}</p>
      </Stack>
    </Dialog>
  );
}
