import {
  askToEndMoneyRule,
  decideMoneyRule,
  listMoneyRules,
  type MoneyRule,
} from '@omur/contract/royalties/income';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { DatedRules } from '../money/DatedRules.tsx';
import { EndRuleDialog } from '../money/EndRuleDialog.tsx';
import { ruleMessages } from '../money/ruleMessages.ts';
import {
  deductionWords,
  formWords,
  payerWords,
  percentText,
  residenceWords,
  ruleWords,
} from '../money/words.ts';
import { messages } from './messages.ts';

type Say = ReturnType<typeof useText>;

/** The rules of money (R5). */
export function RuleList() {
  const t = useText();
  const toast = useToast();
  const [ending, setEnding] = useState<MoneyRule>();
  const list = usePages(listMoneyRules, { params: {} }, { isLive: true });
  const deciding = useChange(decideMoneyRule, () => toast({ text: t(ruleMessages.decided) }));
  const asking = useChange(askToEndMoneyRule, () => {
    toast({ text: t(ruleMessages.asked) });
    setEnding(undefined);
  });
  return (
    <>
      <DatedRules
        list={list}
        rowKey={({ moneyRuleId }) => moneyRuleId}
        textOf={(rule) => ruleText(rule, t)}
        figure={{ header: t(messages.percent), of: ({ percent }) => percentText(percent) }}
        noneMore={t(messages.noRulesMore)}
        refusal={deciding.refusal}
        onDecide={({ moneyRuleId, endAsked }, isApproved) =>
          deciding.send({ params: { moneyRuleId }, body: { isApproved, endAsked } })
        }
        onEnd={setEnding}
      />
      {ending && (
        <EndRuleDialog
          isSending={asking.isSending}
          refusal={asking.refusal}
          problem={asking.problemAt('endsOn')}
          onAsk={(endsOn) => asking.send({ params: { moneyRuleId: ending.moneyRuleId }, body: { endsOn } })}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
}

/** What a rule does, in a line. */
function ruleText(rule: MoneyRule, t: Say): string {
  const { ruleKind, categoryName, poolName, payerKind, payerName, deduction, residence, payeeForm } = rule;
  const detail = {
    allocation: [categoryName, payerName ?? t(payerKind ? payerWords[payerKind] : messages.anyPayer)],
    deduction: [categoryName, deduction && t(deductionWords[deduction])],
    withholding: [residence && t(residenceWords[residence]), payeeForm && t(formWords[payeeForm])],
  }[ruleKind];
  const words = [t(ruleWords[ruleKind]), ...detail].filter(Boolean).join(' · ');
  return poolName === null ? words : `${words} → ${poolName}`;
}
