import { previewUsage, readUsage, type UsageImportReport } from '@omur/contract/royalties/usage';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Progress } from '../../platform/ui/Progress.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';
import { messages } from './messages.ts';
import { Problems } from './Problems.tsx';
import { SendFile } from './SendFile.tsx';
import styles from './usage.module.css';

/** What a file of usage needs next, or what became of it. */
export function ImportSteps({ usage }: { usage: UsageImportReport }) {
  const t = useText();
  const { usageImportState: state, isBeingRead, receivedBytes, sizeBytes } = usage;
  if (isBeingRead) return <Reading usage={usage} />;
  if (state === 'arriving')
    return receivedBytes === sizeBytes ? <ColumnMapping usage={usage} /> : <SendFile usage={usage} />;
  if (state === 'broken') return <Broken usage={usage} />;
  if (state === 'refused') return <Refused usage={usage} />;
  if (state === 'cancelled')
    return <Alert title={t(messages.cancelledTitle)}>{t(messages.cancelledWhat)}</Alert>;
  return <Taken usage={usage} />;
}

function Reading({ usage }: { usage: UsageImportReport }) {
  const t = useText();
  const { bytesRead, sizeBytes, linesRead } = usage;
  const part = bytesRead / sizeBytes;
  return (
    <Card title={t(messages.readingTitle)}>
      <Stack>
        <Progress
          label={t(part === 1 ? messages.proving : messages.reading)}
          value={part === 0 || part === 1 ? undefined : part}
          detail={t(messages.linesSoFar, { count: linesRead, lines: formatWhole(linesRead) })}
        />
        <p className="dim small">{t(messages.readingWhat)}</p>
      </Stack>
    </Card>
  );
}

function Broken({ usage }: { usage: UsageImportReport }) {
  const t = useText();
  const [isMapping, setIsMapping] = useState(false);
  const { usageImportId, brokenCount } = usage;
  const preview = useQuery(queryFor(previewUsage, { params: { usageImportId } }));
  const { send, isSending, refusal } = useChange(readUsage);
  const { isMapped = true, reportControllers = [] } = preview.data ?? {};
  const takeWithout = () =>
    send({
      params: { usageImportId },
      body: {
        mapping: (preview.data?.previewColumns ?? []).flatMap(({ columnNumber, proposedColumn }) =>
          proposedColumn === null ? [] : [{ columnNumber, usageColumn: proposedColumn }],
        ),
        takesWithoutBroken: true,
      },
    });
  if (isMapping) return <ColumnMapping usage={usage} onRead={() => setIsMapping(false)} />;
  return (
    <Stack gap="small">
      {refusal && <Alert look="danger" isAnnounced title={refusal} />}
      <Alert
        look="warning"
        title={t(messages.brokenTitle, { count: brokenCount, lines: formatWhole(brokenCount) })}
      >
        {t(messages.brokenWhat)}
      </Alert>
      <div className={styles.buttons}>
        <Button look="primary" isLoading={isSending} disabled={!preview.data} onClick={takeWithout}>
          {t(messages.takeWithout)}
        </Button>
        {(isMapped || reportControllers.length > 0) && (
          <Button onClick={() => setIsMapping(true)}>
            {t(isMapped ? messages.otherColumns : messages.otherControllers)}
          </Button>
        )}
      </div>
      <Problems usageImportId={usageImportId} />
    </Stack>
  );
}

function Refused({ usage }: { usage: UsageImportReport }) {
  const t = useText();
  return (
    <Stack gap="small">
      <Alert look="danger" title={t(messages.refusedTitle)} />
      {usage.sameAs !== null && (
        <div>
          <ButtonLink to="/notkun/$usageImportId" params={{ usageImportId: String(usage.sameAs) }}>
            {t(messages.sameAs, { number: usage.sameAs })}
          </ButtonLink>
        </div>
      )}
      <Problems usageImportId={usage.usageImportId} />
    </Stack>
  );
}

function Taken({ usage }: { usage: UsageImportReport }) {
  const t = useText();
  const { lineCount, waitingLines, brokenCount, noticeCount, missingParts } = usage;
  const matched = formatWhole(lineCount - waitingLines);
  return (
    <Stack gap="small">
      {usage.alikeId !== null && (
        <>
          <Alert look="warning" title={t(messages.alikeTitle, { number: usage.alikeId })}>
            {t(messages.alikeWhat)}
          </Alert>
          <div>
            <ButtonLink to="/notkun/$usageImportId" params={{ usageImportId: String(usage.alikeId) }}>
              {t(messages.sameAs, { number: usage.alikeId })}
            </ButtonLink>
          </div>
        </>
      )}
      {missingParts.length > 0 && (
        <Alert
          look="warning"
          title={t(messages.partsMissing, { count: missingParts.length, parts: missingParts.join(', ') })}
        >
          {t(messages.partsMissingWhat)}
        </Alert>
      )}
      <Alert look="success" title={t(messages.takenTitle)}>
        {waitingLines === 0
          ? t(messages.takenAll)
          : t(messages.takenSome, { matched, lines: formatWhole(lineCount) })}
      </Alert>
      {waitingLines > 0 && (
        <div>
          <ButtonLink to="/pörun">{t(messages.toMatching)}</ButtonLink>
        </div>
      )}
      {brokenCount > 0 && (
        <Alert
          look="warning"
          title={t(messages.leftOut, { count: brokenCount, lines: formatWhole(brokenCount) })}
        />
      )}
      {noticeCount > 0 && (
        <Alert title={t(messages.noticesTitle, { count: noticeCount, lines: formatWhole(noticeCount) })}>
          {t(messages.noticesWhat)}
        </Alert>
      )}
      {brokenCount + noticeCount > 0 && <Problems usageImportId={usage.usageImportId} />}
    </Stack>
  );
}
