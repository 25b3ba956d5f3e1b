import { countWords, cutWords } from '@omur/contract/grants/rules/fundApplication';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import styles from './funds.module.css';
import { messages } from './messages.ts';

interface WordsFieldProps {
  id: string;
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  most: number;
  rows?: number;
  error?: string | undefined;
}

/** L5.8: a text of so many words; what is beyond them is cut off, and said to be. */
export function WordsField({ hint, value, onChange, most, ...rest }: WordsFieldProps) {
  const t = useText();
  const [wasCut, setWasCut] = useState(false);
  const change = (typed: string) => {
    const cut = cutWords(typed, most);
    setWasCut(cut !== typed);
    onChange(cut);
  };
  return (
    <TextArea
      {...rest}
      value={value}
      onChange={change}
      hint={
        <>
          {hint} <span className="tabular">{t(messages.words, { count: countWords(value), max: most })}</span>
          <span role="status">
            {wasCut && <span className={styles.cut}> {t(messages.wasCut, { max: most })}</span>}
          </span>
        </>
      }
      required
    />
  );
}
