import type { FundRuleResult } from '@omur/contract/grants/rules/fundApplication';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import type { GrantForm } from './form.ts';
import styles from './funds.module.css';
import { messages } from './messages.ts';
import { useProblemAt } from './useProblemAt.ts';

interface AccountCardProps {
  form: GrantForm;
  edit: (changes: Partial<GrantForm>) => void;
  results: readonly FundRuleResult[];
}

/** L2.35: the account that a grant is paid to. */
export function AccountCard({ form, edit, results }: AccountCardProps) {
  const t = useText();
  const problemAt = useProblemAt(results);
  const field = (name: 'bank' | 'ledger' | 'account') => ({
    id: `fund-${name}`,
    value: form[name],
    onChange: (typed: string) => edit({ [name]: typed.trim() }),
    error: problemAt(name),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    isNumeric: true,
    required: true,
  });
  return (
    <Card title={t(messages.account)}>
      <div className={styles.account}>
        <TextField {...field('bank')} label={t(messages.bank)} hint={t(messages.digits34)} />
        <TextField {...field('ledger')} label={t(messages.ledger)} hint={t(messages.digits2)} />
        <TextField {...field('account')} label={t(messages.accountNumber)} hint={t(messages.digits46)} />
      </div>
    </Card>
  );
}
