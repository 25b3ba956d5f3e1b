import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { messages } from './messages.ts';
import { isDay, type Terms } from './terms.ts';

interface TermsFieldsProps {
  value: Terms;
  onChange: (value: Terms) => void;
  /** The server's word on the last day. */
  dayProblem: string | undefined;
  /** Whether the user asks for access instead of granting it: the texts then speak of them. */
  isAsking?: boolean;
}

/** How far access goes, and until when. */
export function TermsFields({ value, onChange, dayProblem, isAsking = false }: TermsFieldsProps) {
  const t = useText();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const isWrong = value.lastDay !== '' && value.lastDay.length >= 8 && !isDay(value.lastDay);
  return (
    <>
      <RadioGroup
        label={t(messages.whatMay)}
        value={value.isReadOnly ? 'read' : 'all'}
        onChange={(chosen) => onChange({ ...value, isReadOnly: chosen === 'read' })}
        options={[
          {
            value: 'all',
            label: t(messages.everything),
            hint: t(isAsking ? messages.askEverythingHint : messages.everythingHint),
          },
          {
            value: 'read',
            label: t(messages.readOnly),
            hint: t(isAsking ? messages.askReadOnlyHint : messages.readOnlyHint),
          },
        ]}
      />
      <DateField
        label={t(messages.lastDay)}
        isOptional
        hint={t(messages.lastDayHint)}
        min={today}
        value={value.lastDay}
        onChange={(lastDay) => onChange({ ...value, lastDay })}
        error={isWrong ? t(messages.noDay) : dayProblem}
      />
    </>
  );
}
