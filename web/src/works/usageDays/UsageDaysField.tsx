import { useText } from '../../platform/i18n/texts.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';

/** X141: the days whose uses a change counts for. Neither says: from the day of the decision on. */
export interface UsageDays {
  isFromBeginning?: boolean | undefined;
  appliesFrom?: string | undefined;
  appliesUntil?: string | undefined;
}

interface UsageDaysFieldProps {
  days: UsageDays;
  onChange: (days: UsageDays) => void;
  /** It waits for the society to decide. */
  isAsked: boolean;
  hint?: string | undefined;
  /** Without it, it counts on from its first day. */
  mayEnd?: boolean;
  errorAt?: (field: 'appliesFrom' | 'appliesUntil') => string | undefined;
}

const today = { isFromBeginning: undefined, appliesFrom: undefined, appliesUntil: undefined };

export function UsageDaysField({ days, onChange, isAsked, hint, mayEnd, errorAt }: UsageDaysFieldProps) {
  const t = useText();
  const { isFromBeginning, appliesFrom, appliesUntil } = days;
  const since = isFromBeginning ? 'beginning' : appliesFrom === undefined ? 'today' : 'day';
  const choices = {
    today,
    day: { ...today, appliesFrom: '' },
    beginning: { ...today, isFromBeginning: true },
  };
  const notes = [
    hint,
    since !== 'today' && t(messages.ofPast),
    since !== 'today' && isAsked && t(messages.confirms),
  ];
  return (
    <Stack gap="small">
      <RadioGroup
        label={t(messages.applies)}
        hint={notes.filter(Boolean).join(' ')}
        value={since}
        onChange={(chosen) => onChange(choices[chosen])}
        options={[
          { value: 'today', label: t(isAsked ? messages.fromDecision : messages.fromToday) },
          { value: 'day', label: t(messages.fromDay) },
          { value: 'beginning', label: t(messages.fromBeginning) },
        ]}
      />
      {since === 'day' && (
        <DateField
          id="applies-from"
          label={t(messages.from)}
          value={appliesFrom ?? ''}
          onChange={(day) => onChange({ ...today, appliesFrom: day, appliesUntil })}
          error={errorAt?.('appliesFrom')}
        />
      )}
      {since === 'day' && mayEnd && (
        <DateField
          id="applies-until"
          label={t(messages.until)}
          hint={t(messages.untilHint)}
          isOptional
          value={appliesUntil ?? ''}
          onChange={(day) => onChange({ ...today, appliesFrom, appliesUntil: day || undefined })}
          error={errorAt?.('appliesUntil')}
        />
      )}
    </Stack>
  );
}
