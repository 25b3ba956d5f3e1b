import {
  amountDigits,
  maxCvWords,
  maxDescriptionWords,
  maxProjectTitleLength,
  travelFundId,
  type FundRuleResult,
} from '@omur/contract/grants/rules/fundApplication';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatWhole } from '../../platform/i18n/format.ts';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import type { GrantForm } from './form.ts';
import { messages } from './messages.ts';
import { useProblemAt } from './useProblemAt.ts';
import { WordsField } from './WordsField.tsx';

interface ProjectCardProps {
  fundId: number;
  form: GrantForm;
  edit: (changes: Partial<GrantForm>) => void;
  results: readonly FundRuleResult[];
}

/** L2.33: what is applied for; the travel fund asks of the travel. */
export function ProjectCard({ fundId, form, edit, results }: ProjectCardProps) {
  const t = useText();
  const problemAt = useProblemAt(results);
  const isTravel = fundId === travelFundId;
  const max = maxDescriptionWords;
  return (
    <Card title={t(isTravel ? messages.travel : messages.project)}>
      <Stack>
        <TextField
          id="fund-title"
          label={t(messages.projectTitle)}
          value={form.projectTitle}
          onChange={(projectTitle) => edit({ projectTitle })}
          maxLength={maxProjectTitleLength}
          error={problemAt('title')}
          autoComplete="off"
          required
        />
        <TextField
          id="fund-amount"
          label={t(messages.amount)}
          value={form.amountIsk}
          onChange={(typed) => edit({ amountIsk: amountDigits(typed) })}
          hint={form.amountIsk && t(messages.amountHint, { amount: formatWhole(Number(form.amountIsk)) })}
          error={problemAt('amount')}
          inputMode="numeric"
          autoComplete="off"
          isNumeric
          required
        />
        <WordsField
          id="fund-cv"
          label={t(messages.cv)}
          hint={t(messages.cvHint, { max: maxCvWords })}
          value={form.applicantCv}
          onChange={(applicantCv) => edit({ applicantCv })}
          most={maxCvWords}
          error={problemAt('cv')}
        />
        <WordsField
          id="fund-description"
          label={t(isTravel ? messages.travelDescription : messages.description)}
          hint={t(isTravel ? messages.travelHint : messages.descriptionHint, { max })}
          value={form.projectDescription}
          onChange={(projectDescription) => edit({ projectDescription })}
          most={max}
          rows={6}
          error={problemAt('description')}
        />
        <TextArea
          label={t(messages.budget)}
          value={form.budget}
          onChange={(budget) => edit({ budget })}
          isOptional
        />
        <TextArea
          label={t(messages.timePlan)}
          value={form.timePlan}
          onChange={(timePlan) => edit({ timePlan })}
          isOptional
        />
      </Stack>
    </Card>
  );
}
