import { Trash2 } from 'lucide-react';
import { useText } from '../../platform/i18n/texts.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { optionsOf, type TypedQuestion } from './assemblyForm.ts';
import styles from './assemblies.module.css';
import { messages } from './messages.ts';

interface QuestionFieldsProps {
  number: number;
  of: TypedQuestion;
  isTried: boolean;
  onChange: (question: TypedQuestion) => void;
  onRemove: () => void;
}

/** A question in both languages, with its options. */
export function QuestionFields({ number, of, isTried, onChange, onRemove }: QuestionFieldsProps) {
  const t = useText();
  const missing = (value: string) => (isTried && value.trim() === '' ? t(messages.missing) : undefined);
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>
        {t(messages.question, { number })}
        <IconButton
          size="small"
          icon={<Trash2 />}
          label={t(messages.removeQuestion, { number })}
          onClick={onRemove}
        />
      </legend>
      <div className={styles.pair}>
        <TextField
          label={t(messages.questionIs)}
          maxLength={500}
          value={of.questionIs}
          onChange={(questionIs) => onChange({ ...of, questionIs })}
          error={missing(of.questionIs)}
        />
        <TextField
          label={t(messages.questionEn)}
          maxLength={500}
          value={of.questionEn}
          onChange={(questionEn) => onChange({ ...of, questionEn })}
          error={missing(of.questionEn)}
        />
      </div>
      <TextArea
        label={t(messages.options)}
        hint={t(messages.optionsHint)}
        rows={3}
        value={of.options}
        onChange={(options) => onChange({ ...of, options })}
        error={isTried && !optionsOf(of) ? t(messages.optionsWrong) : undefined}
      />
      <TextField
        label={t(messages.mostChosen)}
        isNumeric
        inputMode="numeric"
        value={of.mostChosen}
        onChange={(mostChosen) => onChange({ ...of, mostChosen })}
      />
    </fieldset>
  );
}
