import { Counter, Gauge, type Registry } from 'prom-client';
import type { CacheState } from '../cache.ts';

/** O339: how much this server remembers, and how often that spared it a question. */
export function measureCaches(registry: Registry, caches: () => readonly CacheState[]): void {
  const entries = new Gauge({
    name: 'omur_cache_entries',
    help: 'What this server remembers, by kind: sessions, keys, callers of the running minute, positions of changes',
    labelNames: ['cache'],
    registers: [],
    collect() {
      this.reset();
      for (const { name, size } of caches()) this.inc({ cache: name }, size);
    },
  });
  const lookups = new Counter({
    name: 'omur_cache_lookups_total',
    help: 'How often something was looked for there, and whether it was found: hit or miss',
    labelNames: ['cache', 'result'],
    registers: [],
    collect() {
      this.reset();
      for (const { name, hits, misses } of caches()) {
        this.inc({ cache: name, result: 'hit' }, hits);
        this.inc({ cache: name, result: 'miss' }, misses);
      }
    },
  });
  for (const metric of [entries, lookups]) registry.registerMetric(metric);
}
