import { isIban } from '@omur/contract/platform/rules/iban';
import { askForForeignAccount } from '@omur/contract/royalties/foreignAccounts';
import type { Payee } from '@omur/contract/royalties/payments';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { foreignMessages as messages } from './foreignMessages.ts';

const empty = {
  iban: '',
  bic: '',
  currency: 'EUR',
  payeeStreet: '',
  payeePostalCode: '',
  payeeTown: '',
  countryCode: '',
};
type Name = keyof typeof empty;

/** Enters an account abroad as its payee gave it; another administrator approves it (R42). */
export function ForeignAccountDialog({ payee, onClose }: { payee: Payee; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [written, setWritten] = useState(empty);
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal, problemAt } = useChange(askForForeignAccount, () => {
    toast({ text: t(messages.entered) });
    onClose();
  });
  const isMissing = (name: Name) => name !== 'payeePostalCode' && written[name].trim() === '';
  const isIbanWrong = !isIban(written.iban.replace(/\s/gu, '').toUpperCase());
  const problem = (name: Name) =>
    isMissing(name) ? t(messages.missing) : name === 'iban' && isIbanWrong && t(messages.ibanWrong);
  const field = (name: Name) => ({
    value: written[name],
    onChange: (value: string) => setWritten((before) => ({ ...before, [name]: value })),
    error: (isTried && problem(name)) || problemAt(name),
    label: t(messages[name]),
  });
  const submit = () => {
    setIsTried(true);
    if (isIbanWrong || (Object.keys(empty) as Name[]).some(isMissing)) return;
    send({ body: { ...written, payeePostalCode: written.payeePostalCode || null, payeeId: payee.payeeId } });
  };
  return (
    <FormDialog
      title={t(messages.title, { payee: payee.payeeName })}
      description={t(messages.what)}
      act={t(messages.enter)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...field('iban')} />
      <TextField {...field('bic')} />
      <TextField {...field('currency')} hint={t(messages.currencyHint)} />
      <TextField {...field('payeeStreet')} />
      <TextField {...field('payeePostalCode')} isOptional />
      <TextField {...field('payeeTown')} />
      <TextField {...field('countryCode')} hint={t(messages.countryHint)} />
    </FormDialog>
  );
}
