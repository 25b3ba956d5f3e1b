// What a page and the worker both say, each in a bundle of its own.

/** Names the person for whom an answer may be kept on this device (H72). Without it nothing is. */
export const keptForHeader = 'x-kept-for';
const keptPrefix = 'omur.kept.';
export const keptCache = (owner: string) => `${keptPrefix}${owner}`;
export const isKeptCache = (name: string) => name.startsWith(keptPrefix);
/** Keeping and emptying take turns, so that nothing is kept after a log-out that was read before it. */
export const keptLock = 'omur.kept';

/** Where the worker leaves what another app has shared, until the form takes it (H71). */
export const sharedCache = 'omur.shared';
export const sharedAddress = '/deila';

/** What the worker tells a page. */
export type WorkerNews =
  /** What was read is what the device had kept; the oldest of it at this moment, as an instant. */
  | { kind: 'kept'; keptAt: string }
  /** All of that has been read from the server since. */
  | { kind: 'fresh' }
  /** A notification was pressed that leads here. */
  | { kind: 'open'; link: string };

/** What a page asks of the worker: the code of the other pages, now that there is time. */
export const fetchRest = 'fetchRest';

/** Whose notifications this device shows (H75). */
export const pushOwnerKey = 'omur.push';
