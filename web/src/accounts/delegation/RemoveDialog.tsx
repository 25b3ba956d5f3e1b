import { useToast } from '../../platform/ui/Toast.tsx';
import { useChange } from '../../platform/api/useChange.ts';
import { type Access, giveUpAccess, removeAccess } from '@omur/contract/accounts/delegation';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';

interface RemoveDialogProps {
  access: Access;
  /** Granted to themselves, which you give up; else granted by themselves. */
  isHeld: boolean;
  onClose: () => void;
}

/** C2.30, C4.8, C5.7: nothing is removed without the tick. */
export function RemoveDialog({ access: { userId, name }, isHeld, onClose }: RemoveDialogProps) {
  const t = useText();
  const [isSure, setIsSure] = useState(false);
  const toast = useToast();
  const { send, isSending, refusal } = useChange(isHeld ? giveUpAccess : removeAccess, () => {
    toast({ text: t(isHeld ? messages.givenUp : messages.removed), look: 'success' });
    onClose();
  });
  return (
    <Dialog
      isOpen
      size="small"
      role="alertdialog"
      title={t(isHeld ? messages.giveUp : messages.remove, { name })}
      description={t(isHeld ? messages.giveUpWhat : messages.removeWhat)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button
            look="danger"
            isLoading={isSending}
            disabled={!isSure}
            onClick={() => send({ params: { userId } })}
          >
            {t(isHeld ? messages.giveUpAct : messages.removeAct)}
          </Button>
        </>
      }
    >
      <Stack>
        {refusal && <Alert look="danger" isAnnounced title={refusal} />}
        <CheckboxField
          label={t(isHeld ? messages.giveUpSure : messages.removeSure)}
          isChecked={isSure}
          onChange={setIsSure}
        />
      </Stack>
    </Dialog>
  );
}
