import type { FundField, FundRuleResult } from '@omur/contract/grants/rules/fundApplication';
import { fundRuleTexts } from '@omur/contract/platform/rules/fundTexts';
import { useText } from '../../platform/i18n/texts.tsx';

/** What is wrong with a field; what is only missing stands beside the button. */
export function useProblemAt(results: readonly FundRuleResult[]) {
  const t = useText();
  return (at: FundField) => {
    const broken = results.find((result) => result.at === at && result.state === 'broken');
    return broken && t(fundRuleTexts[broken.rule], broken.values);
  };
}
