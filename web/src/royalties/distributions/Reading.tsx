import type { Distribution } from '@omur/contract/royalties/distributions';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatWhole } from '../../platform/i18n/format.ts';
import { Progress } from '../../platform/ui/Progress.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';

/** How far the job has come that reads the file. */
export function Reading({ distribution }: { distribution: Distribution }) {
  const t = useText();
  const { bytesRead, sizeBytes, linesRead } = distribution;
  const part = bytesRead && sizeBytes ? bytesRead / sizeBytes : undefined;
  return (
    <Card title={t(messages.readingTitle)}>
      <Stack>
        <Progress
          label={t(part === 1 ? messages.proving : messages.reading)}
          value={part === 1 ? undefined : part}
          detail={t(messages.linesSoFar, { count: linesRead ?? 0, lines: formatWhole(linesRead ?? 0) })}
        />
        <p className="dim small">{t(messages.readingWhat)}</p>
      </Stack>
    </Card>
  );
}
