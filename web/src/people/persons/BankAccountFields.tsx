import { useText } from '../../platform/i18n/texts.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { messages } from './messages.ts';
import styles from './persons.module.css';

type Part = 'bank' | 'ledger' | 'account';

interface BankAccountFieldsProps {
  value: Record<Part, string>;
  onChange: (part: Part, typed: string) => void;
  problemAt: (part: Part) => string | undefined;
  /** Of the fields, for a summary of what is wrong to lead to. */
  idOf?: (part: Part) => string;
}

/** The three parts of an account at home. */
export function BankAccountFields({ value, onChange, problemAt, idOf }: BankAccountFieldsProps) {
  const t = useText();
  const field = (part: Part) => ({
    id: idOf?.(part),
    value: value[part],
    onChange: (typed: string) => onChange(part, typed),
    error: problemAt(part),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    isNumeric: true,
  });
  return (
    <div className={styles.account}>
      <TextField {...field('bank')} label={t(messages.bank)} hint={t(messages.digits34)} />
      <TextField {...field('ledger')} label={t(messages.ledger)} hint={t(messages.digits2)} />
      <TextField {...field('account')} label={t(messages.accountNumber)} hint={t(messages.digits46)} />
    </div>
  );
}
