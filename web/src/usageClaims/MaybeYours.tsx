import { listUsageLikeMine } from '@omur/contract/usageClaims';
import { useQuery } from '@tanstack/react-query';
import { askingAll } from '../api/queries.ts';
import { useText } from '../texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { messages } from './messages.ts';

/** Says that money may be waiting, when usage has the titles of the person's works; nothing otherwise. */
export function MaybeYours() {
  const t = useText();
  const usage = useQuery(askingAll(listUsageLikeMine, { query: { limit: 1 } }));
  const count = usage.data?.total ?? 0;
  if (count === 0) return null;
  return (
    <Alert
      title={t(messages.maybeYours)}
      actions={
        <ButtonLink size="small" to="/óráðstafað" search={{ flipi: 'likt' }}>
          {t(messages.look)}
        </ButtonLink>
      }
    >
      {t(messages.maybeYoursMore, { count })}
    </Alert>
  );
}
