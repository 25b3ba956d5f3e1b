import { type QueueFilter, queueFilters } from '@omur/contract/works/review';

/** The filter that an address names, if there is such a one. */
export function filterOf(name: string | undefined): QueueFilter {
  return queueFilters.find((one) => one === name) ?? 'all';
}
