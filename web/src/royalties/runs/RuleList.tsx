import {
  askToEndRunRule,
  decideRunRule,
  listRunRules,
  type RunRule,
} from '@omur/contract/royalties/runRules';
import { performanceTypes } from '@omur/contract/platform/rules/performanceTypes';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { codeMessages, isUsual } from '../../works/review/codeWords.ts';
import { DatedRules } from '../money/DatedRules.tsx';
import { EndRuleDialog } from '../money/EndRuleDialog.tsx';
import { ruleMessages } from '../money/ruleMessages.ts';
import { decimalText } from '../money/decimals.ts';
import { messages, ruleWords, usageWords } from './messages.ts';

/** The rules of runs (R11). */
export function RuleList() {
  const t = useText();
  const toast = useToast();
  const [ending, setEnding] = useState<RunRule>();
  const list = usePages(listRunRules, { params: {} }, { isLive: true });
  const deciding = useChange(decideRunRule, () => toast({ text: t(ruleMessages.decided) }));
  const asking = useChange(askToEndRunRule, () => {
    toast({ text: t(ruleMessages.asked) });
    setEnding(undefined);
  });
  return (
    <>
      <DatedRules
        list={list}
        rowKey={({ runRuleId }) => runRuleId}
        textOf={(rule) => ruleText(rule, t)}
        figure={{
          header: t(messages.factor),
          of: ({ factor }) => (factor === null ? '–' : `× ${decimalText(factor)}`),
        }}
        noneMore={t(messages.noRulesMore)}
        refusal={deciding.refusal}
        onDecide={({ runRuleId, endAsked }, isApproved) =>
          deciding.send({ params: { runRuleId }, body: { isApproved, endAsked } })
        }
        onEnd={setEnding}
      />
      {ending && (
        <EndRuleDialog
          isSending={asking.isSending}
          refusal={asking.refusal}
          problem={asking.problemAt('endsOn')}
          onAsk={(endsOn) => asking.send({ params: { runRuleId: ending.runRuleId }, body: { endsOn } })}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
}

/** R159: of the code that the society sets for its works the rule says so. */
const codeText = (kind: RunRule['runRuleKind'], code: string, t: ReturnType<typeof useText>): string =>
  (kind === 'estimate' || kind === 'weight') && isUsual(kind, code)
    ? t(codeMessages.usualCode, { code })
    : code;

/** What a rule does, in a line. */
function ruleText(rule: RunRule, t: ReturnType<typeof useText>): string {
  const { runUsageKind, fromTime, untilTime, factorCode, poolName, livePerformanceId, performers } = rule;
  const words = [
    t(ruleWords[rule.runRuleKind]),
    rule.categoryName,
    runUsageKind && t(usageWords[runUsageKind]),
    rule.usageSenderName,
    rule.stationName,
    rule.performanceTypeId && t(performanceTypes[rule.performanceTypeId]),
    livePerformanceId && `${performers ?? ''} (${livePerformanceId})`.trim(),
    fromTime && `${fromTime}–${untilTime}`,
    factorCode && codeText(rule.runRuleKind, factorCode, t),
  ]
    .filter(Boolean)
    .join(' · ');
  return poolName === null ? words : `${words} → ${poolName}`;
}
