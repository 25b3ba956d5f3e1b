import type { ExplainedLine } from '@omur/contract/royalties/explanations';
import { formatWhole } from '../../platform/i18n/format.ts';

/** An amount with the four decimals that lie in pools, `12,3456 kr.`; krónur and eyrir where there are no more. */
export function unitsText(isk: number): string {
  const units = Math.round(Math.abs(isk) * 10_000);
  const digits = units % 100 === 0 ? 2 : 4;
  const part = String(units % 10_000)
    .padStart(4, '0')
    .slice(0, digits);
  return `${isk < 0 && units > 0 ? '−' : ''}${formatWhole(Math.floor(units / 10_000))},${part}\u00A0kr.`;
}

/** `measure × factor × …`, without factors that change nothing. */
export function factorsOf({ usageFactor, daypartFactor, estimateFactor, weightFactor }: ExplainedLine) {
  return (
    [
      ['usage', usageFactor],
      ['daypart', daypartFactor],
      ['estimate', estimateFactor],
      ['weight', weightFactor],
    ] as const
  ).filter(([, factor]) => factor !== 1);
}

/** What a pool has of whole eyrir, of which alone it is shared; the rest stays in it. */
export const wholeEyrir = (isk: number): number => Math.floor(Math.round(isk * 10_000) / 100) / 100;

/** The steps that a line came about by, numbered without a gap: one that names its amount has no points, and few were kept before. */
export function stepsOf({
  ownIsk,
  keptReason,
  keptLineIsk,
}: Pick<ExplainedLine, 'ownIsk' | 'keptReason' | 'keptLineIsk'>) {
  const steps = [
    'pool',
    ...(ownIsk === null ? ['points'] : []),
    'line',
    ...(keptReason !== null && keptLineIsk !== null ? ['kept'] : []),
    'shares',
  ];
  return { numbered: (step: string, title: string) => `${steps.indexOf(step) + 1}. ${title}` };
}
