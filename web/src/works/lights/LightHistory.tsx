import { recordActor } from '@omur/contract/people/rules/recordTexts';
import { type LightChange, listLightChanges } from '@omur/contract/works/works';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatInstant } from '../../platform/i18n/format.ts';
import { Light } from '../../platform/ui/Light.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import styles from './LightHistory.module.css';
import { causes, messages } from './messages.ts';

/** V4: every change of the light with its cause, the latest first. */
export function LightHistory({ workId }: { workId: number }) {
  const t = useText();
  const changes = useQuery(listQueryFor(listLightChanges, { params: { workId } }));
  return (
    <Card title={t(messages.history)}>
      {changes.isPending && <Skeleton shape="text" count={4} />}
      {changes.isError && <PageFailed error={changes.error} reset={() => void changes.refetch()} />}
      {changes.data?.emptyText && <p className="dim">{changes.data.emptyText}</p>}
      {changes.data && changes.data.rows.length > 0 && (
        <ol className={styles.changes}>
          {changes.data.rows.toReversed().map((change, at) => (
            <Change key={changes.data.rows.length - at} change={change} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Change({ change }: { change: LightChange }) {
  const t = useText();
  const [language] = useLanguage();
  const { changedAt, lightAfter, cause, remark, actorKind, name } = change;
  // Without a user it was the clock, or an author who answered by letter: the cause says which.
  const by = actorKind === 'portal' ? '' : recordActor({ actorKind, actorName: name }, language);
  return (
    <li>
      <Light light={lightAfter} />
      <div>{t(causes[cause])}</div>
      {remark && <blockquote className={styles.remark}>{remark}</blockquote>}
      <div className="dim small">
        {formatInstant(changedAt, language)}
        {by && ` · ${by}`}
      </div>
    </li>
  );
}
