import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './ListAndOne.module.css';
import { useIsMobile } from './useIsMobile.ts';

interface ListAndOneProps {
  list: ReactNode;
  /** What is chosen in the list, by its key; in the reduced layout nothing is until somebody chooses. */
  one: ReactElement | false | undefined;
  /** The list alone again, and what the way there is called. */
  back: LinkProps;
  backText: string;
}

/** A list and the one that is chosen in it: beside each other, or in the reduced layout a page each, with a way back. */
export function ListAndOne({ list, one, back, backText }: ListAndOneProps) {
  const isMobile = useIsMobile();
  const isAlone = isMobile && Boolean(one);
  const way = useOwnPlaces(isAlone, one ? one.key : null);
  if (!isMobile)
    return (
      <div className={styles.columns}>
        {list}
        {one}
      </div>
    );
  if (!isAlone) return list;
  return (
    <div className={styles.alone}>
      <Link {...back} ref={way} resetScroll={false} className={styles.back}>
        <ArrowLeft size={18} aria-hidden /> {backText}
      </Link>
      {one}
    </div>
  );
}

/** What is opened is read from its top; the list is found again where it was left. */
function useOwnPlaces(isAlone: boolean, key: string | null) {
  const way = useRef<HTMLAnchorElement>(null);
  const left = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (isAlone) {
      // Not an address that was opened from elsewhere: the page itself has the focus then.
      if (left.current === undefined) return undefined;
      scrollTo({ top: 0, behavior: 'instant' });
      way.current?.focus({ preventScroll: true });
      return undefined;
    }
    scrollTo({ top: left.current ?? scrollY, behavior: 'instant' });
    const remember = () => {
      left.current = scrollY;
    };
    remember();
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [isAlone]);
  // The next one, to which a decision leads, is read from its top too.
  const shown = useRef(key);
  useEffect(() => {
    if (isAlone && shown.current !== null && shown.current !== key) {
      scrollTo({ top: 0, behavior: 'instant' });
      if (document.activeElement === document.body) way.current?.focus({ preventScroll: true });
    }
    shown.current = key;
  }, [isAlone, key]);
  return way;
}
