import { livePerformanceText } from '@omur/contract/performances/rules/livePerformance';
import type { LivePerformanceResult } from '@omur/contract/performances/rules/livePerformanceResult';
import { useLanguage } from '../../platform/i18n/texts.tsx';
import type { LivePerformanceForm } from './form.ts';
import { fieldIds, type FormField, type RefusedField } from './refusedFields.ts';

export interface FieldErrors {
  at: (field: FormField) => string | undefined;
  ofLine: (key: string) => string | undefined;
}

/** What is wrong at each field: by the rules as you type, else by the server's word. What only waits to be filled in is not wrong. */
export function useFieldErrors(
  results: readonly LivePerformanceResult[],
  refused: readonly RefusedField[],
  { setList }: LivePerformanceForm,
): FieldErrors {
  const [language] = useLanguage();
  const broken = results.filter(({ state }) => state === 'broken');
  return {
    at: (field) => {
      const found = broken.find(({ at, line }) => at === field && line === undefined);
      if (found) return livePerformanceText(found, language);
      return refused.find(({ fieldId }) => fieldId === fieldIds[field])?.text;
    },
    ofLine: (key) => {
      const found = broken.find(({ line }) => line !== undefined && setList[line]?.key === key);
      return found && livePerformanceText(found, language);
    },
  };
}
