import { fileCallsOf, type FileOwnerKind, type StoredFile } from '@omur/contract/platform/calls/files';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Eye, FileText, Image, X } from 'lucide-react';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { listQueryFor } from '../api/queries.ts';
import { useLanguage, useText } from '../i18n/texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useToast } from '../ui/Toast.tsx';
import { formatDay } from '../i18n/format.ts';
import { Attachments } from './Attachments.tsx';
import { fileSizeText } from './fileSize.ts';
import styles from './files.module.css';
import { messages } from './messages.ts';
import { StoredPreview } from './StoredPreview.tsx';
import { useAttachments } from './useAttachments.ts';

interface Props {
  ownerKind: FileOwnerKind;
  ownerId: number;
  /** Whether the reader may add and remove; the server decides in the end. */
  mayChange?: boolean;
  /** What has arrived is not removed any more. */
  staysOnceSent?: boolean;
  /** What else shows the files is read anew. */
  onChanged?: () => void;
}

/** The files of an application, a submitted contract or a case, to read, and to add to where you may. */
export function FileList({ ownerKind, ownerId, mayChange = false, staysOnceSent = false, onChanged }: Props) {
  const t = useText();
  const calls = fileCallsOf[ownerKind];
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(listQueryFor(calls.list, { params: { ownerId } }));
  const [looked, setLooked] = useState<StoredFile>();
  const [doomed, setDoomed] = useState<StoredFile>();
  const readAnew = () => {
    onChanged?.();
    return client.invalidateQueries({ queryKey: [calls.list.path] });
  };

  if (error)
    return (
      <Alert
        look="danger"
        title={error.message}
        actions={<Button onClick={() => void refetch()}>{t(messages.again)}</Button>}
      />
    );
  if (!data) return <Skeleton shape="rows" count={2} />;
  return (
    <div className={styles.attachments}>
      {data.rows.length === 0 && !mayChange && <p className="dim">{t(messages.none)}</p>}
      {data.rows.length > 0 && (
        <ul className={styles.list} aria-label={t(messages.title)}>
          {data.rows.map((file) => (
            <StoredRow
              key={file.fileId}
              file={file}
              onLook={() => setLooked(file)}
              onRemove={
                mayChange && !(staysOnceSent && file.fileState === 'confirmed')
                  ? () => setDoomed(file)
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      {mayChange && (
        <AddFiles
          ownerKind={ownerKind}
          ownerId={ownerId}
          taken={data.rows
            .filter(({ fileState }) => fileState === 'confirmed')
            .map(({ fileName }) => fileName)}
          onArrived={() => void readAnew()}
        />
      )}
      {looked && (
        <StoredPreview
          ownerKind={ownerKind}
          ownerId={ownerId}
          file={looked}
          onClose={() => setLooked(undefined)}
        />
      )}
      {doomed && (
        <Removal
          ownerKind={ownerKind}
          ownerId={ownerId}
          file={doomed}
          onClose={() => setDoomed(undefined)}
          onDone={() => void readAnew()}
        />
      )}
    </div>
  );
}

interface RowProps {
  file: StoredFile;
  onLook: () => void;
  onRemove: (() => void) | undefined;
}

function StoredRow({ file, onLook, onRemove }: RowProps) {
  const t = useText();
  const [language] = useLanguage();
  const { fileName: name, fileType, fileState, sizeBytes, createdAt } = file;
  const Icon = fileType === 'application/pdf' ? FileText : Image;
  return (
    <li className={styles.row}>
      <Icon className={styles.icon} size={20} aria-hidden />
      <div className={styles.body}>
        <div className={styles.name}>
          <bdi>{name}</bdi>
        </div>
        <div className={styles.facts}>
          <span className="tabular">{fileSizeText(sizeBytes, language)}</span>
          <span className="tabular">{formatDay(createdAt)}</span>
          {fileState === 'offered' && (
            <span className={styles.failed}>
              <CircleAlert size={16} aria-hidden /> {t(messages.incomplete)}
            </span>
          )}
        </div>
      </div>
      <div className={styles.acts}>
        {fileState === 'confirmed' && (
          <IconButton size="small" icon={<Eye />} label={t(messages.look, { name })} onClick={onLook} />
        )}
        {onRemove && (
          <IconButton size="small" icon={<X />} label={t(messages.remove, { name })} onClick={onRemove} />
        )}
      </div>
    </li>
  );
}

type OfOwner = Pick<Props, 'ownerKind' | 'ownerId'>;

interface AddProps extends OfOwner {
  taken: readonly string[];
  onArrived: () => void;
}

function AddFiles({ ownerKind, ownerId, taken, onArrived }: AddProps) {
  const t = useText();
  const attachments = useAttachments({ taken, onArrived });
  const waiting = attachments.all.filter(({ state }) => state !== 'failed').length;
  return (
    <>
      <Attachments attachments={attachments} hasPicturesAlone={ownerKind === 'news'} />
      {waiting > 0 && (
        <div className={styles.send}>
          <Button
            look="primary"
            isLoading={attachments.isSending}
            onClick={() => void attachments.upload(ownerKind, ownerId)}
          >
            {t(messages.sendNow, { count: waiting })}
          </Button>
        </div>
      )}
    </>
  );
}

interface RemovalProps extends OfOwner {
  file: StoredFile;
  onClose: () => void;
  onDone: () => void;
}

function Removal({ ownerKind, ownerId, file, onClose, onDone }: RemovalProps) {
  const t = useText();
  const toast = useToast();
  const [isRemoving, setIsRemoving] = useState(false);
  const name = file.fileName;
  const remove = async () => {
    setIsRemoving(true);
    try {
      await call(fileCallsOf[ownerKind].remove, { params: { ownerId, fileId: file.fileId } });
      toast({ text: t(messages.removed, { name }) });
    } catch (error) {
      toast({ look: 'danger', text: (error as Error).message });
    }
    onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(messages.removeTitle)}
      confirmLabel={t(messages.removeIt)}
      isLoading={isRemoving}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t(messages.removeWhat, { name })}
    </ConfirmDialog>
  );
}
