import type { ReactNode } from 'react';
import { ToNotFound } from './ToNotFound.tsx';
import { useLoggedIn } from '../api/session.ts';

interface StaffOnlyProps {
  /** Editors have no such page either. */
  isForAdministrators?: boolean;
  children: ReactNode;
}

/** A page of the desk; for anybody else there is none such. */
export function StaffOnly({ isForAdministrators, children }: StaffOnlyProps) {
  const { role } = useLoggedIn();
  const may = role === 'administrator' || (role === 'editor' && !isForAdministrators);
  return may ? children : <ToNotFound />;
}
