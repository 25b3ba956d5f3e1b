import { getUsageImport, type UsageImportReport } from '@omur/contract/royalties/usage';
import { Pause, Play, Upload } from 'lucide-react';
import { useState } from 'react';
import { useReadAnew } from '../../platform/api/useChange.ts';
import { fileSizeText } from '../../platform/attachments/fileSize.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Progress } from '../../platform/ui/Progress.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { FileChoice } from '../distributions/FileChoice.tsx';
import type { Sending } from '../fileParts/sending.ts';
import { messages } from './messages.ts';
import { pauseSending, resumeSending, startSending, usageFiles, useSendingOf } from './sending.ts';

/** A file of usage on its way to the server, or what is needed for it to go on. */
export function SendFile({ usage }: { usage: UsageImportReport }) {
  const sending = useSendingOf(usage.usageImportId);
  return sending ? <Sent sending={sending} usageImportId={usage.usageImportId} /> : <TakeUp usage={usage} />;
}

function Sent({ sending, usageImportId }: { sending: Sending; usageImportId: number }) {
  const t = useText();
  const [language] = useLanguage();
  const { state, fileName, sentBytes, sizeBytes, problem } = sending;
  const size = (bytes: number) => fileSizeText(bytes, language);
  return (
    <Card title={t(messages.sendingTitle)}>
      <Stack>
        {state === 'failed' && (
          <Alert look="danger" isAnnounced title={t(messages.sendingFailed)}>
            {problem}
          </Alert>
        )}
        <Progress
          label={fileName}
          value={sentBytes / sizeBytes}
          detail={t(messages.bytesOf, { sent: size(sentBytes), size: size(sizeBytes) })}
        />
        <div>
          {state === 'sending' ? (
            <Button icon={<Pause size={18} aria-hidden />} onClick={() => pauseSending(usageImportId)}>
              {t(messages.pause)}
            </Button>
          ) : (
            <Button
              look="primary"
              icon={<Play size={18} aria-hidden />}
              onClick={() => resumeSending(usageImportId)}
            >
              {t(state === 'failed' ? messages.tryAgain : messages.goOn)}
            </Button>
          )}
        </div>
        <p className="dim small">{t(messages.sendingWhat)}</p>
      </Stack>
    </Card>
  );
}

/** The page was closed meanwhile: only what is missing is sent. */
function TakeUp({ usage }: { usage: UsageImportReport }) {
  const t = useText();
  const [language] = useLanguage();
  const readAnew = useReadAnew();
  const [file, setFile] = useState<File>();
  const { usageImportId, fileName, sizeBytes, receivedBytes } = usage;
  const size = (bytes: number | null) => fileSizeText(bytes ?? 0, language);
  const isOther = file !== undefined && file.size !== sizeBytes;
  return (
    <Card title={t(messages.takeUpTitle)}>
      <Stack>
        <p>
          {t(messages.takeUpWhat, { name: fileName, received: size(receivedBytes), size: size(sizeBytes) })}
        </p>
        <FileChoice
          accept={usageFiles}
          file={file}
          onChange={setFile}
          error={isOther ? t(messages.otherFile, { size: size(sizeBytes) }) : undefined}
        />
        <div>
          <Button
            look="primary"
            icon={<Upload size={18} aria-hidden />}
            disabled={!file || isOther}
            onClick={() =>
              file &&
              startSending(usageImportId, file, () => void readAnew({ affects: () => [getUsageImport] }))
            }
          >
            {t(messages.send)}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
