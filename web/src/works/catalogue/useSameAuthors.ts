import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** F2.29: Ctrl+B or ⌘B starts a new work with the same authors. */
export function useSameAuthors(workId: number, mayRegister: boolean): void {
  const navigate = useNavigate();

  useEffect(() => {
    if (!mayRegister) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut =
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey &&
        event.key.toLowerCase() === 'b';
      if (!isShortcut || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      void navigate({ to: '/verk/stofna', search: { fra: workId } });
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [workId, mayRegister, navigate]);
}
