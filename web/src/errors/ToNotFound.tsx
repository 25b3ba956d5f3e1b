import { Navigate, useLocation } from '@tanstack/react-router';

/** Leads to the page that says so (F2.19), which knows the address one asked for. */
export function ToNotFound() {
  const from = useLocation({ select: ({ href }) => href });
  return <Navigate to="/not-found" replace state={{ from }} />;
}
