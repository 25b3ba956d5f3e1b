import * as z from 'zod/mini';
import { contractShare, duration as durationValue, share } from '../amounts.ts';
import { day, id, instant, light as lightValue, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// Works and what hangs on them: every wire name once. What each means stands in docs/glossary.md.

export const workId = field('VERK_NR', id);
export const title = field('HEITI_VERKS', text);
/** Who the work belongs to in public. */
export const artists = field('LISTAMENN', text);
export const durationSeconds = field('LENGD', durationValue);
/** A length as typed; read by the rule of F5.4. */
export const typedDuration = field('LENGD', z.union([text, z.number()]));
export const firstRegisteredAt = field('DAGS_FYRST_SKRAD', instant);
export const firstPerformedOn = field('DAGS_FRUM_FL', text);
export const origin = field('UPPRUNI_VERKS', text);
export const description = field('LYSING_VERKS', text);
export const estimate = field('MAT', text);
export const weight = field('VAGI', text);
export const workStatusId = field('STADA_VERKS_NR', id);
export const isSentToIce = field('SENDA_I_ICE', yesNo);
export const light = field('LJOS', lightValue);

/** Made by staff for a work that nobody has registered yet (D1). */
export const isProvisional = field('BRADABIRGDASKRANING', yesNo);
/** Its registration was withdrawn: only staff and the registrant still find it. */
export const isWithdrawn = field('DREGID_TIL_BAKA', yesNo);

export const isAuthor = field('HOFUNDUR_AD_VERKI', yesNo);
export const isHolder = field('RETTHAFI_AD_VERKI', yesNo);
export const isPublisher = field('PUBLISHER_AD_VERKI', yesNo);

export const shareHundredths = field('HLUTFALL', share);
export const shareAbroadHundredths = field('HLUTF_ERLENT', share);
/** What the form calls the type and the share of an author, and of a role (F3.15). */
export const typeOfAuthor = field('typeOfAuthor', id);
export const ratio = field('ratio', share);
export const isPublicDomain = field('DP_ROFI', yesNo);
export const isLicensed = field('LEYFI_ROFI', yesNo);
/** Whether the author has approved the registration. */
export const approval = field('SAMTHYKKI', yesNo);
export const approvedAt = field('DAGS_SAMTHYKKIS', instant);

export const holderName = field('RETTHAFI', text);
/** The right that the holder is paid through; a payload names a right by it. */
export const holderId = field('RETTHAFI_NR', id);
export const publisherId = field('PUBLISHER_NR', id);
export const contractId = field('PUBLISHER_SAMNINGUR_NR', id);
export const endsOn = field('LOK_SAMNINGS', day);
export const performanceShareHundredths = field('PERFORMANCE_SHARE', contractShare);
export const mechanicalShareHundredths = field('MECHANICAL_SHARE', contractShare);

export const iswcId = field('ISWC_NR', id);
export const iswc = field('ISWC', text);
export const isrc = field('ISRC_KODI', text);
export const performer = field('FLYTJANDI', text);

export const cueSheetId = field('QUE_SHEET_NR', id);
export const cueSheetTitle = field('HEITI_QUE_SHEETS', text);
export const registeredAt = field('DAGS_SKRAD', instant);
export const lastChangedAt = field('DAGS_SEIN_BREYTT', instant);

export const distributionId = field('UTHLUTUN_NR', id);
export const distributionName = field('HEITI_UTHLUTUNAR', text);
export const periodName = field('TIMABIL_UTHLUTUNAR', text);
export const categoryName = field('NAFN_FLOKKUR_UTHLUTUNAR', text);
export const isFinished = field('UTHLUTUN_LOKID_ROFI', yesNo);

/** Who registered it; several where several did. */
export const registrantName = field('SKRANINGARADILI', z.nullable(text));
/** A person's remark on a decision. */
export const remark = field('ATHUGASEMD', text);
/** M7: it was so from the beginning, and not from the day on which it is decided; staff confirm it. */
export const isFromBeginning = field('FRA_UPPHAFI', yesNo);
/** X141: the first and the last day whose uses an amendment counts for; without a last day it goes on. */
export const appliesFrom = field('BREYTING_GILDIR_FRA', day);
export const appliesUntil = field('BREYTING_GILDIR_TIL', day);
/** V14: it came before staff approved the work, or staff have confirmed it. */
export const isVerified = field('STADFESTUR', yesNo);
/** Whether the caller may take it away again. */
export const mayRemove = field('MA_FJARLAEGJA', yesNo);
export const isApproved = field('SAMTHYKKT', yesNo);
