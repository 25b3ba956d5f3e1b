import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { AbroadFields } from './AbroadFields.tsx';
import styles from './livePerformances.module.css';
import { FestivalFields } from './FestivalFields.tsx';
import { messages } from './messages.ts';
import type { CardProps } from './PerformanceCard.tsx';
import { VenueFields } from './VenueFields.tsx';

export function WhereCard(card: CardProps) {
  const t = useText();
  const { kind } = card.form;
  return (
    <Card title={t(messages.where)}>
      <div className={styles.fields}>
        {kind === 'foreign' ? <AbroadFields {...card} /> : <VenueFields {...card} />}
        {kind === 'domestic' && <FestivalFields {...card} />}
      </div>
    </Card>
  );
}
