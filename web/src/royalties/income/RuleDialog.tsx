import { askForMoneyRule, listPools } from '@omur/contract/royalties/income';
import type { PayerKind, RuleKind } from '@omur/contract/platform/fields/money';
import { day } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { CategoryField } from '../money/CategoryField.tsx';
import { readDecimal } from '../money/typedNumbers.ts';
import {
  deductionWords,
  formWords,
  optionsOf,
  payerWords,
  residenceWords,
  ruleWords,
} from '../money/words.ts';
import { messages } from './messages.ts';

const empty = {
  ruleKind: 'allocation' as RuleKind,
  categoryId: '',
  payerKind: '' as PayerKind | '' | 'any',
  payerName: '',
  poolId: '',
  deduction: '' as keyof typeof deductionWords | '',
  residence: '' as keyof typeof residenceWords | '',
  payeeForm: '' as keyof typeof formWords | '',
  percent: '',
  startsOn: '',
};
type Written = typeof empty;
/** What a rule of a kind has to say. */
const parts = {
  allocation: ['categoryId', 'poolId'],
  deduction: ['categoryId', 'deduction'],
  withholding: ['residence', 'payeeForm'],
} as const satisfies Record<RuleKind, readonly (keyof Written)[]>;

/** Asks for a rule, which another administrator puts in force (R5). */
export function RuleDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [written, setWritten] = useState<Written>(empty);
  const [isTried, setIsTried] = useState(false);
  const pools = useQuery(listQueryFor(listPools));
  const { send, isSending, refusal, problemAt } = useChange(askForMoneyRule, () => {
    toast({ text: t(messages.asked) });
    onClose();
  });
  const asked: readonly (keyof Written)[] = parts[written.ruleKind];
  const wrongOf = (name: keyof Written) => {
    if (name === 'percent') return readDecimal(written.percent) === undefined && messages.percentWrong;
    if (name === 'startsOn') return !day.safeParse(written.startsOn).success && messages.dayWrong;
    return asked.includes(name) && written[name] === '' && messages.missing;
  };
  const field = <K extends keyof Written>(name: K) => {
    const wrong = isTried && wrongOf(name);
    return {
      value: written[name],
      onChange: (value: Written[K]) => setWritten((before) => ({ ...before, [name]: value })),
      error: wrong ? t(wrong) : (problemAt(name) ?? undefined),
    };
  };
  const submit = () => {
    setIsTried(true);
    if ((Object.keys(empty) as (keyof Written)[]).some(wrongOf)) return;
    send({ body: bodyOf(written, asked) });
  };
  const ofCategory = (pools.data?.rows ?? []).filter(
    ({ categoryId }) => String(categoryId) === written.categoryId,
  );
  return (
    <FormDialog
      title={t(messages.askForRule)}
      description={t(messages.ruleMore)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField {...field('ruleKind')} label={t(messages.kind)} options={optionsOf(ruleWords, t)} />
      {asked.includes('categoryId') && (
        <CategoryField
          {...field('categoryId')}
          label={t(messages.category)}
          placeholder={t(messages.choose)}
        />
      )}
      {written.ruleKind === 'allocation' && (
        <>
          <SelectField
            {...field('payerKind')}
            label={t(messages.payerKind)}
            placeholder={t(messages.anyPayer)}
            options={[{ value: 'any' as const, label: t(messages.anyPayer) }, ...optionsOf(payerWords, t)]}
          />
          {(written.payerKind === '' || written.payerKind === 'any') && (
            <TextField {...field('payerName')} label={t(messages.onlyPayer)} isOptional autoComplete="off" />
          )}
          <SelectField
            {...field('poolId')}
            label={t(messages.pool)}
            placeholder={t(messages.choose)}
            options={ofCategory.map(({ poolId, poolName }) => ({ value: String(poolId), label: poolName }))}
          />
        </>
      )}
      {written.ruleKind === 'deduction' && (
        <SelectField
          {...field('deduction')}
          label={t(messages.deduction)}
          placeholder={t(messages.choose)}
          options={optionsOf(deductionWords, t)}
        />
      )}
      {written.ruleKind === 'withholding' && <Payees field={field} />}
      <TextField {...field('percent')} label={t(messages.percent)} isNumeric inputMode="decimal" />
      <DateField {...field('startsOn')} label={t(messages.from)} />
    </FormDialog>
  );
}

interface PayeesProps {
  field: <K extends keyof Written>(
    name: K,
  ) => { value: Written[K]; onChange: (value: Written[K]) => void; error: string | undefined };
}

function Payees({ field }: PayeesProps) {
  const t = useText();
  return (
    <>
      <SelectField
        {...field('residence')}
        label={t(messages.residence)}
        placeholder={t(messages.choose)}
        options={optionsOf(residenceWords, t)}
      />
      <SelectField
        {...field('payeeForm')}
        label={t(messages.form)}
        placeholder={t(messages.choose)}
        options={optionsOf(formWords, t)}
      />
    </>
  );
}

function bodyOf(written: Written, asked: readonly (keyof Written)[]) {
  const given = <V extends string, R>(name: keyof Written, value: V | '', as: (value: V) => R) =>
    asked.includes(name) && value !== '' ? as(value) : null;
  const same = <V,>(value: V) => value;
  const { payerKind } = written;
  return {
    ruleKind: written.ruleKind,
    categoryId: given('categoryId', written.categoryId, Number),
    payerKind:
      written.ruleKind === 'allocation' && payerKind !== '' && payerKind !== 'any' ? payerKind : null,
    payerName:
      written.ruleKind === 'allocation' && (payerKind === '' || payerKind === 'any')
        ? written.payerName.trim() || null
        : null,
    poolId: given('poolId', written.poolId, Number),
    deduction: given('deduction', written.deduction, same),
    residence: given('residence', written.residence, same),
    payeeForm: given('payeeForm', written.payeeForm, same),
    percent: readDecimal(written.percent) ?? 0,
    startsOn: written.startsOn,
  };
}
