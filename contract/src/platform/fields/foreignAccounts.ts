import * as z from 'zod/mini';
import { id, instant, text } from '../values.ts';
import { field, type Field } from '../wire.ts';

// Accounts abroad, into which payees are paid in their currency (R42).

export const foreignAccountId = field('ERLENDUR_REIKNINGUR_NR', id);
export const iban = field('IBAN_NUMER', text);
export const bic = field('BIC_NUMER', text);
export const payeeStreet = field('GATA_VIDTAKANDA', text);
export const payeePostalCode = field('POSTNUMER_VIDTAKANDA', text);
export const payeeTown = field('BORG_VIDTAKANDA', text);
/** ISO 3166, two letters. */
export const countryCode = field('LANDSKODI_VIDTAKANDA', text);
export const foreignAccountState = field(
  'STADA_ERLENDS_REIKNINGS',
  z.literal(['waiting', 'active', 'refused', 'ended']),
);
/** When payments begin to go there; null until it is approved. */
export const accountCountsFrom = field('ERLENDUR_REIKNINGUR_GILDIR_FRA', instant);

/** The same as it is typed: spaces and small letters mean nothing. */
export const typedCode = (of: Field<z.ZodMiniString>, most: number) => ({
  ...of,
  schema: z.codec(z.string().check(z.minLength(1), z.maxLength(most)), z.string(), {
    decode: (typed) => typed.replace(/\s/gu, '').toUpperCase(),
    encode: (code) => code,
  }),
});
