import * as z from 'zod/mini';
import { durationProblem, formatDuration, readDuration } from './rules/duration.ts';
import { readShare, readTypedShare } from './rules/shares.ts';

// The values of values.ts that have rules of their own; apart from it, since logging in needs neither.

const shareReadBy = (read: (wire: string | number) => number | undefined) =>
  z.codec(z.union([z.number(), z.string()]), z.int(), {
    decode: (wire, context) => {
      const hundredths = read(wire);
      if (hundredths !== undefined) return hundredths;
      context.issues.push({ code: 'custom', input: wire, message: 'value.share' });
      return z.NEVER;
    },
    encode: (hundredths) => hundredths / 100,
  });

/** A share: a decimal number with at most two places on the wire, whole hundredths in the code. */
export const share = shareReadBy(readShare);

/** The same, with a percent sign behind it or not, as the form of contracts takes it (C5.5). */
export const typedShare = shareReadBy(readTypedShare);

/** A contract's share, where −1 says that none was given (F3.13). */
export const contractShare = z.codec(z.number(), z.nullable(z.int()), {
  decode: (wire) => (wire === -1 ? null : Math.round(wire * 100)),
  encode: (hundredths) => (hundredths === null ? -1 : hundredths / 100),
});

/** A length: `M.SS` on the wire, seconds in the code (V1). */
export const duration = z.codec(z.string(), z.int(), {
  decode: (wire, context) => {
    const seconds = readDuration(wire);
    if (seconds !== undefined) return seconds;
    context.issues.push({
      code: 'custom',
      input: wire,
      message: durationProblem(wire) ?? 'work.durationForm',
    });
    return z.NEVER;
  },
  encode: (seconds) => formatDuration(seconds),
});
