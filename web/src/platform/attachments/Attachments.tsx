import { fileTypes, mostFileMegabytes } from '@omur/contract/platform/fileRules';
import { Upload } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { AttachmentRow } from './AttachmentRow.tsx';
import { FilePreview } from './FilePreview.tsx';
import styles from './files.module.css';
import { messages } from './messages.ts';
import type { Attachment, Attachments as Chosen } from './useAttachments.ts';

interface Props {
  /** Of `useAttachments()`; the form sends them by `attachments.upload(kind, number)`. */
  attachments: Chosen;
  isDisabled?: boolean;
  /** Where a document has no place. */
  hasPicturesAlone?: boolean;
}

/** A box to drop files into and those that were chosen, with what became of each (L2.35, C2.23). */
export function Attachments({ attachments, isDisabled = false, hasPicturesAlone = false }: Props) {
  const t = useText();
  const [looked, setLooked] = useState<Attachment>();
  const { all, refused, failed } = attachments;
  return (
    <div className={styles.attachments}>
      <DropBox
        isDisabled={isDisabled}
        hasPicturesAlone={hasPicturesAlone}
        onFiles={(files) => void attachments.add(files)}
      />
      {refused.length > 0 && (
        <Alert look="warning" title={t(messages.notAdded)} isAnnounced onClose={attachments.closeRefused}>
          <ul className={styles.refused}>
            {refused.map(({ name, problem }) => (
              <li key={name}>
                <bdi>{name}</bdi>: {problem}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {failed > 0 && !attachments.isSending && (
        <Alert
          look="danger"
          isAnnounced
          title={t(messages.someFailed, { count: failed })}
          actions={<Button onClick={() => void attachments.retry()}>{t(messages.againAll)}</Button>}
        >
          {t(messages.someFailedHow)}
        </Alert>
      )}
      {all.length > 0 && (
        <ul className={styles.list} aria-label={t(messages.chosen)}>
          {all.map((one) => (
            <AttachmentRow
              key={one.name}
              attachment={one}
              onLook={() => setLooked(one)}
              onRemove={() => attachments.remove(one.name)}
              onRetry={() => void attachments.retry(one.name)}
              onStop={() => attachments.stop(one.name)}
            />
          ))}
        </ul>
      )}
      <LiveRegion>{all.length > 0 && t(messages.added, { count: all.length })}</LiveRegion>
      {looked && (
        <FilePreview
          name={looked.name}
          type={looked.type}
          content={looked.file}
          onClose={() => setLooked(undefined)}
        />
      )}
    </div>
  );
}

interface DropBoxProps {
  isDisabled: boolean;
  hasPicturesAlone: boolean;
  onFiles: (files: File[]) => void;
}

function DropBox({ isDisabled, hasPicturesAlone, onFiles }: DropBoxProps) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drag = (event: DragEvent, isOverNow: boolean) => {
    event.preventDefault();
    setIsOver(isOverNow && !isDisabled);
  };
  return (
    <div
      className={classes(styles.drop, isOver && styles.over)}
      onDragEnter={(event) => drag(event, true)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        if (!isDisabled) onFiles([...event.dataTransfer.files]);
      }}
    >
      <Upload aria-hidden size={24} />
      <div className={styles.words}>
        <span className={styles.dropWords}>{t(messages.drop)}</span>
        <Button disabled={isDisabled} aria-describedby={id} onClick={() => input.current?.click()}>
          {t(messages.choose)}
        </Button>
      </div>
      <p id={id} className="dim small">
        {t(hasPicturesAlone ? messages.pictures : messages.accepted, { most: mostFileMegabytes })}
      </p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={fileTypes.filter((type) => !hasPicturesAlone || type.startsWith('image/')).join(',')}
        aria-label={t(messages.choose)}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
