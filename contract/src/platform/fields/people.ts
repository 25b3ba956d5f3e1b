import * as z from 'zod/mini';
import { compactDay, day, id, instant, role as roleValue, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// Persons, users and authors: every wire name once. What each means stands in docs/glossary.md.

export const personId = field('NAFN_NR', id);
export const name = field('NAFN', text);
/** Society: a user of the staff, to members. Portal: nobody; a job, or a correction by hand. */
export const actorKind = field('TEGUND_GERANDA', z.literal(['user', 'society', 'portal']));
export const kennitala = field('KENNITALA', text);
export const gender = field('KYN', text);
export const genderId = field('KYN_NR', id);
export const diedOn = field('DAGS_DAIN', day);
export const typedDiedOn = field('DAGS_DAIN', compactDay);
/** May hold several addresses, separated by commas (L3.8). */
export const email = field('E_MAIL', text);
export const phone = field('SIMI', text);
export const street = field('GATA', text);
export const postalCode = field('POSTNUMER', text);
export const postOffice = field('NAFN_POSTSTOD', text);
export const isAddressForeign = field('ERLEND_ADDRESSA_ROFI', yesNo);
export const foreignAddress = field('ERLEND_ADDRESSA', text);
export const societyName = field('NAFN_FELAG', text);
export const societyCode = field('FELAG_KODI', z.int());
export const notes = field('LYSING_NAFNS', text);
export const memberNoteId = field('MINNISPUNKTUR_NR', id);
export const noteText = field('TEXTI_MINNISPUNKTS', text);
export const notedBy = field('MINNISPUNKTUR_FRA', text);
export const notedAt = field('DAGS_MINNISPUNKTS', instant);
/** O324: who wrote it is no user here, and of when it has the day alone. */
export const isNoteOfEarlierSystem = field('ER_UR_ELDRA_KERFI', yesNo);
export const worksAsAuthor = field('FJOLDI_VERKA_SEM_HOFUNDUR', z.int());
export const worksAsHolder = field('FJOLDI_VERKA_SEM_RETTHAFI', z.int());
export const bank = field('BANKANUMER', text);
export const ledger = field('HOFUDBOK', text);
export const account = field('BANKAREIKN', text);
export const accountCountsFrom = field('REIKNINGUR_GILDIR_FRA', instant);
export const isAccountAwaited = field('REIKNINGUR_BIDUR', yesNo);
export const isEmailAwaited = field('NETFANG_BIDUR', yesNo);
/** When the membership ended. */
export const leftOn = field('DAGS_HAETTI', day);
export const isTaxFree = field('SKATTFRJALS', yesNo);
export const isRightHolder = field('ER_PERSONA_RETTHAFI', yesNo);
export const isPublisher = field('ER_UTGEFANDI', yesNo);
/** As publisher or as author, whether it runs or not. */
export const hasContracts = field('A_SAMNINGA', yesNo);

export const userId = field('NOTANDI_NR', id);
export const role = field('HLUTVERK_NOTANDA', roleValue);
export const password = field('LYKILORD', text);
export const oldPassword = field('GAMLA_LYKILORD', text);
export const newPassword = field('NYJA_LYKILORD', text);
export const token = field('TOKEN', text);
export const masquerader = field('MASQUERADER', text);
export const masqueraderName = field('MASQUERADER_NAME', text);
export const masqueraderRole = field('MASQUERADER_ROLE', roleValue);

export const authorId = field('HOFUNDUR_NR', id);
export const displayName = field('NAFN_BIRTA', text);
export const pseudonym = field('NAFN_DULNEFNI', text);
export const mandateOn = field('DAGS_UMBODS', day);
export const ipiNameNumber = field('IPI_NUMER', text);
export const authorTypeId = field('TEGUND_HOFUNDAR_NR', id);
export const authorTypeCode = field('HOFUNDAR_KODI', text);
export const authorTypeName = field('NAFN_TEGHOF', text);

export const rightId = field('RETTINDI_NR', id);
