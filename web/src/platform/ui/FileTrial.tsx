import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './FileTrial.module.css';
import { messages } from './messages.ts';
import { Stack } from './Stack.tsx';

interface FileTrialProps<Read> {
  title: string;
  description: string;
  label: string;
  accept: string;
  /** A larger file is not read; `tooLarge` says so. */
  mostBytes: number;
  tooLarge: string;
  /** The act, on the button. */
  act: string;
  read: (file: File) => Promise<Read>;
  /** Whether the server has tried the file, and whether it may now be taken. */
  isTried: boolean;
  isReady: boolean;
  isSending: boolean;
  problem: string | undefined;
  /** Another file is chosen: what is known of the one before no longer holds. */
  onForget: () => void;
  onTry: (read: Read) => void;
  onTake: (read: Read) => void;
  onClose: () => void;
  /** The report of the trial. */
  children: ReactNode;
}

/** Tries a file as soon as it is chosen, shows the report of the server, and takes the same file when asked to. */
export function FileTrial<Read>(props: FileTrialProps<Read>) {
  const { title, description, label, accept, mostBytes, tooLarge, act, children } = props;
  const { read, isTried, isReady, isSending, problem, onForget, onTry, onTake, onClose } = props;
  const t = useText();
  const id = useId();
  const [file, setFile] = useState<Read>();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    onForget();
    setFile(undefined);
    setIsTooLarge(chosen !== undefined && chosen.size > mostBytes);
    if (!chosen || chosen.size > mostBytes) return;
    const content = await read(chosen);
    setFile(content);
    onTry(content);
  };
  const said = isTooLarge ? tooLarge : problem;
  return (
    <Dialog
      isOpen
      size="large"
      title={title}
      description={description}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button
            look="primary"
            disabled={!isReady}
            isLoading={isSending && isReady}
            onClick={() => file !== undefined && isReady && !isSending && onTake(file)}
          >
            {act}
          </Button>
        </>
      }
    >
      <Stack>
        <div>
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            className={styles.file}
            type="file"
            accept={accept}
            aria-describedby={`${id}-more`}
            onChange={(event) => void choose(event)}
          />
        </div>
        <div id={`${id}-more`} role="status">
          {isSending && !isTried && t(messages.readingFile)}
        </div>
        {said && <Alert look="danger" isAnnounced title={said} />}
        {children}
      </Stack>
    </Dialog>
  );
}

/** The table of a report, which scrolls in the dialog. */
export function TrialReport({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <section className={styles.report} aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}

/** So many lines of a report are shown. */
export const mostReported = 500;
