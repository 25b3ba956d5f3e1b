import { type Passkey, renamePasskey } from '@omur/contract/accounts/secondFactors';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { messages } from './messages.ts';
import { usePasskeyName } from './usePasskeyName.tsx';

interface RenameDialogProps {
  passkey: Passkey;
  onRenamed: () => void;
  onClose: () => void;
}

/** Gives a passkey another name; what it opens is the same, so that no password is asked for. */
export function RenameDialog({ passkey: { passkeyId, passkeyName }, onRenamed, onClose }: RenameDialogProps) {
  const t = useText();
  const called = usePasskeyName(passkeyName);
  const rename = useMutation({
    mutationFn: () => call(renamePasskey, { params: { passkeyId }, body: { passkeyName: called.name } }),
    onSuccess: onRenamed,
  });
  return (
    <FormDialog
      isStacked
      size="small"
      title={t(messages.renameTitle)}
      refusal={rename.error?.message}
      isSending={rename.isPending}
      onSubmit={() => called.isGiven() && rename.mutate()}
      onClose={onClose}
    >
      {called.field}
    </FormDialog>
  );
}
