import { usageKinds } from '@omur/contract/platform/fields/usage';
import { useText } from '../../platform/i18n/texts.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { kindNames, messages } from './messages.ts';
import styles from './usage.module.css';

export interface Written {
  sender: string;
  kind: (typeof usageKinds)[number];
  station: string;
  currency: string;
  rate: string;
  reason: string;
}

interface FieldsProps {
  written: Written;
  onChange: (part: Partial<Written>) => void;
  problems: Readonly<Record<'sender' | 'station' | 'currency' | 'rate' | 'reason', string | undefined>>;
}

export function Fields({
  written: { sender, kind, station, currency, rate, reason },
  onChange,
  problems,
}: FieldsProps) {
  const t = useText();
  return (
    <div className={styles.fields}>
      <TextField
        label={t(messages.sender)}
        hint={t(messages.senderHint)}
        maxLength={200}
        value={sender}
        onChange={(value) => onChange({ sender: value })}
        error={problems.sender}
      />
      <SelectField
        label={t(messages.kind)}
        value={kind}
        onChange={(value) => onChange({ kind: value })}
        options={usageKinds.map((value) => ({ value, label: t(kindNames[value]) }))}
      />
      <TextField
        isOptional
        label={t(messages.station)}
        hint={t(messages.stationHint)}
        maxLength={100}
        value={station}
        onChange={(value) => onChange({ station: value })}
        error={problems.station}
      />
      <TextField
        isOptional
        label={t(messages.currency)}
        hint={t(messages.currencyHint)}
        maxLength={3}
        value={currency}
        onChange={(value) => onChange({ currency: value })}
        error={problems.currency}
      />
      {currency.trim() !== '' && (
        <>
          <TextField
            label={t(messages.rate)}
            hint={t(messages.rateHint)}
            inputMode="decimal"
            value={rate}
            onChange={(value) => onChange({ rate: value })}
            error={problems.rate}
          />
          <TextField
            isOptional
            label={t(messages.rateReason)}
            hint={t(messages.rateReasonHint)}
            maxLength={500}
            value={reason}
            onChange={(value) => onChange({ reason: value })}
            error={problems.reason}
          />
        </>
      )}
    </div>
  );
}
