import type { LivePerformance } from '@omur/contract/performances/livePerformances';
import { decideConcert, listUncounted, type UncountedWork } from '@omur/contract/performances/uncounted';
import type { UncountedReason } from '@omur/contract/platform/fields/uncounted';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { write } from '../../messages/cases/writing.ts';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages, reasonTexts } from './messages.ts';
import styles from './uncounted.module.css';

interface UncountedProps {
  performance: LivePerformance;
  isStaff: boolean;
}

/** R113, R116, R119, R142: what of a set list does not count, and why. Its registrant can say that it is wrong, and staff decide. */
export function Uncounted({
  performance: { livePerformanceId, livePerformanceTitle },
  isStaff,
}: UncountedProps) {
  const t = useText();
  const { data } = useQuery(listQueryFor(listUncounted, { params: { livePerformanceId } }));
  const rows = data?.rows ?? [];
  if (rows.length === 0) return null;
  const isOfOther =
    !rows.some(({ uncountedReason }) => uncountedReason === 'tooLong') && ofOthers(rows).length > 0;
  const others = [...new Map(rows.map((row) => [row.otherLivePerformanceId, row])).values()];
  return (
    <Card title={t(messages.title)} note={t(noteOf(rows))}>
      <ul className={styles.works}>
        {rows.map(({ workId, title, uncountedReason }) => (
          <li key={workId}>
            <Link to="/verk/$workId" params={{ workId: String(workId) }}>
              {title}
            </Link>
            <span className="dim small">{t(reasonTexts[uncountedReason])}</span>
          </li>
        ))}
      </ul>
      {others.map((other) => (
        <Pair
          key={other.otherLivePerformanceId}
          livePerformanceId={livePerformanceId}
          other={other}
          mayDecide={isStaff}
        />
      ))}
      {!isStaff && (
        <Button
          onClick={() =>
            write({ about: 'livePerformance', aboutId: livePerformanceId, title: livePerformanceTitle })
          }
        >
          {t(isOfOther ? messages.write : messages.tell)}
        </Button>
      )}
    </Card>
  );
}

const ofThisList: ReadonlySet<UncountedReason> = new Set(['tooLong', 'paidForOther', 'awaitsCorrection']);

/** What does not count because of another list. */
const ofOthers = (rows: readonly UncountedWork[]) =>
  rows.filter(({ uncountedReason }) => !ofThisList.has(uncountedReason));

/** What goes for all of them. */
function noteOf(rows: readonly UncountedWork[]) {
  if (rows.some(({ uncountedReason }) => uncountedReason === 'tooLong')) return messages.overlongNote;
  const others = ofOthers(rows);
  if (others.length === 0) return messages.paidNote;
  return others.every(({ uncountedReason }) => uncountedReason === 'again')
    ? messages.ownNote
    : messages.note;
}

interface PairProps {
  livePerformanceId: number;
  other: UncountedWork;
  mayDecide: boolean;
}

/** R114: another registration, and for staff whether it is of the same concert. */
function Pair({ livePerformanceId, other, mayDecide }: PairProps) {
  const t = useText();
  const toast = useToast();
  const { send, isSending, refusal } = useChange(decideConcert, (_, sent) =>
    toast({ text: t(sent.body?.isSameConcert ? messages.decidedSame : messages.decidedApart) }),
  );
  const { otherLivePerformanceId: number, otherPerformers } = other;
  if (number === null) return null;
  const isAsked = other.uncountedReason === 'asked' || other.uncountedReason === 'again';
  const decide = (isSameConcert: boolean) =>
    send({ params: { livePerformanceId }, body: { otherLivePerformanceId: number, isSameConcert } });
  return (
    <>
      <div className={styles.pair}>
        <Link to="/lifandi-flutningar/$livePerformanceId" params={{ livePerformanceId: String(number) }}>
          {t(messages.other, { performers: otherPerformers ?? '', number })}
        </Link>
        {mayDecide && isAsked && (
          <Button isLoading={isSending} onClick={() => decide(true)}>
            {t(messages.same)}
          </Button>
        )}
        {mayDecide && (
          <Button isLoading={isSending} onClick={() => decide(false)}>
            {t(messages.apart)}
          </Button>
        )}
      </div>
      {refusal && <Alert look="danger" isAnnounced title={refusal} />}
    </>
  );
}
