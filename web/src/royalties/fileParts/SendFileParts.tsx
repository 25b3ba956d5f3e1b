import { Pause, Play, Upload, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fileSizeText } from '../../platform/attachments/fileSize.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Progress } from '../../platform/ui/Progress.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import styles from './fileParts.module.css';
import { messages } from './messages.ts';
import { pauseSending, resumeSending, type Sending, stopSending, useSendingOf } from './sending.ts';

/** A file that was announced, and how much of it has arrived. */
interface Announced {
  fileName: string | null;
  sizeBytes: number | null;
  receivedBytes: number | null;
}

interface SendFilePartsProps {
  /** Under which it is being sent. */
  sendingKey: string;
  announced: Announced;
  /** Chooses the file again, with what is wrong with the one chosen. */
  choice: (file: File | undefined, choose: (file: File | undefined) => void, isOther: boolean) => ReactNode;
  onStart: (file: File) => void;
}

/** A file on its way to the server, or what is needed for it to go on. */
export function SendFileParts({ sendingKey, ...rest }: SendFilePartsProps) {
  const sending = useSendingOf(sendingKey);
  return sending ? <Sent sending={sending} sendingKey={sendingKey} /> : <TakeUp {...rest} />;
}

function Sent({ sending, sendingKey }: { sending: Sending; sendingKey: string }) {
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
            <Button icon={<Pause size={18} aria-hidden />} onClick={() => pauseSending(sendingKey)}>
              {t(messages.pause)}
            </Button>
          ) : (
            <Button
              look="primary"
              icon={<Play size={18} aria-hidden />}
              onClick={() => resumeSending(sendingKey)}
            >
              {t(state === 'failed' ? messages.tryAgain : messages.goOn)}
            </Button>
          )}
          <Button look="quiet" icon={<X size={18} aria-hidden />} onClick={() => stopSending(sendingKey)}>
            {t(messages.stopSending)}
          </Button>
        </div>
        <p className="dim small">{t(messages.sendingWhat)}</p>
      </Stack>
    </Card>
  );
}

/** The page was closed meanwhile, or the sending stopped: only what is missing is sent. */
function TakeUp({ announced, choice, onStart }: Omit<SendFilePartsProps, 'sendingKey'>) {
  const t = useText();
  const [language] = useLanguage();
  const [file, setFile] = useState<File>();
  const { fileName, sizeBytes, receivedBytes } = announced;
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
        {choice(file, setFile, isOther)}
        <div className={styles.buttons}>
          <Button
            look="primary"
            icon={<Upload size={18} aria-hidden />}
            disabled={!file || isOther}
            onClick={() => file && onStart(file)}
          >
            {t(messages.send)}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
