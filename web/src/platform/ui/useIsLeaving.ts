import { useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';

/** Tells whether another page is on its way while one with a fixed path still stands: what that adds to its own address would lead back to it. */
export function useIsLeaving(): () => boolean {
  const router = useRouter();
  const [own] = useState(() => router.state.location.pathname);
  return useCallback(() => router.state.location.pathname !== own, [router, own]);
}
