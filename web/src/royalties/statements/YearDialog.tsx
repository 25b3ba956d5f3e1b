import { useId, useRef, useState } from 'react';
import { FileProblem, useFile } from '../../platform/download/File.tsx';
import { useLoggedIn } from '../../platform/api/session.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Progress } from '../../platform/ui/Progress.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { messages } from './messages.ts';

const firstYear = 1900;

export interface YearFile {
  title: Text;
  lead: Text;
  /** What is being read, while it is. */
  reading: Text;
  nameOf: (year: string) => string;
  make: (
    year: number,
    making: { kennitala: string; signal: AbortSignal; onRead: (read: number, all: number) => void },
  ) => Promise<Blob>;
}

/** A document of any year; last year is the one that people ask for. */
export function YearDialog({ of, onClose }: { of: YearFile; onClose: () => void }) {
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
  const file = useFile(of.nameOf(typed), (signal) => {
    setPart(undefined);
    return of.make(year, { kennitala, signal, onRead: (read, all) => setPart(read / all) });
  });

  return (
    <Dialog
      isOpen
      title={t(of.title)}
      description={t(of.lead)}
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
              label={t(part === 1 ? messages.putTogether : of.reading)}
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
