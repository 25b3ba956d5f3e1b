import type { SentFile } from '@omur/contract/app/home';
import { Link } from '@tanstack/react-router';
import { fileStates } from '../../exchange/cwrIn/messages.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { messages } from './earningsMessages.ts';
import styles from './sentFiles.module.css';

/** H35: the files of works that were sent last, and what became of the works. */
export function SentFiles({ files }: { files: readonly SentFile[] }) {
  const t = useText();
  return (
    <section aria-label={t(messages.sentFiles)}>
      <h3 className={styles.title}>{t(messages.sentFiles)}</h3>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.cwrFileId}>
            <span>
              <Link to="/cwr/$cwrFileId" params={{ cwrFileId: String(file.cwrFileId) }}>
                {file.fileName}
              </Link>{' '}
              <span className="dim small">{formatDay(file.uploadedAt)}</span>
            </span>
            <span className={styles.outcomes}>
              <Badge look={file.cwrFileState === 'refused' ? 'red' : 'neutral'}>
                {t(fileStates[file.cwrFileState])}
              </Badge>
              <Outcome look="green" of={messages.registeredCount} count={file.registeredCount} />
              <Outcome look="amber" of={messages.questionCount} count={file.questionCount} />
              <Outcome look="red" of={messages.refusedCount} count={file.refusedCount} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OutcomeProps {
  look: 'green' | 'amber' | 'red';
  of: (typeof messages)['registeredCount' | 'questionCount' | 'refusedCount'];
  count: number;
}

function Outcome({ look, of, count }: OutcomeProps) {
  const t = useText();
  return count > 0 && <Badge look={look}>{t(of, { count })}</Badge>;
}
