import { useMember } from '../../platform/page/member.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { LatestRecords } from './LatestRecords.tsx';
import { messages } from './messages.ts';

/** J4: what has changed in the details of their own person. Staff who are nobody's person have none. */
export function OwnRecords() {
  const t = useText();
  const { person, isStaff } = useMember();
  if (!person || isStaff) return null;
  return (
    <Card title={t(messages.ofOwn)} note={t(messages.ofOwnNote)}>
      <LatestRecords />
    </Card>
  );
}
