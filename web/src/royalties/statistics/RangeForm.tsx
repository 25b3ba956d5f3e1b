import type { PersonRight } from '@omur/contract/people/persons';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { FilterFold } from '../../platform/ui/FilterFold.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { messages } from './messages.ts';
import { checkRange, type RangeProblem } from './range.ts';
import styles from './statistics.module.css';

export interface Range {
  from: string;
  to: string;
  rightId: number | undefined;
}

interface RangeFormProps {
  kind: 'days' | 'years';
  /** None while they are fetched, and when they could not be (L5.6). */
  rights: readonly PersonRight[];
  /** Whether all of them may be chosen together. */
  offersAll?: boolean;
  value: Range;
  isFetching: boolean;
  onFetch: (range: Range) => void;
}

const problems = { noDay: messages.noDay, noYear: messages.noYear, turned: messages.turned };

/** From when, until when, and of which right. */
export function RangeForm({ kind, rights, offersAll, value, isFetching, onFetch }: RangeFormProps) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [wrong, setWrong] = useState<{ from?: RangeProblem; to?: RangeProblem }>(() =>
    checkRange(kind, value),
  );
  const [said, setSaid] = useState(value);
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  // Going back in the history is another question.
  if (said.from !== value.from || said.to !== value.to || said.rightId !== value.rightId) {
    setSaid(value);
    setTyped(value);
    setWrong(checkRange(kind, value));
  }
  const Input = kind === 'days' ? DayField : YearField;
  const field = (which: 'from' | 'to', label: string) => (
    <Input
      id={`${id}-${which}`}
      label={label}
      value={typed[which]}
      error={wrong[which] && t(problems[wrong[which]])}
      onChange={(text) => {
        setTyped({ ...typed, [which]: text });
        setWrong({});
      }}
    />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkRange(kind, typed);
    setWrong(found);
    const first = (['from', 'to'] as const).find((which) => found[which]);
    if (first) {
      setIsOpen(true);
      document.getElementById(`${id}-${first}`)?.focus();
    } else {
      onFetch(typed);
      // On a phone what was asked for stands in the place of the fields.
      setIsOpen(false);
      toggle.current?.focus();
    }
  };

  return (
    <FilterFold ref={toggle} label={t(messages.whichPeriod)} isOpen={isOpen} onToggle={setIsOpen}>
      <Card>
        <form className={styles.range} noValidate onSubmit={submit}>
          {field('from', t(kind === 'days' ? messages.fromDay : messages.fromYear))}
          {field('to', t(kind === 'days' ? messages.toDay : messages.toYear))}
          <SelectField
            label={t(messages.right)}
            value={rights.length === 0 ? '-' : String(typed.rightId)}
            options={
              rights.length === 0
                ? [{ value: '-', label: '-' }]
                : [
                    ...(offersAll ? [{ value: '0', label: t(messages.allRights) }] : []),
                    ...rights.map(({ rightId, displayName }) => ({
                      value: String(rightId),
                      label: displayName,
                    })),
                  ]
            }
            disabled={rights.length === 0}
            onChange={(rightId) => setTyped({ ...typed, rightId: Number(rightId) })}
          />
          <div className={styles.fetch}>
            <Button type="submit" look="primary" isWide isLoading={isFetching} disabled={rights.length === 0}>
              {t(messages.fetch)}
            </Button>
          </div>
        </form>
      </Card>
    </FilterFold>
  );
}

interface InputProps {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

const DayField = (props: InputProps) => <DateField {...props} isDotted />;

/** L2.28: digits only, and no more than four of them. */
const YearField = ({ onChange, ...props }: InputProps) => (
  <TextField
    {...props}
    isNumeric
    inputMode="numeric"
    autoComplete="off"
    onChange={(text) => onChange(text.replaceAll(/\D/g, '').slice(0, 4))}
  />
);
