import { type DeskPeriod, enterFundBudget } from '@omur/contract/grants/funds';
import { fundBudgetIsk as declared } from '@omur/contract/grants/fields';
import { amountDigits } from '@omur/contract/grants/rules/fundApplication';
import { useState } from 'react';
import { useChange } from '../../../platform/api/useChange.ts';
import { formatAmount } from '../../../platform/i18n/format.ts';
import { useText } from '../../../platform/i18n/texts.tsx';
import { FormDialog } from '../../../platform/ui/FormDialog.tsx';
import { TextField } from '../../../platform/ui/TextField.tsx';
import { useToast } from '../../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

/** R220, R221: what grants of a period may come to. */
export function BudgetDialog({ period, onClose }: { period: DeskPeriod; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [amount, setAmount] = useState(() => String(period.fundBudgetIsk ?? ''));
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal, problemAt } = useChange(enterFundBudget, () => {
    toast({ text: t(messages.saved) });
    onClose();
  });
  const fundBudgetIsk = amount === '' ? null : Number(amount);
  const isWrong = fundBudgetIsk !== null && !declared.schema.safeParse(fundBudgetIsk).success;
  const submit = () => {
    setIsTried(true);
    if (isWrong) return;
    const { fundPeriodId, version } = period;
    send({ params: { fundPeriodId }, body: { fundBudgetIsk, version } });
  };
  return (
    <FormDialog
      title={t(messages.budget)}
      description={t(messages.budgetMore)}
      size="small"
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        isOptional
        label={t(messages.budgetAmount)}
        value={amount}
        onChange={(typed) => setAmount(amountDigits(typed))}
        hint={`${t(messages.budgetHint)} ${t(messages.granted)}: ${formatAmount(period.grantedAmountIsk)}`}
        error={isTried && isWrong ? t(messages.budgetForm) : problemAt('fundBudgetIsk')}
        inputMode="numeric"
        isNumeric
      />
    </FormDialog>
  );
}
