import {
  type DeskHome as Desk,
  type DeskQueue,
  getDeskHome,
  leaveQueue,
  mostCounted,
  takeQueue,
} from '@omur/contract/app/deskHome';
import { deskQueues, type QueueKind } from '@omur/contract/platform/deskQueues';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Music, UserRound } from 'lucide-react';
import { queryFor } from '../../platform/api/queries.ts';
import { formatLongDay, formatWhole } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useChange } from '../../platform/api/useChange.ts';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import styles from './home.module.css';
import { messages as deskMessages } from './deskMessages.ts';
import { Deadlines } from './Deadlines.tsx';
import { Pinned } from './Pinned.tsx';

/** Where each queue is worked through. */
const places: Record<QueueKind, LinkProps> = {
  complaints: { to: '/innhólf', search: { flipi: 'complaints' } },
  messages: { to: '/innhólf' },
  review: { to: '/yfirferð' },
  disputes: { to: '/ágreiningur' },
  proposals: { to: '/yfirferð', search: { flipi: 'tillogur' } },
  codes: { to: '/kóðar' },
  chains: { to: '/útgefendakeðjur' },
  iswc: { to: '/iswc', search: { flipi: 'spurningar' } },
  iswcTasks: { to: '/iswc', search: { flipi: 'verkefni' } },
  confirmations: { to: '/staðfestingar' },
  memberships: { to: '/aðildarumsóknir' },
  estates: { to: '/danarbu' },
  ipiImports: { to: '/ipi', search: { flipi: 'skrar' } },
  submissions: { to: '/samningar/innsendir' },
  transfers: { to: '/samningar/yfirfaerslur' },
  performances: { to: '/lifandi-flutningar/yfirlit' },
  setListsInDoubt: { to: '/lifandi-flutningar/yfirlit', search: { sia: 'inDoubt' } },
  funds: { to: '/sjóðir/tímabil' },
  claims: { to: '/kröfur' },
  matching: { to: '/pörun' },
  usageImports: { to: '/notkun' },
  incomes: { to: '/tekjur', search: { flipi: 'oskiptar' } },
  moneyRules: { to: '/tekjur', search: { flipi: 'reglur' } },
  keptIncome: { to: '/úthlutunarkeyrslur', search: { flipi: 'frestir' } },
  keptDecisions: { to: '/úthlutunarkeyrslur', search: { flipi: 'frestir' } },
  runRules: { to: '/úthlutunarkeyrslur', search: { flipi: 'reglur' } },
  openings: { to: '/bókhald', search: { flipi: 'upphaf' } },
  payRuns: { to: '/greiðslukeyrslur' },
  advances: { to: '/greiðslukeyrslur', search: { flipi: 'fyrirfram' } },
  foreignAccounts: { to: '/greiðslukeyrslur', search: { flipi: 'erlendis' } },
  inheritances: { to: '/greiðslukeyrslur', search: { flipi: 'danarbu' } },
  reports: { to: '/gagnsæisskýrslur' },
  letters: { to: '/pósthólf' },
  jobs: { to: '/verkraðir' },
};

/** H26, H151, H152: what waits on the desk, the late and the longest first, and what the next fortnight brings. */
export function DeskHome() {
  const t = useText();
  const desk = useQuery({ ...queryFor(getDeskHome), staleTime: 1000, refetchOnWindowFocus: 'always' });
  if (desk.error) return <PageFailed error={desk.error} reset={() => void desk.refetch()} />;
  if (!desk.data) return <Skeleton shape="rows" />;
  const { queues, dueDays, deadlines, finds, pinned } = desk.data;
  return (
    <div className={styles.desk}>
      <Card title={t(deskMessages.queues)}>
        {queues.length === 0 && <p className="dim">{t(deskMessages.nothing)}</p>}
        <ul className={styles.waits}>
          {queues.map((queue) => (
            <Queue key={queue.queueKind} queue={queue} readAt={desk.dataUpdatedAt} />
          ))}
        </ul>
      </Card>
      <div className={styles.beside}>
        <Deadlines dueDays={dueDays} deadlines={deadlines} />
        <Finds finds={finds} />
        <Pinned works={pinned} />
      </div>
    </div>
  );
}

/** H33: what was found last, to be found again at once. */
function Finds({ finds }: { finds: Desk['finds'] }) {
  const t = useText();
  if (finds.length === 0) return null;
  return (
    <Card title={t(deskMessages.finds)}>
      <ul className={styles.finds}>
        {finds.map(({ findKind, number, name }) => (
          <li key={`${findKind} ${number}`}>
            {findKind === 'work' ? (
              <Link to="/verk/$workId" params={{ workId: String(number) }}>
                <Music size={16} aria-hidden /> {name}
              </Link>
            ) : (
              <Link to="/personur/$personId" params={{ personId: String(number) }}>
                <UserRound size={16} aria-hidden /> {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const dayLength = 86_400_000;

function Queue({ queue, readAt }: { queue: DeskQueue; readAt: number }) {
  const { queueKind, count, oldestAt, firstDueOn, holderName } = queue;
  const t = useText();
  const [language] = useLanguage();
  const name = t(deskQueues[queueKind]);
  const many =
    count < mostCounted ? formatWhole(count) : t(deskMessages.overMost, { most: formatWhole(mostCounted) });
  const days = oldestAt === null ? undefined : Math.floor((readAt - Date.parse(oldestAt)) / dayLength);
  const oldest =
    days !== undefined && (days < 1 ? t(deskMessages.oldestToday) : t(deskMessages.oldest, { count: days }));
  const isLate = firstDueOn !== null && firstDueOn < new Date(readAt).toISOString().slice(0, 10);
  const due =
    firstDueOn !== null &&
    t(isLate ? deskMessages.firstDuePassed : deskMessages.firstDue, {
      day: formatLongDay(firstDueOn, language),
    });
  return (
    <li>
      <div className={styles.words}>
        <span className={styles.what}>
          <Link {...places[queueKind]}>{name}</Link> ({many})
        </span>
        <span className="dim small">
          {due && <span className={isLate ? styles.late : undefined}>{due}</span>}
          {due && (oldest || holderName) && ' · '}
          {[oldest, holderName].filter(Boolean).join(' · ')}
        </span>
      </div>
      <Holding queue={queue} name={name} />
    </li>
  );
}

/** H27: takes the queue on, or gives it back. */
function Holding({ queue: { queueKind, isMine }, name }: { queue: DeskQueue; name: string }) {
  const t = useText();
  const holding = useChange(isMine ? leaveQueue : takeQueue);
  const act = t(isMine ? deskMessages.leave : deskMessages.take);
  return (
    <Button
      size="small"
      look="quiet"
      isLoading={holding.isSending}
      aria-label={t(deskMessages.actNamed, { act, name })}
      onClick={() => holding.send({ params: { queueKind } })}
    >
      {act}
    </Button>
  );
}
