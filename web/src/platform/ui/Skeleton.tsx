import { useText } from '../i18n/texts.tsx';
import { messages } from './messages.ts';
import styles from './Skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SkeletonProps {
  shape: 'text' | 'heading' | 'rows' | 'card' | 'facts';
  /** How many lines, rows, cards or facts are to come. */
  count?: number | undefined;
}

/** The shape of what is being fetched, standing where it will stand. */
export function Skeleton({
  shape,
  count = { text: 3, heading: 1, rows: 8, card: 1, facts: 4 }[shape],
}: SkeletonProps) {
  const t = useText();
  return (
    <div className={`${styles.skeleton} ${styles[shape]}`} data-skeleton>
      <VisuallyHidden>{t(messages.loading)}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} aria-hidden />
      ))}
    </div>
  );
}
