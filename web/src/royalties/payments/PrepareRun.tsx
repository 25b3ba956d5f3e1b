import { freezePayRun, listPayRuns, previewPayRun } from '@omur/contract/royalties/payments';
import { day } from '@omur/contract/platform/values';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { deskMessages as messages } from './deskMessages.ts';
import { PreviewTable } from './PreviewTable.tsx';

interface Written {
  balanceDay: string;
  payOn: string;
  /** That of the latest run until something is typed. */
  least?: string;
}

/** What the first run of a society proposes, in krónur. */
const firstLeast = 1000;

/** Shows whom a run would pay, and makes it (R21). */
export function PrepareRun({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [written, setWritten] = useState<Written>({ balanceDay: today, payOn: today });
  const [latest] = usePages(listPayRuns, { params: {} }).rows;
  const least = written.least ?? String(latest?.leastIsk ?? firstLeast);
  const leastIsk = Number(least.replaceAll('.', ''));
  const wrong = {
    balanceDay: !day.safeParse(written.balanceDay).success && t(messages.dayWrong),
    payOn: !day.safeParse(written.payOn).success && t(messages.dayWrong),
    leastIsk:
      !(Number.isInteger(leastIsk) && leastIsk > 0 && leastIsk <= 10_000_000) && t(messages.leastWrong),
  };
  const isSound = Object.values(wrong).every((one) => !one);
  const { send, isSending, refusal, problemAt } = useChange(freezePayRun, ({ payRunId }) => {
    toast({ text: t(messages.frozenNow) });
    void navigate({ to: '/greiðslukeyrslur/$payRunId', params: { payRunId: String(payRunId) } });
  });
  const { balanceDay, payOn } = written;
  const change = (part: Partial<Written>) => setWritten((before) => ({ ...before, ...part }));
  return (
    <FormDialog
      title={t(messages.previewTitle)}
      description={t(messages.previewMore)}
      size="large"
      act={t(messages.freeze)}
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => isSound && send({ body: { balanceDay, payOn, leastIsk } })}
      onClose={onClose}
    >
      <DateField
        label={t(messages.balanceDay)}
        value={balanceDay}
        onChange={(next) => change({ balanceDay: next })}
        error={wrong.balanceDay || problemAt('balanceDay')}
      />
      <DateField
        label={t(messages.payOn)}
        value={payOn}
        onChange={(next) => change({ payOn: next })}
        error={wrong.payOn || problemAt('payOn')}
      />
      <TextField
        label={t(messages.least)}
        isNumeric
        inputMode="numeric"
        hint={t(messages.leastAsBefore)}
        value={least}
        onChange={(next) => change({ least: next })}
        error={wrong.leastIsk || problemAt('leastIsk')}
      />
      {isSound && <Preview balanceDay={balanceDay} payOn={payOn} leastIsk={leastIsk} />}
    </FormDialog>
  );
}

interface Terms {
  balanceDay: string;
  payOn: string;
  leastIsk: number;
  limit?: number;
}

function Preview(query: Terms) {
  const t = useText();
  const list = usePages(previewPayRun, { params: {}, query });
  return (
    <PreviewTable
      list={list}
      label={t(messages.preview)}
      countText={messages.previewCount}
      none={t(messages.nobody)}
    />
  );
}
