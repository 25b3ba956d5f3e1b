import { renewServiceSecret, type SignOnService } from '@omur/contract/accounts/signOn';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { usePassword } from '../../platform/page/usePassword.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { messages } from './deskMessages.ts';
import type { ShownSecret } from './ServicesPage.tsx';

interface RenewSecretDialogProps {
  service: SignOnService;
  onClose: () => void;
  onRenewed: (shown: ShownSecret) => void;
}

/** O141: another secret in place of one that got out. */
export function RenewSecretDialog({ service, onClose, onRenewed }: RenewSecretDialogProps) {
  const t = useText();
  const { serviceId, serviceName, clientId } = service;
  const renew = useChange(renewServiceSecret, ({ clientSecret }) =>
    onRenewed({ clientId, secret: clientSecret ?? '' }),
  );
  const given = usePassword(renew.error);
  const submit = () => {
    if (given.isGiven()) renew.send({ params: { serviceId }, body: { password: given.password } });
  };
  return (
    <FormDialog
      isStacked
      size="small"
      title={t(messages.renewOf, { name: serviceName })}
      act={t(messages.renew)}
      refusal={given.refusal}
      isSending={renew.isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(messages.renewWhy)}</p>
      {given.field}
    </FormDialog>
  );
}
