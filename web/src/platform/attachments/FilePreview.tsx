import type { FileType } from '@omur/contract/platform/fileRules';
import { type ReactNode, useCallback } from 'react';
import { useText } from '../i18n/texts.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './files.module.css';
import { messages } from './messages.ts';

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

/** Gives an element the content by an address within the page, typed by what it is and not by what it is called. */
function useShown(content: Blob | undefined, type: FileType) {
  return useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      if (!element || !content) return undefined;
      const address = URL.createObjectURL(content.slice(0, content.size, type));
      element.src = element instanceof HTMLIFrameElement ? `${address}#toolbar=0&navpanes=0` : address;
      return () => URL.revokeObjectURL(address);
    },
    [content, type],
  );
}
