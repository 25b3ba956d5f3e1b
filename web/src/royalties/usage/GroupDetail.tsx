import {
  listUsageLines,
  type UsageCandidate,
  type UsageGroup,
  type UsageLine,
} from '@omur/contract/royalties/usage';
import { Link } from '@tanstack/react-router';
import { usePages } from '../../platform/api/queries.ts';
import { formatAmount, formatDay, formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { Kbd } from '../../platform/ui/Kbd.tsx';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { Light } from '../../platform/ui/Light.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import type { Candidates } from './MatchingDesk.tsx';
import { matchingKeys, matchingMessages as messages } from './matchingMessages.ts';
import { OtherWork } from './OtherWork.tsx';
import type { Matching } from './useMatching.ts';
import styles from './usage.module.css';

interface GroupDetailProps {
  group: UsageGroup;
  candidates: Candidates;
  matching: Matching;
}

/** What was reported, the works that it may be, and the lines. */
export function GroupDetail({ group, candidates, matching }: GroupDetailProps) {
  const t = useText();
  const { waitingLines, waitingPlays, waitingSeconds, amountIsk } = group;
  const facts = [
    { label: t(messages.performers), value: group.performers || null },
    { label: t(messages.writers), value: group.authorNames || null },
    { label: t(messages.atStake), value: amountIsk > 0 ? formatAmount(amountIsk) : null },
    {
      label: t(messages.playCount),
      value: `${formatWhole(waitingPlays)} · ${t(messages.lines, { count: waitingLines, lines: formatWhole(waitingLines) })}`,
    },
    {
      label: t(messages.length),
      value:
        waitingSeconds > 0
          ? t(messages.minutes, { minutes: formatWhole(Math.ceil(waitingSeconds / 60)) })
          : null,
    },
  ].filter(({ value }) => value !== null);
  return (
    <Stack>
      <h2>{group.title || t(messages.untitled)}</h2>
      <KeyFacts facts={facts} />
      <Card title={t(messages.candidates)}>
        <Stack>
          <CandidateList {...{ group, candidates, matching }} />
          <div className={styles.other}>
            <OtherWork isSending={matching.isSending} onChoose={(workId) => matching.decide(group, workId)} />
            {candidates.hasOwn || !group.maySetAside ? (
              <span className="dim small">{t(messages[candidates.hasOwn ? 'ownWords' : 'withWorks'])}</span>
            ) : (
              <div>
                <Button disabled={matching.isSending} onClick={() => matching.decide(group, null)}>
                  {t(messages.notMusic)}
                </Button>{' '}
                <span className="dim small">{t(messages.notMusicHint)}</span>
              </div>
            )}
          </div>
          <div className={styles.keys}>
            {matchingKeys.map(({ keys, text }) => (
              <span key={keys.join('')}>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
                {t(text)}
              </span>
            ))}
          </div>
        </Stack>
      </Card>
      <Lines usageGroupId={group.usageGroupId} />
    </Stack>
  );
}

function CandidateList({ group, candidates, matching }: GroupDetailProps) {
  const t = useText();
  if (candidates.error) return <PageFailed error={candidates.error} reset={candidates.retry} />;
  if (candidates.isLoading) return <Skeleton shape="rows" />;
  if (candidates.rows.length === 0) return <p className="dim">{t(messages.noCandidates)}</p>;
  return (
    <ul className={styles.candidates}>
      {candidates.rows.map((candidate, at) => (
        <li key={candidate.workId} className={styles.candidate}>
          {at < 5 ? <Kbd>{at + 1}</Kbd> : <span />}
          <Work candidate={candidate} />
          {candidate.isOwn ? (
            <span className="dim small">{t(messages.own)}</span>
          ) : (
            <Button
              size="small"
              disabled={matching.isSending}
              aria-label={t(messages.itIsThisWork, { title: candidate.title })}
              onClick={() => matching.decide(group, candidate.workId)}
            >
              {t(messages.itIsThis)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Work({ candidate }: { candidate: UsageCandidate }) {
  const t = useText();
  const { workId, title, workAuthors, performers, light, score, isByNumber } = candidate;
  return (
    <span className={styles.work}>
      <Link to="/verk/$workId" params={{ workId: String(workId) }}>
        {title}
      </Link>
      <span className="dim small">{[workAuthors, performers].filter(Boolean).join(' · ')}</span>
      <span className="small">
        {isByNumber && <>{t(messages.byNumber)} · </>}
        <Light light={light} /> {t(messages.near, { percent: Math.floor(score * 100) })} ·{' '}
        {t(messages.workLine, { workId: String(workId) })}
      </span>
    </span>
  );
}

function Lines({ usageGroupId }: { usageGroupId: number }) {
  const t = useText();
  const list = usePages(listUsageLines, { params: { usageGroupId } });
  return (
    <section>
      <h3>{t(messages.reported)}</h3>
      <ListToolbar count={!list.isLoading && t(messages.lineCount, { count: list.count })} />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      <VirtualTable
        label={t(messages.reported)}
        columns={lineColumns(t)}
        rows={list.rows}
        rowKey={({ usageImportId, lineNumber, title }) => `${usageImportId} ${lineNumber} ${title}`}
        phoneRow={(line) => ({ title: line.title, detail: `${dayOf(line)} · ${whereOf(line)}` })}
        count={list.count}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={list.emptyText}
      />
    </section>
  );
}

const dayOf = ({ usedOn, usedAt }: UsageLine) => [formatDay(usedOn), usedAt].filter(Boolean).join(' ');
const whereOf = ({ station, programme, senderName }: UsageLine) =>
  [station ?? senderName, programme].filter(Boolean).join(' · ');

const lineColumns = (t: ReturnType<typeof useText>): Column<UsageLine>[] => [
  {
    id: 'title',
    header: t(messages.title),
    width: 'minmax(0, 1.4fr)',
    isTitle: true,
    cell: ({ title }) => title,
  },
  { id: 'day', header: t(messages.day), width: '150px', cell: dayOf },
  { id: 'where', header: t(messages.where), cell: whereOf },
  {
    id: 'seconds',
    header: t(messages.seconds),
    width: '80px',
    isNumeric: true,
    cell: ({ seconds }) => (seconds === null ? t(messages.none) : formatWhole(seconds)),
  },
  {
    id: 'plays',
    header: t(messages.playCount),
    width: '96px',
    isNumeric: true,
    cell: ({ plays }) => formatWhole(plays),
  },
];
