import { getDraft } from '@omur/contract/platform/calls/drafts';
import { type EarlierSetList, listEarlierSetLists } from '@omur/contract/performances/livePerformances';
import { writtenDay } from '@omur/contract/platform/rules/performanceDays';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Navigate } from '@tanstack/react-router';
import { ChevronRight, Globe, MapPin, Radio } from 'lucide-react';
import { listQueryFor, queryIfAny } from '../../platform/api/queries.ts';
import { DraftGone } from '../../platform/drafts/DraftGone.tsx';
import { DraftList } from '../../platform/drafts/DraftList.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { useMember } from '../../platform/page/member.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { readForm } from './form.ts';
import { kindOfType, kinds, pages } from './kinds.ts';
import styles from './livePerformances.module.css';
import { messages } from './messages.ts';
import { NotAllowed } from './NotAllowed.tsx';
import { useWhoRegisters } from './useWhoRegisters.ts';

const route = getRouteApi('/portal/lifandi-flutningar/stofna');

const icons = { domestic: <MapPin />, streaming: <Radio />, foreign: <Globe /> };
const names = {
  domestic: messages.domesticKind,
  streaming: messages.streamingKind,
  foreign: messages.foreignKind,
};
const reasons = {
  domestic: messages.domesticWhy,
  streaming: messages.streamingWhy,
  foreign: messages.foreignWhy,
};

/** L2.2: which kind of live performance to register; also the way to a draft, whose form its content names. */
export function ChooserPage() {
  const who = useWhoRegisters();
  const { drog } = route.useSearch();
  if (who.error) return <PageFailed error={who.error} reset={who.retry} />;
  if (!who.isKnown) return <PageWaits />;
  if (who.whyNot) return <NotAllowed title={messages.choose} whyNot={who.whyNot} />;
  return drog === undefined ? <Chooser /> : <ToDraft draftId={drog} />;
}

function ToDraft({ draftId }: { draftId: string }) {
  const t = useText();
  const draft = useQuery({ ...queryIfAny(getDraft, { params: { draftId } }), gcTime: 0 });
  if (draft.error) return <PageFailed error={draft.error} reset={() => void draft.refetch()} />;
  if (draft.isPending) return <PageWaits />;
  const form = draft.data && readForm(draft.data.content);
  if (form) return <Navigate to={pages[form.kind]} search={{ drog: draftId }} replace />;
  return (
    <DraftGone
      title={t(messages.choose)}
      begin={
        <ButtonLink look="primary" to="/lifandi-flutningar/stofna">
          {t(messages.choose)}
        </ButtonLink>
      }
    />
  );
}

function Chooser() {
  const t = useText();
  const { deilt } = route.useSearch();
  return (
    <Stack>
      <PageHeader
        title={t(messages.choose)}
        subtitle={t(messages.chooseMore)}
        actions={
          <ButtonLink look="quiet" to="/lifandi-flutningar/tonleikaferd">
            {t(messages.wholeTour)}
          </ButtonLink>
        }
      />
      {deilt && <Alert title={t(messages.shared)}>{t(messages.sharedMore)}</Alert>}
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Link to={pages[kind]} search={{ deilt }} className={styles.kind}>
              <span className={styles.icon}>{icons[kind]}</span>
              <span>
                <span className={styles.name}>{t(names[kind])}</span>
                <span className={styles.why}>{t(reasons[kind])}</span>
              </span>
              <ChevronRight size={20} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      <DraftList kind="performance" />
      <Latest />
    </Stack>
  );
}

const most = 5;

/** What the member has registered lately, to register another like it. */
function Latest() {
  const t = useText();
  const { person } = useMember();
  const latest = useQuery({
    ...listQueryFor(listEarlierSetLists, {
      params: { personId: person?.personId ?? 0 },
      query: { limit: most },
    }),
    refetchOnMount: 'always',
  });
  const rows = latest.data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Card title={t(messages.earlier)} note={t(messages.earlierMore)}>
      <ul className={styles.latest}>
        {rows.map((one) => (
          <li key={one.livePerformanceId}>
            <div>
              <div className={styles.name}>{one.livePerformanceTitle}</div>
              <div className="dim small">{details(one, t(messages.works, { count: one.workCount }))}</div>
            </div>
            <ButtonLink
              size="small"
              to={pages[kindOfType(one.performanceTypeId)]}
              search={{ eins: one.livePerformanceId }}
              aria-label={t(messages.anotherLike, { title: one.livePerformanceTitle })}
            >
              {t(messages.anotherLikeThis)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const details = ({ venueName, performedOn }: EarlierSetList, works: string) =>
  [venueName, writtenDay(performedOn), works].filter(Boolean).join(' · ');
