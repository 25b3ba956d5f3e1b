import { changeSftpAccount, type SftpAccount } from '@omur/contract/exchange/sftp/sftp';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { usePassword } from '../../platform/page/usePassword.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { CredentialFields, FolderFields, PlaceFields } from './AccountFields.tsx';
import { bodyOf } from './form.ts';
import { messages } from './messages.ts';
import { useAccountForm } from './useAccountForm.ts';

export function ChangeAccountDialog({ account, onClose }: { account: SftpAccount; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [isOn, setIsOn] = useState(account.isOn);
  const change = useChange(changeSftpAccount, () => {
    toast({ text: t(messages.changed) });
    onClose();
  });
  const { form, fields, isReady, refusal } = useAccountForm(change, account);
  const given = usePassword(change.error);
  const { sftpAccountId, ownerName } = account;
  const submit = () => {
    const [isWhole, isGiven] = [isReady(), given.isGiven()];
    if (isWhole && isGiven)
      change.send({ params: { sftpAccountId }, body: { ...bodyOf(form), isOn, password: given.password } });
  };
  return (
    <FormDialog
      isStacked
      title={t(messages.changeTitle)}
      description={ownerName}
      refusal={given.refusal && refusal}
      isSending={change.isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      {given.after(
        <>
          <PlaceFields {...fields} />
          <CredentialFields {...fields} mayKeep />
          <FolderFields {...fields} />
          <CheckboxField label={t(messages.isOn)} isChecked={isOn} onChange={setIsOn} />
        </>,
      )}
      {given.field}
    </FormDialog>
  );
}
