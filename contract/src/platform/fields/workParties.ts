import * as z from 'zod/mini';
import { share } from '../amounts.ts';
import { id, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// The full picture of a work (X63–X70): its parties, where they collect, and what others call it.

export const partyKinds = ['writer', 'publisher'] as const;
export const partyKind = field('TEGUND_ADILA', z.literal(partyKinds));
/** The chain of publishers that it belongs to, counted over the work. */
export const chain = field('NUMER_KEDJU', z.int());
/** As CWR spells it: CA, C, A … of writers; E, AQ, AM, SE … of publishers. */
export const partyRole = field('HLUTVERK_ADILA', text);
/** Original publisher, acquirer, administrator, sub-publisher, substituted publisher, income participant. */
export const publisherRoles = ['E', 'AQ', 'AM', 'SE', 'ES', 'PA'] as const;
export type PublisherRole = (typeof publisherRoles)[number];
export const isControlled = field('A_VEGUM_FELAGS', yesNo);
export const performanceHundredths = field('HLUTUR_FLUTNINGS', share);
export const mechanicalHundredths = field('HLUTUR_UPPTOKU', share);
export const synchronisationHundredths = field('HLUTUR_HLJODSETNINGAR', share);
/** The society that manages the right for the party, by name. */
export const performanceSociety = field('FELAG_FLUTNINGS', text);
export const mechanicalSociety = field('FELAG_UPPTOKU', text);
export const synchronisationSociety = field('FELAG_HLJODSETNINGAR', text);
export const agreementNumber = field('SAMNINGSNUMER', text);
/** Who says so: it follows from the registration, or a publisher, staff or a CWR file has stated it. */
export const partySources = ['registration', 'publisher', 'staff', 'cwr'] as const;
export const partySource = field('HEIMILD', z.literal(partySources));
/** By its number in CISAC's territory information system. */
export const territory = field('SVAEDI', z.int().check(z.minimum(1), z.maximum(9999)));
export const isIncluded = field('INNIFALID', yesNo);

export const workNumberId = field('NUMER_ANNARRA_NR', id);
export const issuer = field('UTGEFANDI_NUMERS', text);
export const issuerName = field('NAFN_UTGEFANDA_NUMERS', text);
export const number = field('NUMER_ANNARRA', text);
