import { listCwrReceivers } from '@omur/contract/exchange/cwrOut/cwrOut';
import { addSftpAccount } from '@omur/contract/exchange/sftp/sftp';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { usePassword } from '../../platform/page/usePassword.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { AuthorPicker, PublisherPicker } from '../../publishing/contracts/PartyPicker.tsx';
import { CredentialFields, FolderFields, PlaceFields } from './AccountFields.tsx';
import { bodyOf } from './form.ts';
import { messages } from './messages.ts';
import { useAccountForm } from './useAccountForm.ts';

interface Owner {
  kind: 'receiver' | 'publisher' | 'writer';
  receiver: string;
  publisher?: { personId: number; name: string } | undefined;
  writer?: { authorId: number; displayName: string; personId?: number | null | undefined } | undefined;
}

const idOf = ({ kind, receiver, publisher, writer }: Owner) => {
  if (kind === 'receiver') return receiver === '' ? undefined : { receiver };
  const personId = kind === 'publisher' ? publisher?.personId : writer?.personId;
  return personId ? { personId } : undefined;
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
  const given = usePassword(add.error);
  const ownerId = idOf(owner);
  const submit = () => {
    const [isWhole, isGiven] = [isReady(), given.isGiven()];
    if (isWhole && isGiven && ownerId)
      add.send({ body: { ...ownerId, ...bodyOf(form), password: given.password } });
  };
  return (
    <FormDialog
      isStacked
      title={t(messages.addTitle)}
      act={t(messages.add)}
      refusal={given.refusal && refusal}
      isSending={add.isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      {given.after(
        <>
          <OwnerFields
            owner={owner}
            onChange={setOwner}
            error={isTried && !ownerId ? t(messages.missing) : undefined}
          />
          <PlaceFields {...fields} />
          <CredentialFields {...fields} mayKeep={false} />
          <FolderFields {...fields} />
        </>,
      )}
      {given.field}
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
          { value: 'writer', label: t(messages.ofWriter), hint: t(messages.ofWriterHint) },
        ]}
        onChange={(kind) => onChange({ ...owner, kind })}
      />
      {owner.kind === 'receiver' && (
        <SelectField
          label={t(messages.ofReceiver)}
          placeholder={t(messages.choose)}
          value={owner.receiver}
          options={(receivers.data?.rows ?? [])
            .filter(({ isClosed }) => !isClosed)
            .map(({ receiver, receiverName, sftpState }) => ({
              value: receiver,
              label: sftpState === null ? receiverName : t(messages.hasOne, { receiver: receiverName }),
              isDisabled: sftpState !== null,
            }))}
          onChange={(receiver) => onChange({ ...owner, receiver })}
          error={error ?? receivers.error?.message}
        />
      )}
      {owner.kind === 'publisher' && (
        <PublisherPicker
          id="publisher"
          value={owner.publisher}
          onChange={(publisher) => onChange({ ...owner, publisher })}
          error={error}
        />
      )}
      {owner.kind === 'writer' && (
        <AuthorPicker
          id="writer"
          value={owner.writer}
          onChange={(writer) => onChange({ ...owner, writer })}
          error={error}
        />
      )}
      {owner.kind === 'writer' && owner.writer && !owner.writer.personId && (
        <Alert look="warning" isAnnounced title={t(messages.nobodysWriter)} />
      )}
    </>
  );
}
