import type { StatementLine } from '@omur/contract/royalties/statistics';
import type { FromWorker, ToWorker, Wanted } from './orders.ts';
import type { StatementHead } from './statement.ts';

/** A worker that makes one document, and is gone as soon as it is made or called off. */
export function startWorker(signal: AbortSignal) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it goes to a worker, which has none
  const say = (said: ToWorker) => worker.postMessage(said);
  const stop = () => worker.terminate();
  signal.addEventListener('abort', stop);

  return {
    send: (lines: StatementLine[]) => say({ kind: 'lines', lines }),
    close: (head: StatementHead) => say({ kind: 'statement', head }),
    make: (wanted: Wanted) =>
      new Promise<Blob>((resolve, reject) => {
        signal.throwIfAborted();
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        worker.addEventListener('error', ({ message }) => reject(new Error(message)));
        worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
          if (data.kind === 'made') resolve(data.content);
          else reject(new Error(data.problem));
        });
        say(wanted);
      }),
    stop,
  };
}
