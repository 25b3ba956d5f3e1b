import type { FileType } from '@omur/contract/platform/fileRules';
import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './files.module.css';
import { messages } from './messages.ts';
import { useShown } from './useShown.ts';

interface Props {
  name: string;
  type: FileType;
  /** Undefined while it is being fetched. */
  content: Blob | undefined;
  /** What else you can do with it. */
  actions?: ReactNode;
  children?: ReactNode;
  onClose: () => void;
}

/** Shows an image or a PDF as it is (L3.25). */
export function FilePreview({ name, type, content, actions, children, onClose }: Props) {
  const t = useText();
  const shown = useShown(content, type);
  const isImage = type !== 'application/pdf';
  return (
    <Dialog
      isOpen
      size="large"
      title={name}
      closesOnOutsidePress
      onClose={onClose}
      footer={
        <>
          {actions}
          <Button look="primary" onClick={onClose}>
            {t(messages.close)}
          </Button>
        </>
      }
    >
      {children ??
        (!content ? (
          <Skeleton shape="card" />
        ) : isImage ? (
          <img className={styles.image} ref={shown} alt={t(messages.imageOf, { name })} />
        ) : (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox, and it has no scripts of ours
          <iframe className={styles.document} ref={shown} title={t(messages.documentOf, { name })} />
        ))}
    </Dialog>
  );
}
