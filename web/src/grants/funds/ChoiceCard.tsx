import type { Fund, FundPeriod } from '@omur/contract/grants/funds';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatLongDay } from '../../platform/i18n/format.ts';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import type { Choice } from './form.ts';
import styles from './funds.module.css';
import { messages } from './messages.ts';

interface ChoiceCardProps {
  funds: readonly Fund[];
  periods: readonly FundPeriod[] | undefined;
  fundId: number;
  fundPeriodId: number;
  onChoice: (changes: Partial<Choice>) => void;
}

/** L2.30: a fund and one of its open periods. */
export function ChoiceCard({ funds, periods, fundId, fundPeriodId, onChoice }: ChoiceCardProps) {
  const t = useText();
  const [language] = useLanguage();
  const open = periods?.filter(({ periodState }) => periodState === 'open') ?? [];
  const chosen = open.find((one) => one.fundPeriodId === fundPeriodId);
  const next = periods?.findLast(({ periodState }) => periodState === 'coming');
  const none = { value: '0', label: t(open.length > 0 ? messages.choosePeriod : messages.noOpenPeriod) };
  const options = open.map((one) => ({ value: String(one.fundPeriodId), label: one.fundPeriodName }));
  const hint = () => {
    if (chosen) return t(messages.openUntil, { day: formatLongDay(chosen.closesOn, language) });
    return next && t(messages.nextOpens, { day: formatLongDay(next.opensOn, language) });
  };
  return (
    <Card title={t(messages.where)}>
      <div className={styles.fields}>
        <SelectField
          id="fund-fundId"
          label={t(messages.fund)}
          value={String(fundId)}
          onChange={(value) => onChoice({ fundId: Number(value), fundPeriodId: undefined })}
          options={funds.map((one) => ({ value: String(one.fundId), label: one.fundName }))}
        />
        <SelectField
          id="fund-fundPeriodId"
          label={t(messages.period)}
          value={String(fundPeriodId)}
          onChange={(value) => onChoice({ fundPeriodId: Number(value) })}
          options={periods === undefined ? [] : chosen ? options : [none, ...options]}
          disabled={periods === undefined}
          hint={hint()}
        />
      </div>
    </Card>
  );
}
