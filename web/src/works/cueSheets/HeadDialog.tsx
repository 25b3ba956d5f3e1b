import { addCueSheet, changeCueSheet, type CueSheet } from '@omur/contract/works/cueSheets';
import { cueSheetKinds, type CueSheetKind } from '@omur/contract/platform/fields/cueSheets';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import { day } from '@omur/contract/platform/values';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './cueSheets.module.css';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { kindNames, messages } from './messages.ts';
import { useChange } from '../../platform/api/useChange.ts';

interface HeadDialogProps {
  /** The sheet to change; a new one without. */
  sheet?: CueSheet;
  onDone: (cueSheetId: number) => void;
  onClose: () => void;
}

/** D2: what a cue sheet says of the film or programme. */
export function HeadDialog({ sheet, onDone, onClose }: HeadDialogProps) {
  const t = useText();
  const toast = useToast();
  const [written, setWritten] = useState(() => writtenOf(sheet));
  const [isTried, setIsTried] = useState(false);
  const saved = ({ cueSheetId }: { cueSheetId: number }) => {
    toast({ text: t(messages.saved) });
    onDone(cueSheetId);
  };
  const adding = useChange(addCueSheet, saved);
  const changing = useChange(changeCueSheet, saved);
  const { isSending, problemAt, refusal } = sheet ? changing : adding;

  const isYearWrong = written.year !== '' && !/^(18[89]|19\d|20\d|21\d)\d$/u.test(written.year.trim());
  const isDayWrong = written.shownOn !== '' && !day.safeParse(written.shownOn).success;
  const change = (part: Partial<Written>) => setWritten((before) => ({ ...before, ...part }));
  const submit = () => {
    setIsTried(true);
    if (isYearWrong || isDayWrong) return;
    const { year, shownOn, ...rest } = written;
    const body = { ...rest, productionYear: year === '' ? null : Number(year), shownOn: shownOn || null };
    if (sheet)
      changing.send({ params: { cueSheetId: sheet.cueSheetId }, body: { ...body, version: sheet.version } });
    else adding.send({ body });
  };
  const text = (field: 'episode' | 'producer' | 'station') => ({
    label: t(messages[field]),
    value: written[field],
    onChange: (value: string) => change({ [field]: value }),
    error: problemAt(field),
    isOptional: true,
  });

  return (
    <FormDialog
      title={t(sheet ? messages.changeHead : messages.enter)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.wide}>
        <TextField
          label={t(messages.programme)}
          value={written.cueSheetTitle}
          onChange={(cueSheetTitle) => change({ cueSheetTitle })}
          error={problemAt('cueSheetTitle')}
        />
      </div>
      <SelectField
        label={t(messages.kind)}
        value={written.kind}
        onChange={(kind) => change({ kind })}
        options={cueSheetKinds.map((kind) => ({ value: kind, label: t(kindNames[kind]) }))}
      />
      <TextField {...text('episode')} hint={t(messages.episodeHint)} />
      <TextField {...text('producer')} />
      <TextField {...text('station')} />
      <TextField
        isOptional
        isNumeric
        inputMode="numeric"
        label={t(messages.year)}
        value={written.year}
        onChange={(year) => change({ year: year.trim() })}
        error={isTried && isYearWrong ? t(messages.yearWrong) : problemAt('productionYear')}
      />
      <DateField
        isOptional
        label={t(messages.shownOn)}
        value={written.shownOn}
        onChange={(shownOn) => change({ shownOn })}
        error={isTried && isDayWrong ? t(messages.dayWrong) : problemAt('shownOn')}
      />
      <TextField
        isOptional
        isNumeric
        inputMode="decimal"
        label={t(messages.length)}
        hint={t(messages.lengthHint)}
        value={written.duration}
        onChange={(duration) => change({ duration })}
        error={problemAt('duration')}
      />
      <Remark written={written} change={change} problemAt={problemAt} />
    </FormDialog>
  );
}

interface RemarkProps {
  written: Written;
  change: (part: Partial<Written>) => void;
  problemAt: (field: 'remark') => string | undefined;
}

function Remark({ written, change, problemAt }: RemarkProps) {
  const t = useText();
  return (
    <div className={styles.wide}>
      <TextArea
        isOptional
        label={t(messages.remark)}
        maxLength={2000}
        rows={2}
        value={written.remark}
        onChange={(remark) => change({ remark })}
        error={problemAt('remark')}
      />
    </div>
  );
}

interface Written {
  cueSheetTitle: string;
  kind: CueSheetKind;
  episode: string;
  producer: string;
  station: string;
  year: string;
  shownOn: string;
  duration: string;
  remark: string;
}

const writtenOf = (sheet: CueSheet | undefined): Written => ({
  cueSheetTitle: sheet?.cueSheetTitle ?? '',
  kind: sheet?.kind ?? 'film',
  episode: sheet?.episode ?? '',
  producer: sheet?.producer ?? '',
  station: sheet?.station ?? '',
  year: sheet?.productionYear?.toString() ?? '',
  shownOn: sheet?.shownOn ?? '',
  duration: sheet && sheet.durationSeconds !== null ? formatDuration(sheet.durationSeconds) : '',
  remark: sheet?.remark ?? '',
});
