import { type Distribution, importDistribution } from '@omur/contract/royalties/distributions';
import { useReadAnew } from '../../platform/api/useChange.ts';
import { Pause, Play, Upload, X } from 'lucide-react';
import { useState } from 'react';
import { fileSizeText } from '../../platform/attachments/fileSize.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Progress } from '../../platform/ui/Progress.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import styles from './distributions.module.css';
import { FileChoice } from './FileChoice.tsx';
import { messages } from './messages.ts';
import {
  pauseSending,
  resumeSending,
  type Sending,
  startSending,
  stopSending,
  useSendingOf,
} from './sending.ts';

/** The file of a distribution on its way to the server, or what is needed for it to go on. */
export function SendFile({ distribution }: { distribution: Distribution }) {
  const sending = useSendingOf(distribution.distributionId);
  return sending ? (
    <Sent sending={sending} distributionId={distribution.distributionId} />
  ) : (
    <TakeUp distribution={distribution} />
  );
}

function Sent({ sending, distributionId }: { sending: Sending; distributionId: number }) {
  const t = useText();
  const [language] = useLanguage();
  const { state, fileName, sentBytes, sizeBytes, problem } = sending;
  const size = (bytes: number) => fileSizeText(bytes, language);
  return (
    <Card title={t(messages.sendingTitle)}>
      <Stack>
        {state === 'failed' && (
          <Alert look="danger" isAnnounced title={t(messages.sendingFailed)}>
            {problem} {t(messages.sendingKept)}
          </Alert>
        )}
        <Progress
          label={fileName}
          value={sentBytes / sizeBytes}
          detail={t(messages.bytesOf, { sent: size(sentBytes), size: size(sizeBytes) })}
        />
        <div className={styles.buttons}>
          {state === 'sending' ? (
            <Button icon={<Pause size={18} aria-hidden />} onClick={() => pauseSending(distributionId)}>
              {t(messages.pause)}
            </Button>
          ) : (
            <Button
              look="primary"
              icon={<Play size={18} aria-hidden />}
              onClick={() => resumeSending(distributionId)}
            >
              {t(state === 'failed' ? messages.tryAgain : messages.goOn)}
            </Button>
          )}
          <Button look="quiet" icon={<X size={18} aria-hidden />} onClick={() => stopSending(distributionId)}>
            {t(messages.stopSending)}
          </Button>
        </div>
        <p className="dim small">{t(messages.sendingWhat)}</p>
      </Stack>
    </Card>
  );
}

/** The page was closed meanwhile, or the sending stopped: only what is missing is sent. */
function TakeUp({ distribution }: { distribution: Distribution }) {
  const t = useText();
  const [language] = useLanguage();
  const readAnew = useReadAnew();
  const [file, setFile] = useState<File>();
  const { distributionId, fileName, sizeBytes, receivedBytes } = distribution;
  const size = (bytes: number | null) => fileSizeText(bytes ?? 0, language);
  const isOther = file !== undefined && file.size !== sizeBytes;
  return (
    <Card title={t(messages.takeUpTitle)}>
      <Stack>
        <p>
          {t(messages.takeUpWhat, {
            name: fileName ?? '',
            received: size(receivedBytes),
            size: size(sizeBytes),
          })}
        </p>
        <FileChoice
          file={file}
          onChange={setFile}
          error={isOther ? t(messages.otherFile, { size: size(sizeBytes) }) : undefined}
        />
        <div className={styles.buttons}>
          <Button
            look="primary"
            icon={<Upload size={18} aria-hidden />}
            disabled={!file || isOther}
            onClick={() =>
              file && startSending(distributionId, file, () => void readAnew(importDistribution))
            }
          >
            {t(messages.send)}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
