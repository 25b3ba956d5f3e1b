import {
  addFundPeriod,
  changeFundPeriod,
  type DeskPeriod,
  type NamedFund,
} from '@omur/contract/grants/funds';
import * as fields from '@omur/contract/grants/fields';
import { travelFundId } from '@omur/contract/grants/rules/fundApplication';
import { day } from '@omur/contract/platform/values';
import { useState } from 'react';
import { useLanguage, useText } from '../../../platform/i18n/texts.tsx';
import { DateField } from '../../../platform/ui/DateField.tsx';
import { SelectField } from '../../../platform/ui/SelectField.tsx';
import { TextField } from '../../../platform/ui/TextField.tsx';
import { useToast } from '../../../platform/ui/Toast.tsx';
import { FormDialog } from '../../../platform/ui/FormDialog.tsx';
import { messages, seasonNames } from './messages.ts';
import { useChange } from '../../../platform/api/useChange.ts';

interface PeriodDialogProps {
  /** The period to change; a new one without. */
  period?: DeskPeriod;
  /** For a new one. */
  funds?: readonly NamedFund[];
  onDone: (period: DeskPeriod) => void;
  onClose: () => void;
}

/** D1: when a fund takes applications; the travel fund's periods have no season (L2.38). */
export function PeriodDialog({ period, funds = [], onDone, onClose }: PeriodDialogProps) {
  const t = useText();
  const [language] = useLanguage();
  const toast = useToast();
  const [isTried, setIsTried] = useState(false);
  const [fundId, setFundId] = useState(period?.fundId ?? 1);
  const [season, setSeason] = useState(period?.season ?? 'spring');
  const [year, setYear] = useState(() => String(period?.year ?? new Date().getFullYear()));
  const [opensOn, setOpensOn] = useState(period?.opensOn ?? '');
  const [closesOn, setClosesOn] = useState(period?.closesOn ?? '');
  const done = (saved: DeskPeriod) => {
    toast({ text: t(messages.saved) });
    onDone(saved);
  };
  const adding = useChange(addFundPeriod, done);
  const changing = useChange(changeFundPeriod, done);
  const { problemAt, refusal, isSending } = period ? changing : adding;
  const isTravel = fundId === travelFundId;
  const isYearWrong = !/^2[01]\d\d$/u.test(year);
  const isDayWrong = (typed: string) => !day.safeParse(typed).success;

  const submit = () => {
    setIsTried(true);
    if (isYearWrong || isDayWrong(opensOn) || isDayWrong(closesOn)) return;
    const terms = { season: isTravel ? null : season, year: Number(year), opensOn, closesOn };
    if (!period) adding.send({ body: { fundId, ...terms } });
    else {
      const { fundPeriodId, version } = period;
      changing.send({ params: { fundPeriodId }, body: { ...terms, version } });
    }
  };
  const dayProblem = (typed: string, field: 'opensOn' | 'closesOn') =>
    isTried && isDayWrong(typed) ? t(messages.dayWrong) : problemAt(field);
  return (
    <FormDialog
      title={t(period ? messages.change : messages.add)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      {!period && (
        <SelectField
          label={t(messages.fund)}
          value={String(fundId)}
          onChange={(value) => setFundId(Number(value))}
          options={funds.map((one) => ({
            value: String(one.fundId),
            label: language === 'is' ? one.fundNameIs : one.fundNameEn,
          }))}
        />
      )}
      {!isTravel && (
        <SelectField
          label={t(messages.season)}
          value={season}
          onChange={setSeason}
          options={fields.seasons.map((one) => ({ value: one, label: t(seasonNames[one]) }))}
          error={problemAt('season')}
        />
      )}
      <TextField
        label={t(messages.year)}
        value={year}
        onChange={(typed) => setYear(typed.trim())}
        error={isTried && isYearWrong ? t(messages.yearWrong) : problemAt('year')}
        inputMode="numeric"
        isNumeric
      />
      <DateField
        label={t(messages.opensOn)}
        value={opensOn}
        onChange={setOpensOn}
        error={dayProblem(opensOn, 'opensOn')}
      />
      <DateField
        label={t(messages.closesOn)}
        value={closesOn}
        onChange={setClosesOn}
        error={dayProblem(closesOn, 'closesOn')}
      />
    </FormDialog>
  );
}
