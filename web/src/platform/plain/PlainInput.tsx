import type { PlainField } from '@omur/contract/platform/plainFields';
import { type CodeList, codeLists } from '@omur/contract/platform/rules/codeLists';
import { codeName } from '@omur/contract/platform/rules/codeNames';
import { compareIcelandic } from '@omur/contract/platform/rules/icelandicOrder';
import type { Language } from '@omur/contract/platform/rules/language';
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
    const options = [{ value: '', label: t(messages.notGiven) }, ...choicesOf(of.list, language)];
    return <SelectField {...field} options={options} />;
  }
  if (of.input === 'year' || of.input === 'number')
    return <TextField {...field} isNumeric inputMode="numeric" autoComplete="off" />;
  return of.isMultiline ? (
    <TextArea {...field} rows={2} maxLength={of.maxLength} />
  ) : (
    <TextField {...field} autoComplete={(isOwn && of.autoComplete) || 'off'} />
  );
}

type Choice = { value: string; label: string };
const sorted = new Map<string, Choice[]>();

/** The codes of a list by their names, put in order once for each language. */
function choicesOf(list: CodeList, language: Language): Choice[] {
  const key = `${list} ${language}`;
  const known = sorted.get(key);
  if (known) return known;
  const named = codeLists[list].map((code) => ({ value: code, label: codeName(list, code, language) }));
  const choices = named.toSorted((one, other) => compareIcelandic(one.label, other.label));
  sorted.set(key, choices);
  return choices;
}
