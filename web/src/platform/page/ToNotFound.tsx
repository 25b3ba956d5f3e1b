import { Navigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/** Leads to the page that says so (F2.19), which knows the address one asked for. */
export function ToNotFound() {
  const router = useRouter();
  const [from] = useState(() => router.state.location.href);
  return <Navigate to="/not-found" replace state={{ from }} />;
}
