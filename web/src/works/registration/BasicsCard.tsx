import type { PlainField } from '@omur/contract/platform/plainFields';
import { normaliseDurationInput } from '@omur/contract/platform/rules/duration';
import { maxTitleLength } from '@omur/contract/works/rules/registration';
import type { RuleResult } from '@omur/contract/platform/rules/ruleResult';
import { ruleText } from '@omur/contract/platform/rules/sentences';
import { readableDuration } from '../../platform/length/readableDuration.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { PlainInput } from '../../platform/plain/PlainInput.tsx';
import { plainFields, prominentFields } from '../plainWork.ts';
import type { WorkForm } from './form.ts';
import { messages } from './messages.ts';
import { fieldIds, type RefusedField } from './refusedFields.ts';
import styles from './registration.module.css';
import type { Edit } from './useRegistration.ts';

interface BasicsCardProps {
  form: WorkForm;
  edit: Edit;
  results: readonly RuleResult[];
  refused: readonly RefusedField[];
  isNew: boolean;
}

const isLong = (of: PlainField) => of.input === 'text' && of.isMultiline;

/** Whether the title takes the focus: not out of a menu or dialog that was opened while the form was on its way, which would close. */
const beginsHere = () =>
  matchMedia('(pointer: fine)').matches && !document.querySelector('[role="menu"], [role="dialog"]');

/** What is said of the work itself. */
export function BasicsCard({ form, edit, results, refused, isNew }: BasicsCardProps) {
  const t = useText();
  const [language] = useLanguage();

  const errorAt = (at: NonNullable<RuleResult['at']>, fieldId: string) => {
    const broken = results.find((result) => result.at === at && result.state === 'broken');
    if (broken) return ruleText(broken.rule, broken.values, language);
    return refused.find((field) => field.fieldId === fieldId)?.text;
  };

  const plainInput = ([name, of]: (typeof plainFields)[number]) => (
    <PlainInput
      key={name}
      id={fieldIds.plain(name)}
      of={of}
      value={form.plain[name]}
      onChange={(typed) => edit(({ plain }) => ({ plain: { ...plain, [name]: typed } }))}
      error={errorAt(name as NonNullable<RuleResult['at']>, fieldIds.plain(name))}
    />
  );
  const seldom = plainFields.filter(([, of]) => !of.isProminent);
  const isRefused = seldom.some(([name]) => refused.some(({ fieldId }) => fieldId === fieldIds.plain(name)));
  const isMoreOpen = isRefused || seldom.some(([name]) => form.plain[name] !== '');

  return (
    <Card>
      <Stack>
        <div className={styles.basics}>
          <TextField
            id={fieldIds.title}
            label={t(messages.workTitle)}
            value={form.title}
            onChange={(title) => edit(() => ({ title }))}
            maxLength={maxTitleLength}
            error={errorAt('title', fieldIds.title)}
            autoComplete="off"
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- who comes to register begins here; on a phone the keyboard would cover the form
            autoFocus={isNew && form.title === '' && beginsHere()}
          />
          <TextField
            id={fieldIds.duration}
            label={t(messages.length)}
            value={form.duration}
            onChange={(typed) => edit(() => ({ duration: normaliseDurationInput(typed) }))}
            hint={<span aria-live="polite">{readableDuration(form.duration, t)}</span>}
            error={errorAt('duration', fieldIds.duration)}
            inputMode="decimal"
            autoComplete="off"
            isNumeric
            required
          />
        </div>
        {prominentFields.map(plainInput)}
        {seldom.length > 0 && (
          <details className={styles.more} open={isMoreOpen}>
            <summary>{t(messages.moreOfWork)}</summary>
            <div className={styles.moreFields}>
              {seldom.map((field) => (
                <div key={field[0]} className={isLong(field[1]) ? styles.long : undefined}>
                  {plainInput(field)}
                </div>
              ))}
            </div>
          </details>
        )}
      </Stack>
    </Card>
  );
}
