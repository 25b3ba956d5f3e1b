import type { PlainField } from '@omur/contract/platform/plainFields';
import { codeLists } from '@omur/contract/platform/rules/codeLists';
import { codeName } from '@omur/contract/platform/rules/codeNames';
import { compareIcelandic } from '@omur/contract/platform/rules/icelandicOrder';
import { useLanguage, useText } from '../i18n/texts.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { messages } from './messages.ts';

interface PlainInputProps {
  id: string;
  of: PlainField;
  /** As typed: a year or number in figures, a choice by its code. */
  value: string;
  onChange: (typed: string) => void;
  error: string | undefined;
  /** It is about the user, so that the browser may help. */
  isOwn?: boolean;
}

/** The input of a plain field, as its declaration names it. */
export function PlainInput({ id, of, value, onChange, error, isOwn = false }: PlainInputProps) {
  const t = useText();
  const [language] = useLanguage();
  const hint = of.hint && t(of.hint);
  const field = { id, label: t(of.label), hint, value, onChange, error, isOptional: true };
  if (of.input === 'choice') {
    const named = codeLists[of.list].map((code) => ({
      value: code,
      label: codeName(of.list, code, language),
    }));
    const options = named.toSorted((one, other) => compareIcelandic(one.label, other.label));
    return <SelectField {...field} options={[{ value: '', label: t(messages.notGiven) }, ...options]} />;
  }
  if (of.input === 'year' || of.input === 'number')
    return <TextField {...field} isNumeric inputMode="numeric" autoComplete="off" />;
  return of.isMultiline ? (
    <TextArea {...field} rows={2} maxLength={of.maxLength} />
  ) : (
    <TextField {...field} autoComplete={(isOwn && of.autoComplete) || 'off'} />
  );
}
