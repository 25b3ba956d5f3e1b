import type { Notification } from '@omur/contract/messages/notifications';
import { type ComponentType, createContext } from 'react';

/** How domains above this one let a notification be answered where it stands. */
export const AnswersHere = createContext<readonly ComponentType<{ notification: Notification }>[]>([]);
