import type { CaseSubject } from '@omur/contract/platform/fields/cases';
import { useSyncExternalStore } from 'react';
import { newListeners } from '../../platform/state/listeners.ts';

/** What a new case is about. */
export interface About {
  about: CaseSubject;
  aboutId: number;
  /** Of a statement line. */
  distributionId?: number;
  rightId?: number;
  /** What it is called, to be shown. */
  title?: string;
}

export interface Writing {
  about: About | undefined;
  /** What a button has written for them already. */
  text: { subject: string; body: string } | undefined;
}

let writing: Writing | undefined;
const { subscribe, notify } = newListeners();

/** Whether somebody is writing to the society, and about what: any button of any page opens the same dialog. */
export const useWriting = () => useSyncExternalStore(subscribe, () => writing);

function set(next: Writing | undefined): void {
  writing = next;
  notify();
}

/** Opens the dialog; about what the page shows, if nothing else is named. */
export const write = (about?: About) => set({ about, text: undefined });
/** Opens the dialog with what is asked for, ready to be sent. */
export const askFor = (text: { subject: string; body: string }) => set({ about: undefined, text });
export const stopWriting = () => set(undefined);
