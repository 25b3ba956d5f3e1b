import type { ContractResult } from '@omur/contract/publishing/rules/contract';
import { contractRefusals } from '@omur/contract/platform/refusals/contracts';
import { codeOf } from '@omur/contract/publishing/rules/contract';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { RuleList } from '../../platform/ui/RuleList.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { formMessages, ruleNames } from './formMessages.ts';
import type { useSubmission } from './useSubmission.ts';

interface RulePanelProps {
  results: readonly ContractResult[];
  submission: ReturnType<typeof useSubmission>;
}

/** Each rule as it is kept or broken, and the button once nothing is missing. */
export function RulePanel({ results, submission: { submit, isSubmitting, refusal } }: RulePanelProps) {
  const t = useText();
  const isSound = results.every(({ state }) => state === 'kept');
  return (
    <Card title={t(formMessages.rules)}>
      <Stack>
        <RuleList
          label={t(formMessages.rules)}
          rules={results.map(({ rule, state }) => ({
            id: rule,
            state: state === 'kept' ? 'met' : state,
            text: state === 'broken' ? t(contractRefusals[codeOf(rule, state)]) : t(ruleNames[rule]),
          }))}
        />
        {refusal && (
          <Alert
            look="danger"
            isAnnounced
            title={refusal}
            actions={<Button onClick={submit}>{t(formMessages.tryAgain)}</Button>}
          />
        )}
        <Button look="primary" isWide disabled={!isSound} isLoading={isSubmitting} onClick={submit}>
          {t(formMessages.submit)}
        </Button>
      </Stack>
    </Card>
  );
}
