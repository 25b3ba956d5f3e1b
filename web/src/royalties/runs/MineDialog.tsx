import { getSociety } from '@omur/contract/accounts/sessions';
import type { UnidentifiedUsage } from '@omur/contract/royalties/clocks';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Contact } from '../../platform/page/Contact.tsx';
import { AnchorButton, Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';

interface MineDialogProps {
  usage: UnidentifiedUsage;
  /** O256: where the society has no page of its own for joining. */
  onOutside: () => void;
  onClose: () => void;
}

/** O104: what to do about usage of your own work: claim it, or join the society first. */
export function MineDialog({ usage, onOutside, onClose }: MineDialogProps) {
  const t = useText();
  const society = useQuery(queryFor(getSociety)).data;
  const joinUrl = society?.joinUrl;
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
          {joinUrl ? (
            <AnchorButton href={joinUrl} rel="noreferrer">
              {t(messages.join)}
            </AnchorButton>
          ) : (
            society && <Button onClick={onOutside}>{t(messages.notMember)}</Button>
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
        {!joinUrl && <Contact society={society} />}
      </Stack>
    </Dialog>
  );
}
