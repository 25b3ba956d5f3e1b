import type { LivePerformance } from '@omur/contract/performances/livePerformances';
import { correctLivePerformance } from '@omur/contract/performances/performanceDesk';
import {
  livePerformanceTypeIds as types,
  venueNotInList,
} from '@omur/contract/performances/rules/livePerformance';
import { useText } from '../../platform/i18n/texts.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import styles from './performanceDesk.module.css';
import { useFestivals, useHalls, useVenues, useYears } from './usePlaces.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useWritten } from './useWritten.ts';

interface CorrectDialogProps {
  performance: LivePerformance;
  onClose: () => void;
}

/** What a concert, a stream or a festival should have said. */
export function CorrectAtHomeDialog({ performance, onClose }: CorrectDialogProps) {
  const t = useText();
  const toast = useToast();
  const { send, isSending, refusal, problemAt } = useChange(correctLivePerformance, () => {
    toast({ text: t(messages.corrected) });
    onClose();
  });
  const { written, change, field, choice } = useWritten(() => writtenOf(performance), problemAt);
  const { livePerformanceId, performanceTypeId, version } = performance;
  const isStream = performanceTypeId === types.streaming;
  const venues = useVenues(performance);
  const halls = useHalls(performance, written.venueId);
  const festivals = useFestivals(performance);
  const years = useYears(performance, written.festivalId);
  const submit = () =>
    send({
      params: { livePerformanceId },
      body: {
        performers: written.performers,
        venueId: Number(written.venueId),
        address: written.address,
        hallId: numberOf(written.hallId),
        festivalYearId: numberOf(written.festivalYearId),
        performedOn: written.performedOn,
        promoterName: written.promoterName,
        promoterEmail: written.promoterEmail,
        promoterPhone: written.promoterPhone,
        otherInfo: written.otherInfo,
        version,
      },
    });

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
      <div className={styles.wide}>
        <TextField {...field('performers', messages.performersAtHome)} />
      </div>
      <DateField {...field('performedOn', messages.date)} isDotted />
      <SelectField
        {...field('venueId', messages.venue)}
        onChange={(venueId) => change({ venueId, hallId: '0' })}
        options={venues}
      />
      <TextField
        {...field('address', messages.address)}
        isOptional={written.venueId !== String(venueNotInList)}
      />
      {!isStream && (
        <>
          <SelectField {...field('hallId', messages.hall)} disabled={halls.length === 1} options={halls} />
          <SelectField
            {...choice('festivalId', messages.festival)}
            onChange={(festivalId) => change({ festivalId, festivalYearId: '' })}
            options={festivals}
          />
          {written.festivalId !== '0' && (
            <SelectField
              {...field('festivalYearId', messages.year)}
              placeholder={t(messages.chooseYear)}
              options={years}
            />
          )}
        </>
      )}
      <TextField {...field('promoterName', messages.promoter)} isOptional={isStream} />
      <TextField {...field('promoterEmail', messages.promoterEmail)} isOptional />
      <TextField {...field('promoterPhone', messages.promoterPhone)} isOptional />
      <div className={styles.wide}>
        <TextArea {...field('otherInfo', messages.otherInfo)} isOptional />
      </div>
    </FormDialog>
  );
}

/** Nothing chosen is '0' in the lists, and a year that is yet to be chosen is ''. */
const numberOf = (chosen: string) => Number(chosen) || null;

const writtenOf = (performance: LivePerformance) => ({
  performers: performance.performers,
  performedOn: performance.performedOn,
  venueId: String(performance.venueId ?? venueNotInList),
  address: performance.address ?? '',
  hallId: String(performance.hallId ?? 0),
  festivalId: String(performance.festivalId ?? 0),
  festivalYearId: String(performance.festivalYearId ?? ''),
  promoterName: performance.promoterName ?? '',
  promoterEmail: performance.promoterEmail ?? '',
  promoterPhone: performance.promoterPhone ?? '',
  otherInfo: performance.otherInfo ?? '',
});
