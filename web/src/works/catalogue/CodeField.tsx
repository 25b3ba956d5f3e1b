import type { Reading } from '@omur/contract/platform/rules/reading';
import { ruleText } from '@omur/contract/platform/rules/sentences';
import type { RuleCode } from '@omur/contract/platform/rules/texts';
import { useState } from 'react';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { messages } from './messages.ts';

interface CodeFieldProps {
  id: string;
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  reading: Reading<RuleCode>;
  format: (code: string) => string;
  /** How long the code is without spaces and hyphens: from there on it can be judged while you type. */
  fullLength: number;
  isAttempted: boolean;
  problem: string | undefined;
}

/** A code as it is typed: checked once it is whole, left or sent, and how it reads when it is right (V9). */
export function CodeField(props: CodeFieldProps) {
  const { id, label, hint, value, onChange, reading, format, fullLength, isAttempted, problem } = props;
  const t = useText();
  const [language] = useLanguage();
  const [isLeft, setIsLeft] = useState(false);

  const typed = value.replace(/[^\p{L}\p{Nd}]/gu, '').length;
  const isJudged = isAttempted || (isLeft && typed > 0) || typed >= fullLength;
  const broken = reading.problem && isJudged ? ruleText(reading.problem, undefined, language) : undefined;
  return (
    <TextField
      id={id}
      label={label}
      hint={reading.problem ? hint : t(messages.codeIsRight, { code: format(reading.value) })}
      error={problem ?? broken}
      value={value}
      onChange={onChange}
      onBlur={() => setIsLeft(true)}
      isNumeric
      required
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
