import type { Session } from '@omur/contract/accounts/sessions';
import type { useNavigate } from '@tanstack/react-router';
import type { useReadAnew } from '../../platform/api/useChange.ts';
import { chosenLanguage, textIn } from '../../platform/i18n/text.ts';
import { keptFor } from '../../platform/offline/keptFor.ts';
import { fetchRest, type WorkerNews } from '../../platform/offline/names.ts';
import type { Toast } from '../../platform/ui/Toast.tsx';

const lookEvery = 3600_000;

interface Page {
  session: Session;
  toast: (toast: Toast) => void;
  navigate: ReturnType<typeof useNavigate>;
  readAnew: ReturnType<typeof useReadAnew>;
}

/** Fetches the code of the other pages, follows notifications that are pressed, and runs what waited for a network. */
export function attend(page: Page, signal: AbortSignal): void {
  if (signal.aborted) return;
  const run = () => void runErrands(page).catch(() => undefined);
  run();
  addEventListener('online', run, { signal });
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const hear = ({ data }: MessageEvent<WorkerNews>) => {
    // A form that is half written asks first.
    if (data.kind === 'open') void page.navigate({ href: data.link });
  };
  serviceWorker.addEventListener('message', hear, { signal });
  // An installed portal may stay open for weeks, and browsers look for a release when a page is opened.
  let lookedAt = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookEvery) return;
    lookedAt = Date.now();
    void serviceWorker
      .getRegistration()
      .then((one) => one?.update())
      .catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look, { signal });
  if (!keptFor(page.session) || savesData()) return;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker and its pages have one origin
  void serviceWorker.ready.then(({ active }) => active?.postMessage(fetchRest));
}

async function runErrands({ session, toast, navigate, readAnew }: Page): Promise<void> {
  if (session.masquerader || !navigator.onLine || !navigator.locks || !hasErrand()) return;
  const { runErrands: run, addLivePerformance, messages } = await import('./errands.ts');
  const say = (text: { is: string; en: string }, values = {}) => textIn(chosenLanguage(), text, values);
  await run(session, ({ isRegistered, title, page }) => {
    toast({
      text: say(isRegistered ? messages.sentLater : messages.notSent, { title }),
      look: isRegistered ? 'success' : 'warning',
      ...(!isRegistered && {
        action: { label: say(messages.openForm), onSelect: () => void navigate({ to: page }) },
      }),
    });
    void readAnew(addLivePerformance);
  });
}

/** Its code comes only where there may be something to do. */
function hasErrand(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^omur\.(push$|draft\..*\.server$)/.test(key));
  } catch {
    return false;
  }
}

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
