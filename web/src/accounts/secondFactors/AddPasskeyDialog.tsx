import { useMutation } from '@tanstack/react-query';
import { deviceOf } from './device.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import type { AddingProps } from './AddAppDialog.tsx';
import { messages } from './messages.ts';
import { makePasskey } from './passkeys.ts';
import { usePasskeyName } from './usePasskeyName.tsx';
import { usePassword } from '../../platform/page/usePassword.tsx';

/** Adds a passkey: a name for it and the password, then whatever the browser asks for. */
export function AddPasskeyDialog({ onClose, onAdded }: AddingProps) {
  const t = useText();
  const called = usePasskeyName(deviceOf(navigator.userAgent).system ?? '');
  const make = useMutation({
    mutationFn: (password: string) => makePasskey(password, called.name),
    onSuccess: (codes) => onAdded(codes, t(messages.passkeyAdded)),
  });
  const given = usePassword(make.error);
  return (
    <FormDialog
      isStacked
      size="small"
      title={t(messages.addPasskey)}
      description={t(messages.passkeyHow)}
      act={t(messages.goOn)}
      refusal={given.refusal}
      isSending={make.isPending}
      onSubmit={() => called.isGiven() && given.isGiven() && make.mutate(given.password)}
      onClose={onClose}
    >
      {called.field}
      {given.field}
    </FormDialog>
  );
}
