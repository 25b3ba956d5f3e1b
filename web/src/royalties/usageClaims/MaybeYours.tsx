import { listUsageLikeMine } from '@omur/contract/royalties/usageClaims';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { messages } from './messages.ts';
import { reasonOf } from './waiting.ts';

/** More than this is not looked through for the reasons why it waits. */
const looked = 50;

/** Says that money waits, and truly why: usage has the titles of the person's works, or a work of theirs is not ready to be paid. */
export function MaybeYours() {
  const t = useText();
  const usage = useQuery(listQueryFor(listUsageLikeMine, { query: { limit: looked } }));
  const count = usage.data?.total ?? 0;
  if (count === 0) return null;
  const rows = usage.data?.rows ?? [];
  const waiting = rows.filter((row) => reasonOf(row));
  const reasons = new Set(waiting.map((row) => t(reasonOf(row) ?? messages.waitsForGreen)));
  const unknown = count - waiting.length;
  return (
    <Alert
      title={t(messages.maybeYours)}
      actions={
        <ButtonLink size="small" to="/óráðstafað" search={{ flipi: 'likt' }}>
          {t(messages.look)}
        </ButtonLink>
      }
    >
      {unknown > 0 && <p>{t(messages.maybeYoursMore, { count: unknown })}</p>}
      {waiting.length > 0 && (
        <p>{t(messages.waitsForReason, { count: waiting.length, reasons: [...reasons].join(', ') })}</p>
      )}
    </Alert>
  );
}
