import { type ComponentProps } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Lines } from './Lines.tsx';
import { messages } from './messages.ts';
import styles from './statistics.module.css';

interface OpenPotProps {
  pot: { potDescription: string; potExplanation: string | null };
  asked: ComponentProps<typeof Lines>['asked'];
  beforeEyrir: number;
}

/** Why there was money in a pot, and the lines that it was paid by. */
export function OpenPot({ pot, asked, beforeEyrir }: OpenPotProps) {
  const t = useText();
  return (
    <>
      {pot.potExplanation !== null && (
        <p className={styles.why}>
          <strong>{t(messages.why)}</strong> {pot.potExplanation}
        </p>
      )}
      <Lines
        of="pot"
        asked={asked}
        beforeEyrir={beforeEyrir}
        label={t(messages.linesOf, { name: pot.potDescription })}
      />
    </>
  );
}
