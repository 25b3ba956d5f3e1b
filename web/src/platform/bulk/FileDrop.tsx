import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { useIsMobile } from '../ui/useIsMobile.ts';
import styles from './bulk.module.css';
import { messages } from './messages.ts';
import { useView } from './view.ts';

const sheetFiles =
  '.xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface FileDropProps {
  isReading: boolean;
  onFile: (file: File) => void;
  /** Beside the button that chooses a file. */
  children: ReactNode;
}

/** Where a file is dropped or chosen. */
export function FileDrop({ isReading, onFile, children }: FileDropProps) {
  const t = useText();
  const { texts } = useView();
  const isMobile = useIsMobile();
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a shortcut for the button in it
    <section
      aria-label={t(messages.chooseTitle)}
      className={classes(styles.drop, isOver && styles.over)}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <span className={styles.dropIcon} aria-hidden>
        <FileSpreadsheet size={28} strokeWidth={1.6} />
      </span>
      <h2 className={styles.dropTitle}>{t(isOver ? messages.drop : messages.chooseTitle)}</h2>
      <p className="dim">
        {t(texts.chooseMore)}
        {!isMobile && ` ${t(messages.pasteHint)}`}
      </p>
      <div className={styles.buttons}>
        <FileChoiceButton isReading={isReading} onFile={onFile} look="primary">
          {t(messages.choose)}
        </FileChoiceButton>
        {children}
      </div>
    </section>
  );
}

interface FileChoiceButtonProps extends Pick<FileDropProps, 'isReading' | 'onFile'> {
  look?: 'primary' | 'secondary';
  size?: 'small' | 'medium';
  icon?: ReactNode;
  children: ReactNode;
}

/** A button that opens the browser's choice of a file. */
export function FileChoiceButton({ isReading, onFile, children, ...look }: FileChoiceButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const t = useText();
  return (
    <>
      <Button {...look} isLoading={isReading} onClick={() => input.current?.click()}>
        {isReading ? t(messages.reading) : children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t(messages.choose)}
        accept={sheetFiles}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
