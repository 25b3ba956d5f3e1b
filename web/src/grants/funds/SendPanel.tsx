import {
  formOfFund,
  type FundField,
  type FundRuleResult,
  maySend,
  travelFundId,
} from '@omur/contract/grants/rules/fundApplication';
import { fundRuleTexts } from '@omur/contract/platform/rules/fundTexts';
import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { type Rule, RuleList } from '../../platform/ui/RuleList.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { VisuallyHidden } from '../../platform/ui/VisuallyHidden.tsx';
import styles from './funds.module.css';
import { information } from './information.ts';
import { fieldLabels, messages } from './messages.ts';

/** The parts of the form, each with what it needs. */
const partsOf = (fundId: number): { name: Text; fields: readonly FundField[] }[] => [
  { name: messages.where, fields: ['fundId', 'fundPeriodId'] },
  { name: messages.applicant, fields: ['address', 'phone', 'email'] },
  {
    name: fundId === travelFundId ? messages.travel : messages.project,
    fields: ['title', 'amount', 'cv', 'description'],
  },
  { name: messages.account, fields: ['bank', 'ledger', 'account'] },
];

interface SendPanelProps {
  fundId: number;
  results: readonly FundRuleResult[];
  isSending: boolean;
  onSend: () => void;
}

/** What the parts of an application still need, and the button once nothing is missing (L5.7). */
export function SendPanel({ fundId, results, isSending, onSend }: SendPanelProps) {
  const t = useText();
  const form = formOfFund(fundId) ?? 'newApplications';
  const missing = results.filter(({ state }) => state !== 'kept').map(({ at }) => t(fieldLabels[at]));
  const isReady = maySend(results);
  const rules = partsOf(fundId).map(({ name, fields }): Rule => {
    const problems = results.filter(({ at, state }) => fields.includes(at) && state !== 'kept');
    const isBroken = problems.some(({ state }) => state === 'broken');
    return {
      id: fields.join(' '),
      state: isBroken ? 'broken' : problems.length > 0 ? 'waiting' : 'met',
      text: <Part name={name} problems={problems} />,
    };
  });
  return (
    <Stack>
      <Card title={t(messages.sending)}>
        <Stack>
          <RuleList label={t(messages.rules)} rules={rules} />
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
            <div id="fund-missing">
              {isReady ? (
                <p className={styles.missing}>{t(messages.ready)}</p>
              ) : (
                // On the screen it stands with its part, above the button.
                <VisuallyHidden>{t(messages.missing, { list: missing.join(', ') })}</VisuallyHidden>
              )}
            </div>
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

/** A part by its name, and below it what of it is missing or wrong. */
function Part({ name, problems }: { name: Text; problems: readonly FundRuleResult[] }) {
  const t = useText();
  const waiting = problems.filter(({ state }) => state === 'waiting').map(({ at }) => t(fieldLabels[at]));
  return (
    <>
      {t(name)}
      {waiting.length > 0 && <span className={styles.left}>{waiting.join(', ')}</span>}
      {problems
        .filter(({ state }) => state === 'broken')
        .map(({ at, rule, values }) => (
          <span key={at} className={styles.left}>
            {t(fundRuleTexts[rule], values)}
          </span>
        ))}
    </>
  );
}
