import { registerIncome } from '@omur/contract/royalties/income';
import type { PayerKind } from '@omur/contract/platform/fields/money';
import { day } from '@omur/contract/platform/values';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { CategoryField } from '../money/CategoryField.tsx';
import { readAmount, readDecimal } from '../money/typedNumbers.ts';
import { optionsOf, payerWords } from '../money/words.ts';
import { messages } from './messages.ts';
import { partMessages } from './partMessages.ts';

const empty = {
  payerName: '',
  payerKind: '' as PayerKind | '',
  categoryId: '',
  periodName: '',
  grossAmount: '',
  currency: 'ISK',
  exchangeRate: '',
  receivedOn: '',
  reference: '',
  isDivided: false,
};
type Written = typeof empty;

/** Registers one payment of a licence (R4). */
export function IncomeDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [written, setWritten] = useState<Written>(empty);
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal, problemAt } = useChange(registerIncome, () => {
    toast({ text: t(messages.registered) });
    onClose();
  });
  const wrong = problemsOf(written);
  const problemOf = (name: keyof Written) => {
    const mine = isTried && name !== 'isDivided' && wrong[name];
    return mine ? t(mine) : (problemAt(name) ?? undefined);
  };
  const field = <K extends keyof Written>(name: K) => ({
    value: written[name],
    onChange: (value: Written[K]) => setWritten((before) => ({ ...before, [name]: value })),
    error: problemOf(name),
  });
  const isForeign = written.currency !== 'ISK';
  const submit = () => {
    setIsTried(true);
    if (Object.values(wrong).some(Boolean) || written.payerKind === '') return;
    send({
      body: {
        ...written,
        payerKind: written.payerKind,
        categoryId: Number(written.categoryId),
        grossAmount: readAmount(written.grossAmount) ?? 0,
        exchangeRate: isForeign ? (readDecimal(written.exchangeRate) ?? 0) : null,
      },
    });
  };
  return (
    <FormDialog
      title={t(messages.register)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...field('payerName')} label={t(messages.payer)} maxLength={200} autoComplete="off" />
      <SelectField
        {...field('payerKind')}
        label={t(messages.payerKind)}
        placeholder={t(messages.choose)}
        options={optionsOf(payerWords, t)}
      />
      <CategoryField {...field('categoryId')} label={t(messages.category)} placeholder={t(messages.choose)} />
      <TextField
        {...field('periodName')}
        label={t(messages.period)}
        hint={t(messages.periodHint)}
        autoComplete="off"
      />
      <TextField {...field('grossAmount')} label={t(messages.amount)} isNumeric inputMode="decimal" />
      <TextField
        {...field('currency')}
        onChange={(currency) => setWritten((before) => ({ ...before, currency: currency.toUpperCase() }))}
        label={t(messages.currency)}
        autoComplete="off"
      />
      {isForeign && (
        <TextField
          {...field('exchangeRate')}
          label={t(messages.rate)}
          hint={t(messages.rateHint)}
          isNumeric
          inputMode="decimal"
        />
      )}
      <DateField {...field('receivedOn')} label={t(messages.received)} />
      <TextField
        {...field('reference')}
        label={t(messages.reference)}
        hint={t(messages.referenceHint)}
        maxLength={100}
        autoComplete="off"
      />
      <CheckboxField
        label={t(partMessages.isDivided)}
        hint={t(partMessages.isDividedHint)}
        isChecked={written.isDivided}
        onChange={(isDivided) => setWritten((before) => ({ ...before, isDivided }))}
      />
    </FormDialog>
  );
}

const problemsOf = (written: Written) => ({
  payerName: written.payerName.trim() === '' && messages.missing,
  payerKind: written.payerKind === '' && messages.missing,
  categoryId: written.categoryId === '' && messages.missing,
  periodName: written.periodName.trim() === '' && messages.missing,
  grossAmount: readAmount(written.grossAmount) === undefined && messages.amountWrong,
  currency: !/^[A-Z]{3}$/u.test(written.currency) && messages.currencyWrong,
  exchangeRate:
    written.currency !== 'ISK' && readDecimal(written.exchangeRate) === undefined && messages.rateWrong,
  receivedOn: !day.safeParse(written.receivedOn).success && messages.dayWrong,
  reference: written.reference.trim() === '' && messages.missing,
});
