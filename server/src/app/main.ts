import { setImmediate as turn } from 'node:timers/promises';
import { explain } from './explain.ts';
import type { Signals } from './server.ts';

// These listen before the server is loaded, which takes longer than anything else at a start: the system drops a signal to process 1
// of a container while nobody listens for it.
const signals: Signals = {
  stop: () => {
    process.stderr.write('Stopped while it was starting.\n');
    process.exit(0);
  },
};
process.on('SIGINT', () => signals.stop());
process.on('SIGTERM', () => signals.stop());

try {
  const { runServer } = await import('./server.ts');
  // A signal that came meanwhile is heard within two turns of the event loop, before anything is opened.
  await turn();
  await turn();
  await runServer(signals);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
