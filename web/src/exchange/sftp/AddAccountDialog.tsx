import { listCwrReceivers } from '@omur/contract/exchange/cwrOut/cwrOut';
import { addSftpAccount } from '@omur/contract/exchange/sftp/sftp';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { PublisherPicker } from '../../publishing/contracts/PartyPicker.tsx';
import { CredentialFields, FolderFields, PlaceFields } from './AccountFields.tsx';
import { bodyOf } from './form.ts';
import { messages } from './messages.ts';
import { useAccountForm } from './useAccountForm.ts';

interface Owner {
  kind: 'receiver' | 'publisher';
  receiver: string;
  publisher?: { personId: number; name: string } | undefined;
}

const idOf = ({ kind, receiver, publisher }: Owner) => {
  if (kind === 'receiver') return receiver === '' ? undefined : { receiver };
  return publisher && { personId: publisher.personId };
};

/** X120: a new account, which is connected to as soon as it is there. */
export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const [owner, setOwner] = useState<Owner>({ kind: 'receiver', receiver: '' });
  const add = useChange(addSftpAccount, ({ sftpAccountId }) => {
    toast({ text: t(messages.added) });
    onClose();
    void navigate({ to: '/cwr-ut', search: { flipi: 'sftp', tenging: sftpAccountId } });
  });
  const { form, fields, isReady, isTried, refusal } = useAccountForm(add);
  const ownerId = idOf(owner);
  const submit = () => {
    if (isReady() && ownerId) add.send({ body: { ...ownerId, ...bodyOf(form) } });
  };
  return (
    <FormDialog
      isStacked
      title={t(messages.addTitle)}
      act={t(messages.add)}
      refusal={refusal}
      isSending={add.isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <OwnerFields
        owner={owner}
        onChange={setOwner}
        error={isTried && !ownerId ? t(messages.missing) : undefined}
      />
      <PlaceFields {...fields} />
      <CredentialFields {...fields} mayKeep={false} />
      <FolderFields {...fields} />
    </FormDialog>
  );
}

interface OwnerFieldsProps {
  owner: Owner;
  onChange: (owner: Owner) => void;
  error: string | undefined;
}

function OwnerFields({ owner, onChange, error }: OwnerFieldsProps) {
  const t = useText();
  const receivers = useQuery(listQueryFor(listCwrReceivers));
  return (
    <>
      <RadioGroup
        label={t(messages.owner)}
        value={owner.kind}
        options={[
          { value: 'receiver', label: t(messages.ofReceiver), hint: t(messages.ofReceiverHint) },
          { value: 'publisher', label: t(messages.ofPublisher), hint: t(messages.ofPublisherHint) },
        ]}
        onChange={(kind) => onChange({ ...owner, kind })}
      />
      {owner.kind === 'receiver' ? (
        <SelectField
          label={t(messages.ofReceiver)}
          placeholder={t(messages.choose)}
          value={owner.receiver}
          options={(receivers.data?.rows ?? []).map(({ receiver, receiverName, sftpState }) => ({
            value: receiver,
            label: sftpState === null ? receiverName : t(messages.hasOne, { receiver: receiverName }),
            isDisabled: sftpState !== null,
          }))}
          onChange={(receiver) => onChange({ ...owner, receiver })}
          error={error ?? receivers.error?.message}
        />
      ) : (
        <PublisherPicker
          id="publisher"
          value={owner.publisher}
          onChange={(publisher) => onChange({ ...owner, publisher })}
          error={error}
        />
      )}
    </>
  );
}
