import type { Backup, Operations, RestoreCheck } from '@omur/contract/platform/calls/operations';
import type { ReactNode } from 'react';
import { isOutOfBounds, operationBounds } from '@omur/contract/platform/operationBounds';
import { formatInstant, formatWhole } from '../i18n/format.ts';
import { useLanguage, useText } from '../i18n/texts.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import { Stack } from '../ui/Stack.tsx';
import { ageText, sizeText } from './figures.ts';
import { failureNames, messages, toolNames } from './messages.ts';

/** O73, O74: the newest backup, and the last one that was restored and found right. */
export function Backups({ found: { lastBackup, lastProved, failedRestore } }: { found: Operations }) {
  const t = useText();
  return (
    <Card title={t(messages.backups)}>
      <Stack>
        <Part label={t(messages.lastBackup)}>
          <Made backup={lastBackup} />
        </Part>
        <Part label={t(messages.lastProved)}>
          <Proved check={lastProved} />
        </Part>
        {failedRestore && (
          <Part label={t(messages.failedRestore)}>
            <Failed check={failedRestore} />
          </Part>
        )}
      </Stack>
    </Card>
  );
}

const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <h3 className="dim small">{label}</h3>
    {children}
  </div>
);

function Made({ backup }: { backup: Backup | null }) {
  const t = useText();
  const [language] = useLanguage();
  const age = ageText(t, operationBounds.backup.seconds);
  const heldBy = ({ tool, rowCount, fileCount, bytes }: Backup) => {
    const size = bytes === null ? '' : sizeText(bytes, language);
    if (rowCount !== null && fileCount !== null)
      return t(messages.held, { rows: formatWhole(rowCount), files: formatWhole(fileCount), size });
    return [t(toolNames[tool]), size].filter(Boolean).join(', ');
  };
  if (!backup) return <Badge look="red">{t(messages.backupNone)}</Badge>;
  return (
    <>
      <div className="tabular">{formatInstant(backup.madeAt, language)}</div>
      <Mark isWrong={isOutOfBounds('backup', backup.ageSeconds)} words={t(messages.backupOld, { age })} />
      {(backup.missingCount ?? 0) > 0 && (
        <Badge look="red">{t(messages.missing, { count: backup.missingCount ?? 0 })}</Badge>
      )}
      <div className="dim small">{backup.fileName}</div>
      <div className="dim small">{heldBy(backup)}</div>
    </>
  );
}

function Proved({ check }: { check: RestoreCheck | null }) {
  const t = useText();
  const [language] = useLanguage();
  const age = ageText(t, operationBounds.restore.seconds);
  if (!check) return <Badge look="red">{t(messages.provedNone)}</Badge>;
  return (
    <>
      <div className="tabular">{formatInstant(check.endedAt, language)}</div>
      <Mark isWrong={isOutOfBounds('restore', check.ageSeconds)} words={t(messages.provedOld, { age })} />
      <div className="dim small">{check.fileName}</div>
      <div className="dim small">
        {t(messages.compared, {
          tables: formatWhole(check.tableCount ?? 0),
          rows: formatWhole(check.rowCount ?? 0),
          sums: formatWhole(check.sumCount ?? 0),
          files: formatWhole(check.fileCount ?? 0),
        })}
      </div>
    </>
  );
}

function Failed({ check: { endedAt, failure, fileName } }: { check: RestoreCheck }) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <>
      <div className="tabular">{formatInstant(endedAt, language)}</div>
      <Badge look="red">{t(messages.hasFailed)}</Badge>
      {failure && <div className="small">{t(failureNames[failure])}</div>}
      <div className="dim small">{fileName}</div>
    </>
  );
}

function Mark({ isWrong, words }: { isWrong: boolean; words: string }) {
  const t = useText();
  return <Badge look={isWrong ? 'red' : 'green'}>{isWrong ? words : t(messages.inOrder)}</Badge>;
}
