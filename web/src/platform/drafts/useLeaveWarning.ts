import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Has the browser warn before leaving loses a change: the server has the draft from two seconds after the last one. `savedAt` is when it was
 * last saved. Call what is returned with the time of each change, in milliseconds.
 */
export function useLeaveWarning(savedAt: Date | undefined): (changedAt: number) => void {
  const latest = useRef(0);
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (latest.current > (savedAt?.getTime() ?? 0)) event.preventDefault();
  });

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => warn(event);
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, []);

  return (changedAt) => {
    latest.current = changedAt;
  };
}
