import { day } from '@omur/contract/platform/values';
import type { SocietyCredit } from '@omur/contract/royalties/societies';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { FileProblem, useFile } from '../../platform/download/File.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';

/** What makes documents is heavy, and few ask for one. */
const make = async (
  ...asked: Parameters<typeof import('../statements/makeSocietyStatement.ts')['makeSocietyStatement']>
) => (await import('../statements/makeSocietyStatement.ts')).makeSocietyStatement(...asked);

/** The day after the balances of the last payment: what was distributed since is in the next. */
function dayAfter(day: string | null): string {
  if (day === null) return '';
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** The statement of account for a society, to go with a payment (R62). */
export function StatementDialog({ society, onClose }: { society: SocietyCredit; onClose: () => void }) {
  const t = useText();
  const [fromDay, setFromDay] = useState(() => dayAfter(society.paidUntil));
  const [toDay, setToDay] = useState('');
  const isWrong = (text: string) => text !== '' && !day.safeParse(text).success;
  const isTurned = !isWrong(fromDay) && !isWrong(toDay) && toDay !== '' && fromDay > toDay;
  const isRefused = isTurned || isWrong(fromDay) || isWrong(toDay);
  const asked = { society, fromDay: fromDay || null, toDay: toDay || null };
  const name = ['statement', String(society.societyCode).padStart(3, '0'), fromDay, toDay]
    .filter(Boolean)
    .join('-');
  const excel = useFile(`${name}.xlsx`, (signal) => make('excel', asked, signal));
  const csv = useFile(`${name}.csv`, (signal) => make('csv', asked, signal));
  return (
    <Dialog
      isOpen
      title={t(messages.statementOf, { society: society.societyName })}
      description={t(messages.statementWhat)}
      onClose={onClose}
      footer={
        <>
          <Button
            icon={<FileText size={18} aria-hidden />}
            isLoading={csv.isFetching}
            disabled={isRefused}
            onClick={() => void csv.fetchFile()}
          >
            {t(messages.csv)}
          </Button>
          <Button
            look="primary"
            icon={<FileSpreadsheet size={18} aria-hidden />}
            isLoading={excel.isFetching}
            disabled={isRefused}
            onClick={() => void excel.fetchFile()}
          >
            {t(messages.excel)}
          </Button>
        </>
      }
    >
      <Stack>
        <DateField
          label={t(messages.fromDay)}
          value={fromDay}
          onChange={setFromDay}
          isOptional
          error={isWrong(fromDay) ? t(messages.dayWrong) : undefined}
        />
        <DateField
          label={t(messages.toDay)}
          value={toDay}
          onChange={setToDay}
          isOptional
          error={isWrong(toDay) ? t(messages.dayWrong) : isTurned ? t(messages.turned) : undefined}
        />
        <FileProblem file={excel} />
        <FileProblem file={csv} />
      </Stack>
    </Dialog>
  );
}
