import {
  addCueSheetLine,
  changeCueSheetLine,
  type CueSheet,
  type CueSheetLine,
} from '@omur/contract/works/cueSheets';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import { formatIsrc } from '@omur/contract/works/rules/isrc';
import type { FoundWork } from '@omur/contract/works/works';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './cueSheets.module.css';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { messages } from './messages.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { WritersField } from '../../people/ipi/WritersField.tsx';
import { WorkTitleField } from './WorkTitleField.tsx';

interface LineDialogProps {
  sheet: CueSheet;
  /** The line to change; a new one without. */
  line?: CueSheetLine | undefined;
  onClose: () => void;
}

/** D2: one line of a cue sheet. */
export function LineDialog({ sheet: { cueSheetId, version }, line, onClose }: LineDialogProps) {
  const t = useText();
  const [written, setWritten] = useState(() => writtenOf(line));
  // The work that was chosen by its title here; with another title it is not meant any more.
  const [chosen, setChosen] = useState<FoundWork>();
  const [isTried, setIsTried] = useState(false);
  const { adding, changing } = useLineChanges(onClose);
  const { isSending, problemAt, refusal } = line ? changing : adding;

  const number = written.workId.replaceAll('.', '').trim();
  const isNumberWrong = number !== '' && !/^[1-9]\d{0,8}$/u.test(number);
  const retitle = (title: string) => {
    setWritten((before) => ({ ...before, title, ...(chosen && { workId: '' }) }));
    setChosen(undefined);
  };
  const choose = (work: FoundWork) => {
    const { title, workId, authorNames } = work;
    setWritten((before) => ({
      ...before,
      title,
      workId: String(workId),
      authorNames: before.authorNames || authorNames,
    }));
    setChosen(work);
  };
  const submit = () => {
    setIsTried(true);
    if (isNumberWrong) return;
    const body = { ...written, workId: number === '' ? null : Number(number) };
    if (line)
      changing.send({ params: { cueSheetId, lineNumber: line.lineNumber }, body: { ...body, version } });
    else adding.send({ params: { cueSheetId }, body });
  };
  const field = (name: keyof Written) => ({
    value: written[name],
    onChange: (value: string) => setWritten((before) => ({ ...before, [name]: value })),
    error: problemAt(name),
    autoComplete: 'off',
  });

  return (
    <FormDialog
      title={line ? t(messages.changeLine, { number: line.lineNumber }) : t(messages.addLine)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.wide}>
        <WorkTitleField
          value={written.title}
          error={problemAt('title')}
          onInput={retitle}
          onSelect={choose}
        />
      </div>
      <TextField
        isNumeric
        inputMode="decimal"
        label={t(messages.length)}
        hint={t(messages.lengthHint)}
        {...field('duration')}
      />
      <TextField isOptional label={t(messages.usage)} hint={t(messages.usageHint)} {...field('usage')} />
      <div className={styles.wide}>
        <WritersField
          isOptional
          label={t(messages.authors)}
          hint={t(messages.authorsHint)}
          {...field('authorNames')}
        />
      </div>
      <TextField
        isOptional
        isNumeric
        inputMode="numeric"
        label={t(messages.workNumber)}
        hint={t(messages.workNumberHint)}
        {...field('workId')}
        error={isTried && isNumberWrong ? t(messages.workNumberWrong) : problemAt('workId')}
      />
      <TextField isOptional label={t(messages.isrc)} {...field('isrc')} />
    </FormDialog>
  );
}

function useLineChanges(onClose: () => void) {
  const t = useText();
  const toast = useToast();
  const saved = ({ title }: CueSheetLine) => {
    toast({ text: t(messages.lineSaved, { title }) });
    onClose();
  };
  return { adding: useChange(addCueSheetLine, saved), changing: useChange(changeCueSheetLine, saved) };
}

interface Written {
  title: string;
  duration: string;
  usage: string;
  authorNames: string;
  workId: string;
  isrc: string;
}

const writtenOf = (line: CueSheetLine | undefined): Written => ({
  title: line?.title ?? '',
  duration: line ? formatDuration(line.durationSeconds) : '',
  usage: line?.usage ?? '',
  authorNames: line?.authorNames ?? '',
  workId: line?.workId?.toString() ?? '',
  isrc: line?.isrc ? formatIsrc(line.isrc) : '',
});
