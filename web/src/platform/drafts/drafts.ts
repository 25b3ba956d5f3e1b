import { useCallback, useEffect, useRef, useState } from 'react';
import { currentSession } from '../api/session.ts';

const saveAfter = 2000;

export interface Draft<T> {
  /** What was kept when the form was opened, if anything. */
  restored: T | undefined;
  savedAt: Date | undefined;
  /** Call with every change; it is kept two seconds after the last one. */
  keep: (value: T) => void;
  forget: () => void;
}

/** Keeps the content in one more place, once this browser has it. */
export interface Keeper {
  keep: (value: unknown, isLeaving: boolean) => void;
  forget: () => void;
}

/** Under what a form's content lies in this browser. */
export const draftKey = (kind: string, userId = currentSession()?.userId) => `omur.draft.${kind}.${userId}`;

/**
 * The unfinished content of a form, kept in this browser for the user and the kind of form. What waits to be kept is kept at once
 * when the page is left or the session ends, so that logging in again finds the form as it was.
 */
export function useDraft<T>(kind: string, keeper?: Keeper): Draft<T> {
  const [userId] = useState(() => currentSession()?.userId);
  const key = draftKey(kind, userId);
  const [restored] = useState(() => read<T>(key));
  const [savedAt, setSavedAt] = useState<Date | undefined>();
  const waiting = useRef<{ value: T; timer: number } | undefined>(undefined);

  const flush = useCallback(
    (isLeaving = false) => {
      if (!waiting.current) return;
      const { timer, value } = waiting.current;
      clearTimeout(timer);
      waiting.current = undefined;
      write(key, value);
      keeper?.keep(value, isLeaving);
    },
    [key, keeper],
  );

  useEffect(() => {
    const leave = () => flush(true);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      flush();
    };
  }, [flush]);

  const keep = useCallback(
    (value: T) => {
      clearTimeout(waiting.current?.timer);
      const timer = window.setTimeout(() => {
        flush();
        setSavedAt(new Date());
      }, saveAfter);
      waiting.current = { value, timer };
    },
    [flush],
  );

  const forget = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    setSavedAt(undefined);
    remove(key);
    keeper?.forget();
  }, [key, keeper]);

  return { restored, savedAt, keep, forget };
}

export function read<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or switched off; the form itself still holds everything.
  }
}

export function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
