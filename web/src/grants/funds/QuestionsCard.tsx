import { asksOfOtherFunds } from '@omur/contract/grants/rules/fundApplication';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import type { GrantForm } from './form.ts';
import { messages } from './messages.ts';

interface QuestionsCardProps {
  fundId: number;
  form: GrantForm;
  edit: (changes: Partial<GrantForm>) => void;
}

/** L2.34: yes or no, with what follows from a yes; a no empties it (L4.6). Large works are not asked all of it (L2.37). */
export function QuestionsCard({ fundId, form, edit }: QuestionsCardProps) {
  const t = useText();
  const asks = asksOfOtherFunds(fundId);
  return (
    <Card title={t(messages.questions)}>
      <Stack>
        <YesNo
          label={t(messages.hadGrant)}
          value={form.hasEarlierGrant}
          onChange={(is) => edit({ hasEarlierGrant: is, ...(!is && { earlierGrant: '' }) })}
        />
        {form.hasEarlierGrant && (
          <TextField
            label={t(messages.hadGrantWhen)}
            value={form.earlierGrant}
            onChange={(earlierGrant) => edit({ earlierGrant })}
            autoComplete="off"
          />
        )}
        {asks && (
          <YesNo
            label={t(messages.applies)}
            value={form.hasOtherApplications}
            onChange={(is) => edit({ hasOtherApplications: is, ...(!is && { otherFunds: '' }) })}
          />
        )}
        {asks && form.hasOtherApplications && (
          <TextField
            label={t(messages.appliesWhere)}
            value={form.otherFunds}
            onChange={(otherFunds) => edit({ otherFunds })}
            autoComplete="off"
          />
        )}
        {asks && (
          <YesNo
            label={t(messages.newcomer)}
            value={form.isNewcomerGrant}
            onChange={(isNewcomerGrant) => edit({ isNewcomerGrant })}
          />
        )}
        <TextArea
          label={t(messages.otherInfo)}
          value={form.otherInfo}
          onChange={(otherInfo) => edit({ otherInfo })}
          rows={3}
          isOptional
        />
      </Stack>
    </Card>
  );
}

interface YesNoProps {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

function YesNo({ label, value, onChange }: YesNoProps) {
  const t = useText();
  return (
    <RadioGroup
      isInline
      label={label}
      value={value ? 'yes' : 'no'}
      onChange={(chosen) => onChange(chosen === 'yes')}
      options={[
        { value: 'yes', label: t(messages.yes) },
        { value: 'no', label: t(messages.no) },
      ]}
    />
  );
}
