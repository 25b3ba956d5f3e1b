import type { LivePerformance } from '@omur/contract/performances/livePerformances';
import { correctForeignLivePerformance } from '@omur/contract/performances/performanceDesk';
import { useText } from '../../platform/i18n/texts.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import styles from './performanceDesk.module.css';
import { useCountries } from './usePlaces.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useWritten } from './useWritten.ts';

interface CorrectDialogProps {
  performance: LivePerformance;
  onClose: () => void;
}

/** What a concert abroad should have said. */
export function CorrectAbroadDialog({ performance, onClose }: CorrectDialogProps) {
  const t = useText();
  const toast = useToast();
  const { send, isSending, refusal, problemAt } = useChange(correctForeignLivePerformance, () => {
    toast({ text: t(messages.corrected) });
    onClose();
  });
  const { written, field, choice } = useWritten(() => writtenOf(performance), problemAt);
  const { livePerformanceId, version } = performance;
  const submit = () => {
    const { countryId, act, ...texts } = written;
    const body = { ...texts, countryId: Number(countryId), isMainAct: act === 'main', version };
    send({ params: { livePerformanceId }, body });
  };

  return (
    <FormDialog
      size="large"
      title={t(messages.correctTitle)}
      description={t(messages.toldHint)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...field('performers', messages.performers)} />
      <TextField {...field('concertTitle', messages.concert)} isOptional />
      <DateField {...field('performedOn', messages.date)} isDotted />
      <SelectField {...field('countryId', messages.country)} options={useCountries(performance)} />
      <TextField {...field('city', messages.city)} />
      <TextField {...field('venue', messages.venue)} />
      <TextField {...field('address', messages.address)} isOptional />
      <TextField {...field('postalCode', messages.postalCode)} isOptional />
      <TextField {...field('festival', messages.festival)} isOptional />
      <TextField {...field('stage', messages.stage)} isOptional />
      <TextField {...field('promoterName', messages.promoter)} />
      <TextField {...field('promoterEmail', messages.promoterEmail)} isOptional />
      <TextField {...field('promoterPhone', messages.promoterPhone)} isOptional />
      <RadioGroup
        {...choice('act', messages.act)}
        isInline
        options={[
          { value: 'main', label: t(messages.mainAct) },
          { value: 'warmUp', label: t(messages.warmUp) },
        ]}
      />
      <div className={styles.wide}>
        <TextArea {...field('otherInfo', messages.otherInfo)} isOptional />
      </div>
    </FormDialog>
  );
}

const writtenOf = (performance: LivePerformance) => ({
  performers: performance.performers,
  concertTitle: performance.concertTitle ?? '',
  performedOn: performance.performedOn,
  countryId: String(performance.countryId ?? ''),
  city: performance.city ?? '',
  venue: performance.venueName ?? '',
  address: performance.address ?? '',
  postalCode: performance.postalCode ?? '',
  festival: performance.festivalName ?? '',
  stage: performance.stage ?? '',
  promoterName: performance.promoterName ?? '',
  promoterEmail: performance.promoterEmail ?? '',
  promoterPhone: performance.promoterPhone ?? '',
  act: performance.isMainAct ? 'main' : 'warmUp',
  otherInfo: performance.otherInfo ?? '',
});
