import { confirmIncome, type Income } from '@omur/contract/royalties/income';
import { useChange } from '../../platform/api/useChange.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { inCurrency } from './inCurrency.ts';
import { messages } from './messages.ts';

/** R208: says that an income came in, with what to look for on the account. */
export function ConfirmDialog({ income, onClose }: { income: Income; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const { send, isSending, refusal } = useChange(confirmIncome, () => {
    toast({ text: t(messages.confirmed) });
    onClose();
  });
  const { payerName: payer, reference, categoryName: category, periodName: period } = income;
  const foreign = inCurrency(income);
  const [amount, day] = [exactAmount(income.grossIsk), formatDay(income.receivedOn)];
  return (
    <FormDialog
      title={t(messages.confirmTitle, { amount, payer })}
      act={t(messages.confirm)}
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => send({ params: { incomeId: income.incomeId } })}
      onClose={onClose}
    >
      <p>{t(messages.confirmWhat, { day, reference, category, period })}</p>
      {foreign && <p>{t(messages.confirmInCurrency, foreign)}</p>}
    </FormDialog>
  );
}
