import type { Refusals } from './refusal.ts';

export const usageClaimRefusals = {
  'usageClaim.noUsage': {
    status: 404,
    is: 'Engar óráðstafaðar greiðslur fundust.',
    en: 'No unmatched usage found.',
  },
  'usageClaim.noneFound': { status: 404, is: 'Engar kröfur fundust.', en: 'No claims found.' },
  'usageClaim.notFound': { status: 404, is: 'Krafan fannst ekki.', en: 'The claim was not found.' },
  'usageClaim.usageNotFound': {
    status: 404,
    is: 'Notkunin fannst ekki. Ef til vill hefur hún þegar verið greidd öðrum.',
    en: 'The usage was not found. It may already have been paid to somebody else.',
  },
  'usageClaim.otherWork': {
    status: 422,
    is: 'Vitað er hvaða verk þetta er, og það er ekki verkið sem þú valdir.',
    en: 'We know which work this is, and it is not the one you chose.',
  },
  'usageClaim.madeAlready': {
    status: 409,
    is: 'Þú hefur þegar gert kröfu um þessa notkun.',
    en: 'You have claimed this usage already.',
  },
  'usageClaim.decidedAlready': {
    status: 409,
    is: 'Krafan hefur verið afgreidd.',
    en: 'The claim has been decided.',
  },
  'usageClaim.own': {
    status: 403,
    is: 'Þetta er þín eigin krafa eða krafa einhvers sem þú erfir. Annar starfsmaður þarf að samþykkja hana.',
    en: 'This claim is your own, or of somebody whose heir you are. Another staff member must accept it.',
  },
  'usageClaim.claimedByYou': {
    status: 403,
    is: 'Þú gerðir þessa kröfu í nafni félagsmannsins. Annar starfsmaður þarf að samþykkja hana.',
    en: 'You made this claim in the member’s name. Another staff member must accept it.',
  },
  'usageClaim.rivalByYou': {
    status: 409,
    is: 'Þú gerðir kröfu í sömu notkun í nafni annars félagsmanns. Annar starfsmaður þarf að skera úr um þetta.',
    en: 'You claimed the same usage in another member’s name. Another staff member has to decide on this.',
  },
  'usageClaim.refusedOthers': {
    status: 403,
    is: 'Starfsmaður sem á hlut í verkinu, eða gerir þessa kröfu, hafnaði kröfu annars í þessa notkun.',
    en: 'A staff member who has a part in the work, or makes this claim, refused another claim to this usage.',
  },
  'usageClaim.linesUnseen': {
    status: 409,
    is: 'Samþykkið gildir líka um notkun með sömu orðum sem bíður pörunar. Fjöldi lína: {count}. Skoðaðu þær og samþykktu svo aftur.',
    en: 'Accepting this claim also settles usage with the same words that waits to be matched. Lines: {count}. Look at them, then accept it again.',
  },
  'usageClaim.takenAlready': {
    status: 409,
    is: 'Önnur krafa um sömu notkun hefur verið samþykkt.',
    en: 'Another claim to the same usage has been accepted.',
  },
  'usageClaim.remarkMissing': {
    status: 422,
    is: 'Segðu hvers vegna kröfunni er hafnað.',
    en: 'Say why the claim is refused.',
  },
} as const satisfies Refusals;
