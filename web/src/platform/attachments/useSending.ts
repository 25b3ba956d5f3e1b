import { useEffect, useRef, useState } from 'react';

interface Sending {
  /** Undefined while nothing is being sent. */
  sentBytes: number | undefined;
  refusal: string | undefined;
  /** Does nothing while something is being sent; what is under way is given up when its dialog closes. */
  send: (work: (onSent: (bytes: number) => void, signal: AbortSignal) => Promise<void>) => Promise<void>;
}

/** Sends files while a dialog is open. */
export function useSending(): Sending {
  const [sentBytes, setSentBytes] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const run = useRef(new AbortController());
  // Started anew where the page is shown twice while it is worked on.
  useEffect(() => {
    run.current = new AbortController();
    return () => run.current.abort();
  }, []);
  const send: Sending['send'] = async (work) => {
    if (sentBytes !== undefined) return;
    setRefusal(undefined);
    setSentBytes(0);
    const { signal } = run.current;
    try {
      await work(setSentBytes, signal);
    } catch (error) {
      if (signal.aborted) return;
      setRefusal((error as Error).message);
      setSentBytes(undefined);
    }
  };
  return { sentBytes, refusal, send };
}
