import { ruleTexts } from './rules/texts.ts';
import type { Language, Text } from './rules/language.ts';
import type { RuleValues } from './rules/ruleResult.ts';
import { filled } from './rules/sentences.ts';

interface Refusal extends Text {
  status: number;
}

/**
 * Every refusal of the server by its code, with its status and its sentence in both languages. The screen shows the same
 * sentences. The codes of the registration rules come from rules/texts.ts; they are 422
 * where they are not listed here with another status.
 */
const refusals = {
  'request.malformed': {
    status: 400,
    is: 'Beiðnin er ekki rétt mynduð.',
    en: 'The request is not well formed.',
  },
  'request.tooLarge': { status: 413, is: 'Beiðnin er of stór.', en: 'The request is too large.' },
  'request.mediaType': {
    status: 415,
    is: 'Beiðnin verður að vera á JSON-sniði.',
    en: 'The request must be JSON.',
  },
  'request.invalid': {
    status: 422,
    is: 'Eitthvað í beiðninni stenst ekki. Sjá hvern reit.',
    en: 'Something in the request does not hold. See each field.',
  },
  'request.unknownAddress': {
    status: 404,
    is: 'Ekkert er á þessari slóð.',
    en: 'There is nothing at this address.',
  },
  'request.tooMany': {
    status: 429,
    is: 'Of margar beiðnir. Reyndu aftur eftir smástund.',
    en: 'Too many requests. Try again in a moment.',
  },
  'request.keyReused': {
    status: 409,
    is: 'Þessi lykill var notaður með annarri beiðni.',
    en: 'This idempotency key was used with another request.',
  },
  'request.keyInvalid': {
    status: 422,
    is: 'Idempotency-Key verður að vera 1 til 200 stafir.',
    en: 'Idempotency-Key must be 1 to 200 characters.',
  },
  'request.cursor': {
    status: 422,
    is: 'Bendillinn passar ekki við þennan lista.',
    en: 'The cursor does not fit this list.',
  },
  'request.sort': {
    status: 422,
    is: 'Ekki er hægt að raða eftir þessum reit.',
    en: 'The list cannot be sorted by this field.',
  },
  'server.failed': {
    status: 500,
    is: 'Eitthvað fór úrskeiðis hjá okkur. Reyndu aftur.',
    en: 'Something went wrong on our side. Please try again.',
  },
  'server.unavailable': {
    status: 503,
    is: 'Þjónustan er ekki tiltæk í augnablikinu. Reyndu aftur eftir smástund.',
    en: 'The service is not available right now. Try again in a moment.',
  },

  'session.none': { status: 401, is: 'Þú þarft að skrá þig inn.', en: 'You need to log in.' },
  'session.forbidden': {
    status: 403,
    is: 'Þú hefur ekki heimild til þessa.',
    en: 'You are not allowed to do this.',
  },
  'login.failed': {
    status: 401,
    is: 'Kennitala eða lykilorð er ekki rétt.',
    en: 'The national ID or the password is not right.',
  },
  'login.locked': {
    status: 429,
    is: 'Of margar misheppnaðar tilraunir. Reyndu aftur eftir smástund.',
    en: 'Too many failed attempts. Try again in a while.',
  },

  'value.missing': { status: 422, is: 'Þennan reit vantar.', en: 'This field is missing.' },
  'value.unknownField': { status: 422, is: 'Þennan reit þekkjum við ekki.', en: 'This field is not known.' },
  'value.wrongType': {
    status: 422,
    is: 'Gildið er ekki af réttri gerð.',
    en: 'The value is not of the right type.',
  },
  'value.wrongForm': {
    status: 422,
    is: 'Gildið er ekki á réttu formi.',
    en: 'The value does not have the right form.',
  },
  'value.tooLong': {
    status: 422,
    is: 'Gildið er of langt eða of stórt.',
    en: 'The value is too long or too large.',
  },
  'value.tooShort': {
    status: 422,
    is: 'Gildið er of stutt eða of lítið.',
    en: 'The value is too short or too small.',
  },
  'value.share': {
    status: 422,
    is: 'Hlutfall er tala með mest tveimur aukastöfum.',
    en: 'A share is a number with at most two decimals.',
  },

  'work.notFound': { status: 404, is: 'Verkið fannst ekki.', en: 'The work was not found.' },
  'work.noneFound': { status: 404, is: 'Engin verk fundust', en: 'No works found' },
  'work.noAuthors': { status: 404, is: 'Engir höfundar fundust', en: 'No authors found' },
  'work.noRights': { status: 404, is: 'Engin réttindi fundust', en: 'No rights found' },
  'work.noTitles': { status: 404, is: 'Engin önnur heiti fundust', en: 'No other titles found' },
  'work.noIswcs': { status: 404, is: 'Engin ISWC-númer fundust', en: 'No ISWC codes found' },
  'work.noIsrcs': { status: 404, is: 'Engin ISRC-númer fundust', en: 'No ISRC codes found' },
  'work.noDistributions': { status: 404, is: 'Engar úthlutanir fundust', en: 'No distributions found' },
  'work.noCueSheets': { status: 404, is: 'Engin notkunarblöð fundust', en: 'No cue sheets found' },
  'work.noPublishers': { status: 404, is: 'Engir útgefendur fundust', en: 'No publishers found' },
  'work.noBeneficiaries': { status: 404, is: 'Engir rétthafar fundust', en: 'No beneficiaries found' },
  'work.noLights': { status: 404, is: 'Engar breytingar á ljósi fundust', en: 'No light changes found' },
  'work.searchEmpty': {
    status: 422,
    is: 'Sláðu inn heiti, númer eða höfund til að leita.',
    en: 'Type a title, a number or an author to search.',
  },
  'work.registrantNotAuthor': { status: 403, ...ruleTexts['work.registrantNotAuthor'] },
  'work.contractEnded': {
    status: 412,
    is: 'Útgáfusamningur sem var valinn er ekki lengur í gildi.',
    en: 'A publishing contract that was chosen is no longer running.',
  },
  'work.authorGone': {
    status: 412,
    is: 'Höfundur sem var valinn er ekki lengur til eða hefur verið sameinaður öðrum.',
    en: 'An author that was chosen no longer exists or was joined to another.',
  },
  'work.contractOfOther': {
    status: 422,
    is: 'Samningurinn tilheyrir ekki þessum höfundi.',
    en: 'The contract does not belong to this author.',
  },
  'work.iswcTaken': {
    status: 409,
    is: 'Þetta ISWC-númer er þegar á verkinu.',
    en: 'This ISWC is already on the work.',
  },
  'work.isrcTaken': {
    status: 409,
    is: 'Þetta ISRC-númer er þegar á verkinu.',
    en: 'This ISRC is already on the work.',
  },
  'work.authorTwice': { status: 409, ...ruleTexts['work.authorTwice'] },
  'work.decidedAlready': {
    status: 409,
    is: 'Verkið hefur þegar verið afgreitt.',
    en: 'The work has already been decided on.',
  },
  'work.notOpen': {
    status: 409,
    is: 'Starfsfólk hefur þegar samþykkt verkið; breytingar fara um það.',
    en: 'Staff have already approved the work; changes go through them.',
  },
  'work.remarkMissing': {
    status: 422,
    is: 'Skrifaðu athugasemd þegar verki er hafnað.',
    en: 'Write a remark when refusing a work.',
  },
  'work.sharesExceed100': {
    status: 422,
    is: 'Samanlagt hlutfall má ekki fara yfir 100%.',
    en: 'The shares must not exceed 100% in all.',
  },
  'work.rightsExceedShare': {
    status: 422,
    is: 'Línur réttinda mega ekki vera meira en hlutfall höfundarins samtals.',
    en: 'The lines of rights must not add up to more than the author’s share.',
  },

  'author.noneFound': { status: 404, is: 'Engir höfundar fundust', en: 'No authors found' },
  'author.notFound': { status: 404, is: 'Höfundurinn fannst ekki.', en: 'The author was not found.' },
  'author.noCoAuthors': { status: 404, is: 'Engir meðhöfundar fundust', en: 'No co-authors found' },
  'author.noContracts': { status: 404, is: 'Engir samningar fundust', en: 'No contracts found' },
  'author.searchEmpty': {
    status: 422,
    is: 'Sláðu inn nafn eða kennitölu til að leita.',
    en: 'Type a name or a national ID to search.',
  },

  'person.notFound': { status: 404, is: 'Persónan fannst ekki.', en: 'The person was not found.' },
  'person.noRights': { status: 404, is: 'Engin réttindi fundust', en: 'No rights found' },
  'person.noAuthors': { status: 404, is: 'Engir höfundar fundust', en: 'No authors found' },
  'person.notPublisher': {
    status: 404,
    is: 'Þessi notandi er ekki útgefandi.',
    en: 'This user is not a publisher.',
  },

  'lookup.noneFound': { status: 404, is: 'Ekkert fannst.', en: 'Nothing was found.' },
  'review.empty': { status: 404, is: 'Engin verk bíða afgreiðslu.', en: 'No works are waiting for review.' },
} as const satisfies Record<string, Refusal>;

export type ErrorCode = keyof typeof refusals | keyof typeof ruleTexts;

const all: Readonly<Record<string, Refusal>> = {
  ...Object.fromEntries(Object.entries(ruleTexts).map(([code, text]) => [code, { status: 422, ...text }])),
  ...refusals,
};

export const errorCodes = Object.keys(all) as ErrorCode[];

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(all, code);
}

export function statusOf(code: ErrorCode): number {
  return all[code]?.status ?? 500;
}

/** The sentence of a refusal, with its values filled in. */
export function sentenceOf(code: ErrorCode, language: Language, values?: RuleValues): string {
  return filled((all[code] ?? refusals['server.failed'])[language], values, language);
}
