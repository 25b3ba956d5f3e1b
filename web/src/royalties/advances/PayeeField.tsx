import { listPayees } from '@omur/contract/royalties/payments';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import { exactAmount } from '../distributions/amount.ts';
import { messages } from './messages.ts';

export interface ChosenPayee {
  personId: number;
  payeeName: string;
}

interface PayeeFieldProps {
  value: ChosenPayee | undefined;
  onChange: (payee: ChosenPayee | undefined) => void;
  error: string | undefined;
}

/** Who has had money in the ledger, by name. Other societies are no persons, and get no advance. */
export function PayeeField({ value, onChange, error }: PayeeFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const settled = useDebounced(typed.trim(), 300);
  const isSettled = settled === typed.trim();
  const found = useQuery({
    ...listQueryFor(listPayees, { query: { search: settled, limit: 20 } }),
    enabled: settled !== '' && isSettled && value === undefined,
  });
  const payees = ((isSettled && found.data?.rows) || []).flatMap(({ personId, ...payee }) =>
    personId === null ? [] : [{ ...payee, personId }],
  );
  return (
    <Combobox
      label={t(messages.payee)}
      hint={t(messages.payeeHint)}
      error={error}
      value={value?.payeeName ?? typed}
      onInput={(next) => {
        onChange(undefined);
        setTyped(next);
      }}
      options={payees}
      optionKey={({ personId }) => personId}
      renderOption={({ payeeName, balanceIsk }) => (
        <>
          {payeeName} <span className="dim small tabular">{exactAmount(balanceIsk)}</span>
        </>
      )}
      onSelect={({ personId, payeeName }) => {
        setTyped(payeeName);
        onChange({ personId, payeeName });
      }}
      isLoading={!isSettled || found.isFetching}
      emptyText={found.error?.message ?? t(messages.nobody)}
    />
  );
}
