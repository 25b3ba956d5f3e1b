import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { LiveRegion } from '../../platform/ui/LiveRegion.tsx';
import { whenTitled } from '../../platform/ui/useDocumentTitle.ts';
import { leaveFirstHead } from './firstHead.ts';

/**
 * Says the name of each page that is opened, and puts the focus where the page begins when it was left on the menu or on what is gone.
 * The first page is said by the browser.
 */
export function PageArrival() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const first = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (first.current === pathname) return undefined;
    first.current = '';
    leaveFirstHead();
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest('nav, header'))
      document.getElementById('content')?.focus({ preventScroll: true });
    return whenTitled(setTitle);
  }, [pathname]);

  return <LiveRegion>{title}</LiveRegion>;
}
