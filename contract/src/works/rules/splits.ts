import { isArranging, publicDomainAuthorId } from '../../people/rules/authorTypes.ts';
import { totalShare } from '../../platform/rules/shares.ts';
import type { RuleCode } from '../../platform/rules/texts.ts';

/** The most that may be had, in hundredths of a per cent. */
export const splitCaps = {
  besideTraditionalMusicAndWords: 2500,
  besideTraditionalWords: 6667,
  besideTraditionalMusic: 3333,
  arrangersOfTraditional: 2500,
  arrangers: 1667,
} as const;

export type SplitRule = Extract<RuleCode, `work.split.${string}`>;
export type SplitFinding = {
  rule: SplitRule;
  isKept: boolean;
  shareHundredths: number;
  capHundredths: number;
};
export type SplitAuthor = {
  authorId?: number | undefined;
  authorTypeId: number;
  shareHundredths: number | undefined;
};

/** The caps that apply to these authors, each kept or not. Caps on arrangers apply once there is an arranger. */
export function checkSplit(authors: readonly SplitAuthor[]): SplitFinding[] {
  const traditional = authors.find((author) => author.authorId === publicDomainAuthorId);
  const others = authors.filter((author) => author !== traditional);
  const arrangers = others.filter((author) => isArranging(author.authorTypeId));
  if (traditional === undefined)
    return cappedArrangers('work.split.noTraditional', splitCaps.arrangers, arrangers);
  const rule = 'work.split.traditionalArranger';
  const ofTraditional = cappedArrangers(rule, splitCaps.arrangersOfTraditional, arrangers);
  switch (traditional.authorTypeId) {
    case 36:
      // Arrangers are among the others here, and the cap is the same.
      return [
        capped('work.split.traditionalComposerLyricist', splitCaps.besideTraditionalMusicAndWords, others),
      ];
    case 34:
      return [
        capped('work.split.traditionalLyricist', splitCaps.besideTraditionalWords, others),
        ...ofTraditional,
      ];
    case 33: {
      const writers = others.filter((author) => !isArranging(author.authorTypeId));
      return [
        capped('work.split.traditionalComposer', splitCaps.besideTraditionalMusic, writers),
        ...ofTraditional,
      ];
    }
    default:
      // The public domain arranges nothing; a registration that says so is refused by a rule of its own.
      return ofTraditional;
  }
}

function cappedArrangers(rule: SplitRule, capHundredths: number, arrangers: readonly SplitAuthor[]) {
  return arrangers.length === 0 ? [] : [capped(rule, capHundredths, arrangers)];
}

function capped(rule: SplitRule, capHundredths: number, authors: readonly SplitAuthor[]): SplitFinding {
  const shareHundredths = totalShare(authors);
  return { rule, isKept: shareHundredths <= capHundredths, shareHundredths, capHundredths };
}
