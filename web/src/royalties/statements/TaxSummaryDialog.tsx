import { useId, useRef, useState } from 'react';
import { FileProblem, useFile } from '../../platform/download/File.tsx';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Progress } from '../../platform/ui/Progress.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { makeTaxYear } from './makeTaxYear.ts';
import { messages } from './messages.ts';

const firstYear = 1900;

/** Any year; last year is the one that people file for. */
export function TaxSummaryDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { kennitala } = useLoggedIn();
  const [thisYear] = useState(() => new Date().getUTCFullYear());
  const [typed, setTyped] = useState(String(thisYear - 1));
  const [isWrong, setIsWrong] = useState(false);
  const [part, setPart] = useState<number>();
  const year = /^\d{4}$/.test(typed) ? Number(typed) : 0;
  const isYear = year >= firstYear && year <= thisYear;
  const file = useFile(`skattframtal-${typed}.pdf`, (signal) => {
    setPart(undefined);
    return makeTaxYear(year, { kennitala, signal, onRights: (read, all) => setPart(read / all) });
  });

  return (
    <Dialog
      isOpen
      title={t(messages.taxTitle)}
      description={t(messages.taxLead)}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.close)}</Button>
          <Button look="primary" type="submit" form={id} isLoading={file.isFetching}>
            {t(messages.pdf)}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsWrong(!isYear);
          if (!isYear) field.current?.focus();
          else if (!file.isFetching) void file.fetchFile();
        }}
      >
        <Stack>
          <TextField
            ref={field}
            label={t(messages.year)}
            inputMode="numeric"
            isNumeric
            value={typed}
            error={isWrong && !isYear ? t(messages.badYear, { last: thisYear }) : undefined}
            onChange={(text) => setTyped(text.replace(/\D/g, '').slice(0, 4))}
          />
          {file.isFetching && (
            <Progress
              label={t(part === 1 ? messages.putTogether : messages.readingRights)}
              value={part === 1 ? undefined : part}
              onCancel={file.cancel}
            />
          )}
          <FileProblem file={file} />
        </Stack>
      </form>
    </Dialog>
  );
}
