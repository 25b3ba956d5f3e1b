import type { PinnedWork } from '@omur/contract/works/pins';
import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Light } from '../../platform/ui/Light.tsx';
import styles from './home.module.css';
import { messages } from './messages.ts';

/** H29: the works that were pinned last; nothing when none are. */
export function Pinned({ works }: { works: readonly PinnedWork[] }) {
  const t = useText();
  if (works.length === 0) return null;
  return (
    <Card title={t(messages.pinned)}>
      <ul className={styles.waits}>
        {works.map(({ workId, title, artists, light }) => (
          <li key={workId}>
            <div className={styles.words}>
              <Link to="/verk/$workId" params={{ workId: String(workId) }}>
                {title}
              </Link>
              {artists && <span className="dim small">{artists}</span>}
            </div>
            <Light light={light} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
