import { renewRecoveryCodes } from '@omur/contract/accounts/secondFactors';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { messages } from './messages.ts';
import { usePassword } from '../../platform/page/usePassword.tsx';

interface RenewDialogProps {
  onRenewed: (codes: string[]) => void;
  onClose: () => void;
}

export function RenewDialog({ onRenewed, onClose }: RenewDialogProps) {
  const t = useText();
  const renew = useMutation({
    mutationFn: (password: string) => call(renewRecoveryCodes, { body: { password } }),
    onSuccess: ({ recoveryCodes }) => onRenewed(recoveryCodes),
  });
  const given = usePassword(renew.error);
  return (
    <FormDialog
      isStacked
      size="small"
      title={t(messages.renewTitle)}
      description={t(messages.renewWhat)}
      act={t(messages.renew)}
      refusal={given.refusal}
      isSending={renew.isPending}
      onSubmit={() => given.isGiven() && renew.mutate(given.password)}
      onClose={onClose}
    >
      {given.field}
    </FormDialog>
  );
}
