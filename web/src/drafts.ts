import { useCallback, useEffect, useRef, useState } from 'react';
import { currentSession } from './session.ts';

const saveAfter = 2000;

export interface Draft<T> {
  /** What was kept when the form was opened, if anything. */
  restored: T | undefined;
  savedAt: Date | undefined;
  /** Call with every change; it is kept two seconds after the last one. */
  keep: (value: T) => void;
  forget: () => void;
}

/**
 * The unfinished content of a form, kept in this browser for the user and the kind of form. What waits to be kept is kept at once
 * when the page is left or the session ends, so that logging in again finds the form as it was.
 */
export function useDraft<T>(kind: string): Draft<T> {
  const [userId] = useState(() => currentSession()?.userId);
  const key = `omur.draft.${kind}.${userId}`;
  const [restored] = useState(() => read<T>(key));
  const [savedAt, setSavedAt] = useState<Date | undefined>();
  const waiting = useRef<{ value: T; timer: number } | undefined>(undefined);

  const flush = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    write(key, waiting.current.value);
    waiting.current = undefined;
  }, [key]);

  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
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
  }, [key]);

  return { restored, savedAt, keep, forget };
}

function read<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or switched off; the form itself still holds everything.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
