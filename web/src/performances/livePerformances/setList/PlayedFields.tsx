import { normaliseDurationInput } from '@omur/contract/platform/rules/duration';
import { livePerformanceTexts } from '@omur/contract/platform/rules/livePerformanceTexts';
import type { LivePerformanceResult } from '@omur/contract/performances/rules/livePerformanceResult';
import { filled } from '@omur/contract/platform/rules/sentences';
import { readableDuration } from '../../../platform/length/readableDuration.ts';
import { useLanguage, useText } from '../../../platform/i18n/texts.tsx';
import { TextField } from '../../../platform/ui/TextField.tsx';
import { messages } from './messages.ts';
import styles from './setList.module.css';

/** What is wrong at one part of a line, in words; a field that is still empty is only told of once you have tried to add. */
export function useLineErrors(results: readonly LivePerformanceResult[], isTried: boolean) {
  const [language] = useLanguage();
  return (at: LivePerformanceResult['at'], typed: string): string | undefined => {
    const found = results.find((result) => result.at === at);
    if (!found || (!isTried && typed.trim() === '')) return undefined;
    return filled(livePerformanceTexts[found.rule][language], found.values, language);
  };
}

interface PlayedFieldsProps {
  duration: string;
  quantity: string;
  onChange: (change: { duration?: string; quantity?: string }) => void;
  errorAt: ReturnType<typeof useLineErrors>;
}

/** How long and how often a work was played. */
export function PlayedFields({ duration, quantity, onChange, errorAt }: PlayedFieldsProps) {
  const t = useText();
  return (
    <div className={styles.playedFields}>
      <TextField
        label={t(messages.length)}
        value={duration}
        onChange={(typed) => onChange({ duration: normaliseDurationInput(typed) })}
        hint={<span aria-live="polite">{readableDuration(duration, t)}</span>}
        error={errorAt('duration', duration)}
        inputMode="decimal"
        autoComplete="off"
        isNumeric
        required
      />
      <TextField
        label={t(messages.quantity)}
        value={quantity}
        onChange={(typed) => onChange({ quantity: typed.replace(/\D/gu, '').slice(0, 6) })}
        error={errorAt('quantity', quantity)}
        inputMode="numeric"
        autoComplete="off"
        isNumeric
        required
      />
    </div>
  );
}
