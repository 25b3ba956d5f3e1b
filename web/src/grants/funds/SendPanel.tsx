import { formOfFund, maySend, type FundRuleResult } from '@omur/contract/grants/rules/fundApplication';
import { fundRuleTexts } from '@omur/contract/platform/rules/fundTexts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { RuleList } from '../../platform/ui/RuleList.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import styles from './funds.module.css';
import { information } from './information.ts';
import { fieldLabels, messages } from './messages.ts';

const states = { waiting: 'waiting', kept: 'met', broken: 'broken' } as const;

interface SendPanelProps {
  fundId: number;
  results: readonly FundRuleResult[];
  isSending: boolean;
  onSend: () => void;
}

/** What an application needs, what of it is there, and the button once nothing is missing (L5.7). */
export function SendPanel({ fundId, results, isSending, onSend }: SendPanelProps) {
  const t = useText();
  const form = formOfFund(fundId) ?? 'newApplications';
  const missing = results.filter(({ state }) => state !== 'kept').map(({ at }) => t(fieldLabels[at]));
  const isReady = maySend(results);
  return (
    <Stack>
      <Card title={t(messages.sending)}>
        <Stack>
          <RuleList
            label={t(messages.rules)}
            rules={results.map(({ rule, state, at, values }) => ({
              id: at,
              state: states[state],
              text: state === 'broken' ? t(fundRuleTexts[rule], values) : t(fieldLabels[at]),
            }))}
          />
          <div>
            <Button
              look="primary"
              isWide
              isLoading={isSending}
              disabled={!isReady}
              aria-describedby="fund-missing"
              onClick={onSend}
            >
              {t(isSending ? messages.isSending : messages.send)}
            </Button>
            <p id="fund-missing" className={styles.missing}>
              {isReady ? t(messages.ready) : t(messages.missing, { list: missing.join(', ') })}
            </p>
          </div>
        </Stack>
      </Card>
      <Card title={t(messages.goodToKnow)}>
        <ul className={styles.information}>
          {information[form].map((one) => (
            <li key={t(one)}>{t(one)}</li>
          ))}
        </ul>
      </Card>
    </Stack>
  );
}
