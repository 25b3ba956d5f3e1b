/** What the build says of itself; `web/build/worker.ts` puts it in. */
interface Build {
  version: string;
  /** The code of the page, which tells one release from another. */
  entry: string;
  /** What the first screen needs, log-in or home. */
  first: readonly string[];
  /** The code of the other pages that members have. */
  later: readonly string[];
}
declare const __BUILD__: Build;

export const build = __BUILD__;
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;
