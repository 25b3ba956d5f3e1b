import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { LatestRecords } from './LatestRecords.tsx';
import { messages } from './messages.ts';

/** J4: what has changed on a work, for its parties and staff. */
export function WorkRecords({ workId }: { workId: number }) {
  const t = useText();
  return (
    <Card title={t(messages.ofWork)}>
      <LatestRecords workId={workId} />
    </Card>
  );
}
