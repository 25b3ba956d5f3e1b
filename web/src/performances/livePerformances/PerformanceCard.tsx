import {
  earliestPerformanceDay,
  isDay,
  registrationDeadline,
  societyToday,
  writtenDay,
} from '@omur/contract/platform/rules/performanceDays';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import type { LivePerformanceForm } from './form.ts';
import styles from './livePerformances.module.css';
import { messages } from './messages.ts';
import { fieldIds } from './refusedFields.ts';
import type { FieldErrors } from './useFieldErrors.ts';
import type { Edit } from './useLivePerformance.ts';

export interface CardProps {
  form: LivePerformanceForm;
  edit: Edit;
  errors: FieldErrors;
}

/** Who performed, and when; abroad also under what name, and as which act. */
export function PerformanceCard({ form, edit, errors }: CardProps) {
  const t = useText();
  const isForeign = form.kind === 'foreign';
  return (
    <Card title={t(messages.what)}>
      <div className={styles.fields}>
        {isForeign && (
          <div className={styles.wide}>
            <TextField
              id={fieldIds.name}
              label={t(messages.concertName)}
              value={form.name}
              onChange={(name) => edit(() => ({ name }))}
              error={errors.at('name')}
              autoComplete="off"
            />
          </div>
        )}
        <TextField
          id={fieldIds.performers}
          label={t(isForeign ? messages.performers : messages.nameOrPerformers)}
          value={form.performers}
          onChange={(performers) => edit(() => ({ performers }))}
          error={errors.at('performers')}
          autoComplete="off"
          required
          isStarred
        />
        <PerformedOn form={form} edit={edit} errors={errors} />
        {isForeign && (
          <div className={styles.wide}>
            <RadioGroup
              isInline
              label={t(messages.act)}
              value={form.isMainAct ? 'main' : 'warmUp'}
              onChange={(act) => edit(() => ({ isMainAct: act === 'main' }))}
              options={[
                { value: 'warmUp', label: t(messages.warmUp) },
                { value: 'main', label: t(messages.mainAct) },
              ]}
            />
          </div>
        )}
      </div>
    </Card>
  );
}

/** L5.2: says which days can be registered, and how long the chosen you can. */
function PerformedOn({ form: { performedOn }, edit, errors }: CardProps) {
  const t = useText();
  const today = societyToday();
  const error = errors.at('performedOn');
  const hint = isDay(performedOn)
    ? t(messages.deadline, { deadline: writtenDay(registrationDeadline(performedOn)) })
    : t(messages.dateHint, { earliest: writtenDay(earliestPerformanceDay(today)) });
  return (
    <DateField
      id={fieldIds.performedOn}
      label={t(messages.date)}
      value={performedOn}
      onChange={(day) => edit(() => ({ performedOn: day }))}
      min={earliestPerformanceDay(today)}
      max={today}
      hint={error ? undefined : hint}
      error={error}
      isDotted
      isStarred
    />
  );
}
