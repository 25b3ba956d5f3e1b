import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useChunksOnTheWay } from '../api/lazyComponent.ts';
import styles from './Gathered.module.css';

/** Longer than this nobody waits for the slowest part. */
const usualLongest = 1500;
/** What has come may ask for more. */
const calm = 60;

interface GatheredProps {
  waits: ReactNode;
  /** In milliseconds, where the parts above are worth a longer wait. */
  longest?: number;
  children: ReactNode;
}

/** Parts of a page that are asked for apart are shown at once, so that none pushes another away; until then something in their shape. */
export function Gathered({ waits, longest = usualLongest, children }: GatheredProps) {
  const isThere = useIsThere(longest);
  return (
    <div className={styles.gathered} aria-busy={!isThere || undefined}>
      {!isThere && <div className={styles.waits}>{waits}</div>}
      <div className={isThere ? undefined : styles.hidden}>{children}</div>
    </div>
  );
}

function useIsThere(longest: number): boolean {
  const asked = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  const chunks = useChunksOnTheWay();
  const [isThere, setIsThere] = useState(false);
  const waits = asked + chunks > 0;
  useEffect(() => {
    if (waits) return undefined;
    const timer = setTimeout(() => setIsThere(true), calm);
    return () => clearTimeout(timer);
  }, [waits]);
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), longest);
    return () => clearTimeout(timer);
  }, [longest]);
  return isThere;
}
