import { performanceTypes } from '@omur/contract/platform/rules/performanceTypes';
import { listPools } from '@omur/contract/royalties/income';
import { askForRunRule } from '@omur/contract/royalties/runRules';
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
import { optionsOf } from '../money/words.ts';
import { messages, ruleWords, usageWords } from './messages.ts';
import {
  empty,
  isOfConcerts,
  parts,
  wrongOf,
  bodyOf,
  type PerformanceType,
  type Written,
  type Name,
} from './ruleForm.ts';

interface OnlyProps {
  isOfConcerts: boolean;
  field: <K extends Name>(
    name: K,
  ) => { value: Written[K]; onChange: (value: Written[K]) => void; error: string | undefined };
}

/** Which usage of its kind a pool is for alone: what somebody reported, or a concert or its tariff (R73). */
function Only({ isOfConcerts: isLive, field }: OnlyProps) {
  const t = useText();
  if (!isLive)
    return (
      <>
        <TextField {...field('usageSenderName')} label={t(messages.sender)} isOptional autoComplete="off" />
        <TextField {...field('stationName')} label={t(messages.station)} isOptional autoComplete="off" />
      </>
    );
  const kinds = ([1, 2, 3] as const).map((number) => ({
    value: String(number) as PerformanceType,
    label: t(performanceTypes[number]),
  }));
  return (
    <>
      <SelectField
        {...field('performanceTypeId')}
        label={t(messages.performanceType)}
        placeholder={t(messages.anyPerformance)}
        options={[{ value: 'any' as const, label: t(messages.anyPerformance) }, ...kinds]}
      />
      <TextField
        {...field('livePerformanceId')}
        label={t(messages.concert)}
        hint={t(messages.concertHint)}
        isOptional
        isNumeric
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
}

/** Asks for a rule of runs, which another administrator puts in force (R11). */
export function RuleDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [written, setWritten] = useState<Written>(empty);
  const [isTried, setIsTried] = useState(false);
  const pools = useQuery(listQueryFor(listPools));
  const { send, isSending, refusal, problemAt } = useChange(askForRunRule, () => {
    toast({ text: t(messages.asked) });
    onClose();
  });
  const asked = parts[written.runRuleKind];
  const field = <K extends Name>(name: K) => {
    const wrong = isTried && wrongOf(written, name);
    return {
      value: written[name],
      onChange: (value: Written[K]) => setWritten((before) => ({ ...before, [name]: value })),
      error: wrong ? t(wrong) : problemAt(name),
    };
  };
  const submit = () => {
    setIsTried(true);
    if ((Object.keys(empty) as Name[]).some((name) => wrongOf(written, name))) return;
    send({ body: bodyOf(written) });
  };
  const ofCategory = (pools.data?.rows ?? []).filter(
    ({ categoryId }) => String(categoryId) === written.categoryId,
  );
  const has = (name: Name) => asked.includes(name);
  return (
    <FormDialog
      title={t(messages.askForRule)}
      description={t(messages.ruleMore)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField {...field('runRuleKind')} label={t(messages.kind)} options={optionsOf(ruleWords, t)} />
      <CategoryField {...field('categoryId')} label={t(messages.category)} placeholder={t(messages.choose)} />
      {has('runUsageKind') && (
        <SelectField
          {...field('runUsageKind')}
          label={t(messages.usageKind)}
          placeholder={t(messages.choose)}
          options={optionsOf(usageWords, t)}
        />
      )}
      {has('poolId') && (
        <>
          <SelectField
            {...field('poolId')}
            label={t(messages.pool)}
            placeholder={t(messages.choose)}
            options={ofCategory.map(({ poolId, poolName }) => ({ value: String(poolId), label: poolName }))}
          />
        </>
      )}
      {written.runRuleKind === 'pool' && <Only isOfConcerts={isOfConcerts(written)} field={field} />}
      {has('fromTime') && (
        <>
          <TextField {...field('fromTime')} label={t(messages.fromTime)} isNumeric autoComplete="off" />
          <TextField {...field('untilTime')} label={t(messages.untilTime)} isNumeric autoComplete="off" />
        </>
      )}
      {has('factorCode') && (
        <TextField {...field('factorCode')} label={t(messages.code)} maxLength={20} autoComplete="off" />
      )}
      {has('factor') && (
        <TextField {...field('factor')} label={t(messages.factor)} isNumeric inputMode="decimal" />
      )}
      <DateField {...field('startsOn')} label={t(messages.from)} />
    </FormDialog>
  );
}
