import { Plus } from 'lucide-react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { optionsOf } from '../money/words.ts';
import { accountWords, messages } from './messages.ts';
import styles from './openings.module.css';

export interface TypedLine {
  payee: string;
  account: keyof typeof accountWords;
  amount: string;
}
export const emptyLine: TypedLine = { payee: '', account: 'payable', amount: '' };

/** As the sheet that the server reads; nothing where nothing is typed. */
export function sheetOf(lines: readonly TypedLine[]): string {
  const cell = (typed: string) => typed.replace(/[;"\r\n]/gu, ' ').trim();
  const typed = lines.filter(({ payee, amount }) => payee.trim() !== '' || amount.trim() !== '');
  if (typed.length === 0) return '';
  const rows = typed.map(({ payee, account, amount }) => [cell(payee), account, cell(amount)].join(';'));
  return ['payee;account;amount', ...rows, ''].join('\n');
}

interface TypedLinesProps {
  lines: readonly TypedLine[];
  onChange: (lines: TypedLine[]) => void;
}

/** Balances typed one below the other (R20). */
export function TypedLines({ lines, onChange }: TypedLinesProps) {
  const t = useText();
  const set = (at: number, changes: Partial<TypedLine>) =>
    onChange(lines.map((line, i) => (i === at ? { ...line, ...changes } : line)));
  return (
    <>
      {lines.map((line, at) => (
        <fieldset key={at} className={styles.line}>
          <legend>{t(messages.lineNumber, { line: at + 1 })}</legend>
          <TextField
            label={t(messages.payee)}
            value={line.payee}
            onChange={(payee) => set(at, { payee })}
            autoComplete="off"
          />
          <SelectField
            label={t(messages.account)}
            value={line.account}
            onChange={(account) => set(at, { account })}
            options={optionsOf(accountWords, t)}
          />
          <TextField
            label={t(messages.amount)}
            isNumeric
            inputMode="decimal"
            value={line.amount}
            onChange={(amount) => set(at, { amount })}
            autoComplete="off"
          />
        </fieldset>
      ))}
      <p className="dim small">{t(messages.amountHint)}</p>
      <div>
        <Button
          size="small"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => onChange([...lines, emptyLine])}
        >
          {t(messages.addLine)}
        </Button>
      </div>
    </>
  );
}
