import { plainSubmission } from '@omur/contract/platform/fields/plainContract';
import { plainFieldsOf } from '@omur/contract/platform/plainFields';
import { PlainInput } from '../../platform/plain/PlainInput.tsx';
import { contractRefusals } from '@omur/contract/platform/refusals/contracts';
import { type ContractResult, type ContractRule, codeOf } from '@omur/contract/publishing/rules/contract';
import { normaliseShareInput } from '@omur/contract/platform/rules/shares';
import { day } from '@omur/contract/platform/values';
import { useText } from '../../platform/i18n/texts.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import styles from './contracts.module.css';
import type { ContractForm } from './form.ts';
import { formMessages } from './formMessages.ts';
import { messages } from './messages.ts';

interface TermsFieldsProps {
  form: ContractForm;
  edit: (part: Partial<ContractForm>) => void;
  results: readonly ContractResult[];
  errorAt: (rule: ContractRule) => string | undefined;
}

/** From when to when, for what shares, and what else was agreed. A field says at once when it is broken. */
export function TermsFields({ form, edit, results, errorAt }: TermsFieldsProps) {
  const t = useText();
  const broken = (rule: ContractRule) =>
    results.some((one) => one.rule === rule && one.state === 'broken')
      ? t(contractRefusals[codeOf(rule, 'broken')])
      : errorAt(rule);
  const wrongDay = (typed: string) =>
    typed.length >= 10 && !day.safeParse(typed).success && t(messages.dayWrong);
  return (
    <div className={styles.fields}>
      <DateField
        id="startsOn"
        label={t(messages.startsOn)}
        value={form.startsOn}
        onChange={(startsOn) => edit({ startsOn })}
        error={wrongDay(form.startsOn) || broken('startsOn')}
      />
      <DateField
        id="endsOn"
        label={t(messages.endsOn)}
        value={form.endsOn}
        onChange={(endsOn) => edit({ endsOn })}
        error={wrongDay(form.endsOn) || broken('endsOn')}
      />
      <TextField
        id="performanceShare"
        isNumeric
        inputMode="decimal"
        label={`${t(messages.performanceShare)} (%)`}
        hint={t(formMessages.shareHint)}
        value={form.performance}
        onChange={(value) => edit({ performance: normaliseShareInput(value) })}
        error={broken('performanceShare')}
      />
      <TextField
        id="mechanicalShare"
        isNumeric
        inputMode="decimal"
        label={`${t(messages.mechanicalShare)} (%)`}
        hint={t(formMessages.shareHint)}
        value={form.mechanical}
        onChange={(value) => edit({ mechanical: normaliseShareInput(value) })}
        error={broken('mechanicalShare')}
      />
      {plainFieldsOf(plainSubmission).map(([name, of]) => (
        <div key={name} className={styles.wide}>
          <PlainInput
            id={name}
            of={of}
            value={form[name]}
            onChange={(typed) => edit({ [name]: typed })}
            error={undefined}
          />
        </div>
      ))}
    </div>
  );
}
