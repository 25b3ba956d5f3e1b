import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** A dialog that a row opens stands outside the list, which has keys and an alignment of its own. */
export const Aloft = ({ children }: { children: ReactNode }) => createPortal(children, document.body);
