import { decideMembership, type MembershipApplication } from '@omur/contract/accounts/memberships';
import { formatBankAccount } from '@omur/contract/people/rules/bankAccount';
import { formatKennitala } from '@omur/contract/people/rules/kennitala';
import { type ReactNode, useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { Facts as Plain } from '../../works/authorMerge/Facts.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Email } from '../../platform/ui/Email.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { deskMessages as messages } from './deskMessages.ts';

/** One application, with all that was typed, and the answer. */
export function MembershipDialog({
  application,
  onClose,
}: {
  application: MembershipApplication;
  onClose: () => void;
}) {
  const t = useText();
  const toast = useToast();
  const [remark, setRemark] = useState('');
  const [isAccepting, setIsAccepting] = useState(false);
  const { membershipApplicationId, name } = application;
  const { send, isSending, refusal, problemAt } = useChange(decideMembership, () => {
    toast({ text: t(isAccepting ? messages.accepted : messages.refused, { name }) });
    onClose();
  });
  const answer = (isApproved: boolean) => {
    if (isSending) return;
    setIsAccepting(isApproved);
    send({ params: { membershipApplicationId }, body: { isApproved, remark } });
  };
  return (
    <Dialog
      isOpen
      size="medium"
      title={t(messages.dialog)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button look="danger" isLoading={isSending && !isAccepting} onClick={() => answer(false)}>
            {t(messages.refuse)}
          </Button>
          <Button look="primary" isLoading={isSending && isAccepting} onClick={() => answer(true)}>
            {t(messages.accept)}
          </Button>
        </>
      }
    >
      <Stack>
        {refusal && <Alert look="danger" isAnnounced title={refusal} />}
        <Facts application={application} />
        <p className="dim">{t(messages.what)}</p>
        <TextArea
          isOptional
          label={t(messages.remark)}
          maxLength={2000}
          rows={3}
          value={remark}
          onChange={setRemark}
          error={problemAt('remark')}
        />
      </Stack>
    </Dialog>
  );
}

function Facts({ application }: { application: MembershipApplication }) {
  const t = useText();
  const {
    name,
    displayName,
    kennitala,
    street,
    postalCode,
    postOffice,
    email,
    phone,
    worksAsAuthor,
    registrantName,
  } = application;
  const facts: [string, ReactNode][] = [
    [t(messages.applicant), name],
    [t(messages.registeredAs), displayName],
    [t(messages.works), worksAsAuthor],
    [t(messages.registrant), registrantName],
    [t(messages.kennitala), formatKennitala(kennitala)],
    [t(messages.address), `${street}, ${postalCode} ${postOffice ?? ''}`.trim()],
    [t(messages.email), email && <Email key="email" address={email} />],
    [t(messages.phone), phone],
    [t(messages.account), formatBankAccount(application)],
  ];
  return <Plain facts={facts} />;
}
