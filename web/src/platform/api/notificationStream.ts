import { followNotifications } from '@omur/contract/messages/notifications';
import { keepPosition } from './position.ts';
import { currentSession } from './session.ts';
import { spread } from './spread.ts';

const firstWordWithin = 10_000;
/** The server says something every 25 s. */
const silentAtMost = 60_000;
/** At most. A server that ends is left by all at once, and they do not come back all at once (O245). */
const againAfter = 8_000;
/** At most, between two looks when the stream does not get through. */
const lookEvery = 60_000;

/**
 * Says when what a stream is about may have changed, the notifications unless told otherwise: at once by the server's stream, else every
 * minute. Ends with the signal, and when the session is over.
 */
export async function followChanges(
  onChanged: () => void,
  signal: AbortSignal,
  address: string = followNotifications.path,
): Promise<void> {
  while (!signal.aborted) {
    const outcome = await followOnce(onChanged, signal, address).catch(() => 'failed' as const);
    if (outcome === 'over' || signal.aborted) return;
    await sleep(spread(outcome === 'ended' ? againAfter : lookEvery), signal);
    // A stream begins with word of a change.
    if (outcome === 'failed') onChanged();
  }
}

async function followOnce(
  onChanged: () => void,
  signal: AbortSignal,
  address: string,
): Promise<'over' | 'ended' | 'failed'> {
  const token = currentSession()?.token;
  if (!token && address === followNotifications.path) return 'over';
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener('abort', stop, { once: true });
  let patience = setTimeout(stop, firstWordWithin);
  try {
    const response = await fetch(address, {
      headers: { ...(token && { authorization: `Bearer ${token}` }), accept: 'text/event-stream' },
      signal: controller.signal,
    });
    if (response.status === 401) return 'over';
    if (!response.ok || !response.body) return 'failed';
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let unread = '';
    for (;;) {
      const { value = '', done } = await reader.read();
      if (done) return 'ended';
      clearTimeout(patience);
      patience = setTimeout(stop, silentAtMost);
      const events = (unread + value).split('\n\n');
      unread = events.pop() ?? '';
      const news = events.filter((event) => event.includes('event: changed'));
      keepPosition(news.at(-1)?.split('data: ')[1]);
      if (news.length > 0) onChanged();
    }
  } finally {
    clearTimeout(patience);
    signal.removeEventListener('abort', stop);
    stop();
  }
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
