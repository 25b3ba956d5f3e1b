import { setTimeout as delay } from 'node:timers/promises';

const longestMilliseconds = 60_000;
let refusals = 0;

/** How often the portal has said 503 so far: it was too busy, and was asked again. */
export const timesTooBusy = (): number => refusals;

/** Asks again, as it is told to, while the portal is too busy; gives up after a minute. */
export async function patientFetch(url: string, options: RequestInit = {}): Promise<Response> {
  const until = performance.now() + longestMilliseconds;
  for (;;) {
    const answer = await fetch(url, options);
    if (answer.status !== 503 || performance.now() > until) return answer;
    refusals += 1;
    await answer.arrayBuffer();
    await delay(Number(answer.headers.get('retry-after') ?? 1) * 1000);
  }
}
