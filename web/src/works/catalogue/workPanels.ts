import { type ComponentType, createContext } from 'react';

/** What domains above this one show on the page of a work, beside its tabs, to its parties and staff. */
export const WorkPanels = createContext<readonly ComponentType<{ workId: number }>[]>([]);
