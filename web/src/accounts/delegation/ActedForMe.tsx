import { type Acted, listActedForMe, mostChangesCounted } from '@omur/contract/accounts/delegation';
import { theSociety } from '@omur/contract/platform/rules/theSociety';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { isProxy, useLoggedIn } from '../../platform/api/session.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatDay, formatInstant, formatWhole } from '../../platform/i18n/format.ts';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import styles from './access.module.css';
import { messages } from './messages.ts';

/** S5: who acted for themselves, when, and what they changed. */
export function ActedForMe() {
  const t = useText();
  const isActing = isProxy(useLoggedIn());
  const [limit, setLimit] = useState(5);
  const list = useQuery({
    ...listQueryFor(listActedForMe, { query: { limit } }),
    placeholderData: keepPreviousData,
  });
  const { rows = [], total = 0 } = list.data ?? {};
  return (
    <Card
      title={t(messages.actedTitle)}
      note={t(messages.actedNote)}
      actions={
        // C6.4: a proxy is not let into that page.
        !isActing && (
          <ButtonLink size="small" to="/umboð" search={{ flipi: 'veitt' }}>
            {t(messages.toAccess)}
          </ButtonLink>
        )
      }
    >
      {list.isPending && <Skeleton shape="text" count={3} />}
      {list.error && <PageFailed error={list.error} reset={() => void list.refetch()} />}
      {list.data && total === 0 && <p className="dim">{t(messages.actedNone)}</p>}
      <ul className={styles.requests}>
        {rows.map((acted) => (
          <li key={`${acted.firstActedAt}${acted.actorName}`} className={styles.request}>
            <Day acted={acted} />
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <Button size="small" isLoading={list.isFetching} onClick={() => setLimit(limit + 20)}>
          {t(messages.more)}
        </Button>
      )}
    </Card>
  );
}

function Day({ acted }: { acted: Acted }) {
  const t = useText();
  const [language] = useLanguage();
  const { userId } = useLoggedIn();
  const { actorName, firstActedAt, changeCount, isActing } = acted;
  const day = firstActedAt.slice(0, 10);
  const changes =
    changeCount > mostChangesCounted
      ? t(messages.actedMany, { count: formatWhole(mostChangesCounted) })
      : t(messages.actedChanges, { count: changeCount });
  return (
    <>
      <div>
        <p className={styles.who}>
          {actorName ?? t(theSociety)} {isActing && <Badge look="amber">{t(messages.actedNow)}</Badge>}
        </p>
        <p className="dim small">{formatInstant(firstActedAt, language)}</p>
      </div>
      {changeCount === 0 ? (
        <span className="dim small">{t(messages.actedNothing)}</span>
      ) : (
        <ButtonLink
          size="small"
          to="/skráningar"
          search={{ fyrir: userId, fra: day, til: day }}
          aria-label={`${changes}. ${t(messages.seeChanges, { day: formatDay(day) })}`}
        >
          {changes}
        </ButtonLink>
      )}
    </>
  );
}
