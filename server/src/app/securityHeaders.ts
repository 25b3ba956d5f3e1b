import type { Config } from '../platform/config.ts';
import { ownScripts, ownStyles } from '../platform/http/pages.ts';

/** What browsers are told of every page: nothing comes from elsewhere but files, and nobody frames it. */
export const securityHeaders = ({ s3 }: Config) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...ownScripts()],
      styleSrc: ["'self'", ...ownStyles()],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", 'blob:'],
      // Files go between the browser and the bucket.
      connectSrc: ["'self'", ...(s3 ? [new URL(s3.endpoint).origin] : [])],
      // A PDF is shown by the browser's own viewer, from within the page.
      frameSrc: ['blob:'],
      objectSrc: ['blob:'],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: true,
  referrerPolicy: { policy: 'no-referrer' as const },
});
