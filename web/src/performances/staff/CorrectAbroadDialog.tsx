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
import { useSending } from './useSending.ts';
import { useWritten } from './useWritten.ts';

interface CorrectDialogProps {
  performance: LivePerformance;
  onClose: () => void;
}

/** What a concert abroad should have said. */
export function CorrectAbroadDialog({ performance, onClose }: CorrectDialogProps) {
  const t = useText();
  const toast = useToast();
  const { send, isSending, refusal, problemAt } = useSending(correctForeignLivePerformance, () => {
    toast({ text: t(messages.corrected) });
    onClose();
  });
  const { written, field } = useWritten(() => writtenOf(performance), problemAt);
  const { livePerformanceId, version } = performance;
  const submit = () => {
    const { countryId, act, ...texts } = written;
    const body = { ...texts, countryId: Number(countryId), isMainAct: act === 'main', version };
    send({ params: { livePerformanceId }, body });
  };
  const { error: _, ...act } = field('act', messages.act, 'ADALATRIDI');

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
      <TextField {...field('performers', messages.performers, 'FLYTJENDUR')} />
      <TextField {...field('concertTitle', messages.concert, 'HEITI_TONLEIKA')} isOptional />
      <DateField {...field('performedOn', messages.date, 'DAGSETNING')} isDotted />
      <SelectField {...field('countryId', messages.country, 'LAND_NR')} options={useCountries(performance)} />
      <TextField {...field('city', messages.city, 'BORG')} />
      <TextField {...field('venue', messages.venue, 'STADUR')} />
      <TextField {...field('address', messages.address, 'HEIMILISFANG')} isOptional />
      <TextField {...field('postalCode', messages.postalCode, 'POSTNUMER')} isOptional />
      <TextField {...field('festival', messages.festival, 'HATID')} isOptional />
      <TextField {...field('stage', messages.stage, 'SVID')} isOptional />
      <TextField {...field('promoterName', messages.promoter, 'TONLEIKAHALDARI')} />
      <TextField {...field('promoterEmail', messages.promoterEmail, 'NETFANG_TONLEIKAHALDARA')} isOptional />
      <TextField
        {...field('promoterPhone', messages.promoterPhone, 'SIMANUMER_TONLEIKAHALDARA')}
        isOptional
      />
      <RadioGroup
        {...act}
        isInline
        options={[
          { value: 'main', label: t(messages.mainAct) },
          { value: 'warmUp', label: t(messages.warmUp) },
        ]}
      />
      <div className={styles.wide}>
        <TextArea {...field('otherInfo', messages.otherInfo, 'ANNAD')} isOptional />
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
