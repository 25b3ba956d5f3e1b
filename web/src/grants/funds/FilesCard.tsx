import { Attachments } from '../../platform/attachments/Attachments.tsx';
import type { Attachments as Chosen } from '../../platform/attachments/useAttachments.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';
import type { Application, Phase } from './useApplication.ts';

/** L2.35: files are chosen while the form is filled in, and sent after it. */
export function FilesCard({ attachments, isDisabled }: { attachments: Chosen; isDisabled: boolean }) {
  const t = useText();
  return (
    <Card title={t(messages.files)} note={t(messages.filesHow)}>
      <Attachments attachments={attachments} isDisabled={isDisabled} />
    </Card>
  );
}

interface FilesOnTheWayProps {
  application: Application;
  phase: Exclude<Phase, { at: 'form' }>;
}

/** The application has arrived; now its files, and again those that did not get there (A1). */
export function FilesOnTheWay({ application, phase }: FilesOnTheWayProps) {
  const t = useText();
  const { attachments, finish } = application;
  const { applicationId } = phase;
  const isOver = phase.at === 'filesMissing' && !attachments.isSending;
  return (
    <Card title={t(messages.sendingFiles, { number: applicationId })}>
      <Stack>
        {isOver && !attachments.isWhole && (
          <Alert look="warning" isAnnounced title={t(messages.filesMissing)}>
            {t(messages.filesMissingMore, { number: applicationId })}
          </Alert>
        )}
        <Attachments attachments={attachments} isDisabled />
        {isOver && (
          <div>
            <Button
              look={attachments.isWhole ? 'primary' : 'secondary'}
              onClick={() => finish(applicationId)}
            >
              {t(messages.finish)}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
