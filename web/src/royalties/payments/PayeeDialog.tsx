import { changePayee, type Payee } from '@omur/contract/royalties/payments';
import * as money from '@omur/contract/platform/fields/money';
import { day } from '@omur/contract/platform/values';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { optionsOf, residenceWords } from '../money/words.ts';
import { deskMessages as messages, stopWords } from './deskMessages.ts';
import { foreignMessages } from './foreignMessages.ts';

interface PayeeDialogProps {
  payee: Payee;
  onClose: () => void;
  /** Enters an account abroad instead. */
  onAbroad: () => void;
}

/** Holds a payee's payments or lets them go on, and asks to change where the payee pays tax (R3, R128). */
export function PayeeDialog({ payee, onClose, onAbroad }: PayeeDialogProps) {
  const t = useText();
  const toast = useToast();
  const [stop, setStop] = useState(payee.stopReason ?? ('none' as const));
  const [note, setNote] = useState(payee.stopNote ?? '');
  const [residence, setResidence] = useState(payee.residence);
  const [until, setUntil] = useState(payee.certificateUntil ?? '');
  const { send, isSending, refusal, problemAt } = useChange(changePayee, (now, sent) => {
    const waits =
      now.residence !== sent.body?.residence || now.certificateUntil !== sent.body.certificateUntil;
    toast({ text: t(waits ? messages.taxWaits : messages.changed) });
    onClose();
  });
  const [least, setLeast] = useState(payee.leastIsk === null ? '' : String(payee.leastIsk));
  const leastIsk = least === '' ? null : Number(least.replaceAll('.', ''));
  const isLeastWrong = leastIsk !== null && !money.leastIsk.schema.safeParse(leastIsk).success;
  const isUntilWrong = until !== '' && !day.safeParse(until).success;
  const submit = () => {
    if (isUntilWrong || isLeastWrong) return;
    send({
      params: { payeeId: payee.payeeId },
      body: {
        stopReason: stop === 'none' ? null : stop,
        stopNote: stop === 'none' ? null : note,
        residence,
        certificateUntil: residence === 'foreign' && until !== '' ? until : null,
        leastIsk,
        version: payee.version,
      },
    });
  };
  return (
    <FormDialog
      title={payee.payeeName}
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t(messages.hold)}
        value={stop}
        onChange={setStop}
        options={[{ value: 'none' as const, label: t(messages.notHeld) }, ...optionsOf(stopWords, t)]}
        error={problemAt('stopReason')}
      />
      {stop !== 'none' && (
        <TextArea
          isOptional
          label={t(messages.note)}
          maxLength={500}
          rows={3}
          value={note}
          onChange={setNote}
          error={problemAt('stopNote')}
        />
      )}
      <SelectField
        label={t(messages.residence)}
        hint={t(messages.residenceHint)}
        value={residence}
        onChange={setResidence}
        options={optionsOf(residenceWords, t)}
        error={problemAt('residence')}
      />
      {residence === 'foreign' && (
        <DateField
          isOptional
          label={t(messages.certificate)}
          hint={t(messages.certificateHint)}
          value={until}
          onChange={setUntil}
          error={isUntilWrong ? t(messages.dayWrong) : problemAt('certificateUntil')}
        />
      )}
      <LeastField
        value={least}
        onChange={setLeast}
        error={isLeastWrong ? t(messages.leastWrong) : problemAt('leastIsk')}
      />
      <div>
        <Button size="small" onClick={onAbroad}>
          {t(foreignMessages.open)}
        </Button>
      </div>
    </FormDialog>
  );
}

interface LeastFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** R21: how little is paid, where the payee wants more than the society's minimum. */
function LeastField(field: LeastFieldProps) {
  const t = useText();
  return (
    <TextField
      {...field}
      isOptional
      isNumeric
      inputMode="numeric"
      label={t(messages.least)}
      hint={t(messages.leastHint)}
    />
  );
}
