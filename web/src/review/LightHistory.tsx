import { listLightChanges } from '@omur/contract/review';
import { useQuery } from '@tanstack/react-query';
import { askingAll } from '../api/queries.ts';
import { PageFailed } from '../shell/PageFailed.tsx';
import { useLanguage, useText } from '../texts.tsx';
import { Card } from '../ui/Card.tsx';
import { formatInstant } from '../ui/format.ts';
import { Light } from '../ui/Light.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { causeTexts, lightTexts, messages } from './messages.ts';
import styles from './ReviewPage.module.css';

/** Each change of the light, with its cause and who made it (V4). */
export function LightHistory({ workId }: { workId: number }) {
  const t = useText();
  const [language] = useLanguage();
  const { data, error, refetch } = useQuery(askingAll(listLightChanges, { params: { workId } }));
  if (error) return <PageFailed error={error} reset={() => void refetch()} />;
  return (
    <Card title={t(messages.history)}>
      {!data && <Skeleton shape="text" count={2} />}
      {data?.emptyText && <p className="dim">{data.emptyText}</p>}
      <ol className={styles.history}>
        {data?.rows.map(({ changedAt, lightBefore, lightAfter, cause, remark, name }) => (
          <li key={`${changedAt} ${cause}`}>
            <div className={styles.change}>
              <Light light={lightAfter} />
              <span>{t(causeTexts[cause])}</span>
              {lightBefore && lightBefore !== lightAfter && (
                <span className="dim small">
                  ({t(messages.lightBefore, { light: t(lightTexts[lightBefore]) })})
                </span>
              )}
            </div>
            <div className="dim small tabular">
              {[name, formatInstant(changedAt, language)].filter(Boolean).join(' · ')}
            </div>
            {remark && <p className={styles.remarked}>{remark}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
