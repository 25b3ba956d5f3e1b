import { collectDefaultMetrics, Registry } from 'prom-client';

let registry: Registry | undefined;

/**
 * What is told of Node.js and the process. The library begins to watch each with the first registry that asks and never ends it, so
 * all servers of a process share one: else each of them, long closed, would be kept by what watches the collection of garbage (H170).
 */
export function processMetrics(): Registry {
  if (!registry) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry;
}
