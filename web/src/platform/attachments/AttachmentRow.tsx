import { CircleCheck, CircleX, Eye, FileText, Image, RotateCcw, X } from 'lucide-react';
import { useLanguage, useText } from '../i18n/texts.tsx';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Progress } from '../ui/Progress.tsx';
import { fileSizeText } from './fileSize.ts';
import styles from './files.module.css';
import { messages } from './messages.ts';
import type { Attachment } from './useAttachments.ts';

interface Props {
  attachment: Attachment;
  onLook: () => void;
  onRemove: () => void;
  onRetry: () => void;
  onStop: () => void;
}

/** A chosen file: what it is, how far its sending is, and what you can do with it. */
export function AttachmentRow({ attachment, onLook, onRemove, onRetry, onStop }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const { name, type, file, state, sent, problem } = attachment;
  const Icon = type === 'application/pdf' ? FileText : Image;
  return (
    <li className={styles.row}>
      <Icon className={styles.icon} size={20} aria-hidden />
      <div className={styles.body}>
        {state !== 'sending' && (
          <div className={styles.name}>
            <bdi>{name}</bdi>
          </div>
        )}
        {state === 'sending' ? (
          <Progress
            label={t(messages.sending, { name })}
            value={sent}
            detail={`${Math.round(sent * 100)}%`}
          />
        ) : (
          <div className={styles.facts}>
            <span className="tabular">{fileSizeText(file.size, language)}</span>
            {state === 'sent' && (
              <span className={styles.sent}>
                <CircleCheck size={16} aria-hidden /> {t(messages.sent)}
              </span>
            )}
            {state === 'failed' && (
              <span className={styles.failed}>
                <CircleX size={16} aria-hidden /> {t(messages.failed)}: {problem}
              </span>
            )}
          </div>
        )}
      </div>
      <div className={styles.acts}>
        {state === 'failed' && (
          <Button size="small" icon={<RotateCcw />} onClick={onRetry}>
            {t(messages.again)}
          </Button>
        )}
        {state === 'sending' ? (
          <IconButton
            key="stop"
            size="small"
            icon={<X />}
            label={t(messages.stop, { name })}
            onClick={onStop}
          />
        ) : (
          <IconButton
            key="look"
            size="small"
            icon={<Eye />}
            label={t(messages.look, { name })}
            onClick={onLook}
          />
        )}
        {(state === 'ready' || state === 'failed') && (
          <IconButton size="small" icon={<X />} label={t(messages.remove, { name })} onClick={onRemove} />
        )}
      </div>
    </li>
  );
}
