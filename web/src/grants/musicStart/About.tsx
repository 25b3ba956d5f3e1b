import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { messages } from './messages.ts';
import styles from './musicStart.module.css';

export function About() {
  const t = useText();
  return (
    <Card title={t(messages.whatFor)}>
      <div className={styles.about}>
        <p>{t(messages.what)}</p>
        <p>{t(messages.how)}</p>
        <p className="dim">{t(messages.notWork)}</p>
      </div>
    </Card>
  );
}
