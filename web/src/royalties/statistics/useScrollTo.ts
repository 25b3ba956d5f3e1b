import { useEffect, useRef } from 'react';

const after = 500;
const offset = 100;

/** L4.4: the page goes to what was chosen, once it has had time to come. */
export function useScrollTo<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!ref.current) return;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const top = ref.current.getBoundingClientRect().top + scrollY - offset;
      scrollTo({ top, behavior: isCalm ? 'auto' : 'smooth' });
    }, after);
    return () => clearTimeout(timer);
  }, []);
  return ref;
}
