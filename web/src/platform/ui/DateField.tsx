import { Calendar } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import control from './control.module.css';
import styles from './DateField.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { formatDay, readDay } from '../i18n/format.ts';
import { IconButton } from './IconButton.tsx';
import { messages } from './messages.ts';

export interface DateFieldProps extends Omit<FieldProps, 'maxLength'> {
  /** 'YYYY-MM-DD'; what was typed, when that is no day; empty when nothing stands there. */
  value: string;
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  isDisabled?: boolean | undefined;
  /** L5.2: live performances write DD.MM.YYYY. */
  isDotted?: boolean | undefined;
}

/** F9.9: days are read and written DD/MM/YYYY, whatever the browser's language; the calendar is the browser's own. */
export function DateField({ value, onChange, min, max, isDisabled, isDotted, ...field }: DateFieldProps) {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const written = (text: string) => (isDotted ? text.replaceAll('/', '.') : text);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);

  return (
    <Field {...field}>
      {(wiring) => (
        <div className={control.withEnd}>
          <input
            {...wiring}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className={`${control.control} ${control.numeric}`}
            placeholder={written(t(messages.dayForm))}
            required={field.isStarred}
            disabled={isDisabled}
            value={typed ?? (isDay ? written(formatDay(value)) : value)}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(readDay(event.target.value) ?? event.target.value);
            }}
            onBlur={() => setTyped(undefined)}
          />
          <div className={control.end}>
            <input
              ref={picker}
              type="date"
              className={styles.picker}
              tabIndex={-1}
              aria-hidden
              min={min}
              max={max}
              value={isDay ? value : ''}
              onChange={(event) => onChange(event.target.value)}
            />
            <IconButton
              size="small"
              label={t(messages.openCalendar)}
              icon={<Calendar />}
              disabled={isDisabled}
              onClick={() => picker.current?.showPicker()}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
