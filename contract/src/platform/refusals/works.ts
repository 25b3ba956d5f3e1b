import { ruleTexts } from '../rules/texts.ts';
import type { Refusals } from './refusal.ts';

export const workRefusals = {
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
  'work.emailOfRegistrant': {
    status: 422,
    is: '{name}: þetta er þitt eigið netfang, eða þess sem hefur umboð þitt. Skrifaðu netfang höfundarins.',
    en: '{name}: this is your own address, or that of somebody who acts for you. Enter the author’s.',
  },
  'work.isThereAlready': {
    status: 409,
    is: 'Verkið virðist þegar vera skráð: {works}.',
    en: 'The work seems to be registered already: {works}.',
  },
  'work.sourceNotFound': {
    status: 422,
    is: 'Ekkert verk félagsins hefur þetta númer.',
    en: 'No work of the society has this number.',
  },
  'work.registrantNotAuthor': { status: 403, ...ruleTexts['work.registrantNotAuthor'] },
  'work.contractEnded': {
    status: 412,
    is: 'Útgáfusamningur sem var valinn er ekki lengur í gildi.',
    en: 'A publishing contract that was chosen is no longer running.',
  },
  'work.contractStays': {
    status: 409,
    is: 'Verkið er í útgáfusamningi nr. {number} við {publisher}. Félagið tekur það úr samningnum á síðu hans; breytt skráning gerir það ekki.',
    en: 'The work is in publishing contract no. {number} with {publisher}. The society takes it out on the page of the contract; an amendment does not.',
  },
  'work.authorGone': {
    status: 412,
    is: 'Höfundur sem var valinn er ekki lengur til eða hefur verið sameinaður öðrum.',
    en: 'A chosen author no longer exists, or has been merged with another.',
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
  'work.ownRegistration': {
    status: 409,
    is: 'Þú skráðir verkið, breyttir því eða samþykktir það í nafni höfundar, svo annar starfsmaður þarf að samþykkja það.',
    en: 'You registered the work, amended it or approved it in an author’s name, so somebody else has to approve it.',
  },
  'work.ownRight': {
    status: 409,
    is: 'Þú átt rétt á verkinu, svo annar starfsmaður þarf að skera úr um þetta.',
    en: 'You have a right to the work, so somebody else has to decide on this.',
  },
  'work.ownCodes': {
    status: 409,
    is: 'Sá sem skráir verk sem hann á rétt á velur hvorki mat þess né vægi. Þeim þarf að sleppa, eða annar starfsmaður að skrá verkið.',
    en: 'Whoever registers a work that they have a right to chooses neither its estimate nor its weight. These have to be left out, or somebody else on the staff has to register the work.',
  },
  'work.rivals': {
    status: 409,
    is: 'Verk þitt nyti góðs af þessu, svo annar starfsmaður þarf að skera úr um það.',
    en: 'A work of yours would gain by this, so somebody else has to decide on it.',
  },
  'work.approvedAlready': {
    status: 409,
    is: '{name} hefur þegar samþykkt verkið ({when}).',
    en: '{name} has already approved the work ({when}).',
  },
  'work.refusedAlready': {
    status: 409,
    is: '{name} hefur þegar hafnað verkinu ({when}): {remark}',
    en: '{name} has already refused the work ({when}): {remark}',
  },
  'work.notWaiting': {
    status: 409,
    is: 'Verkið bíður ekki lengur afgreiðslu.',
    en: 'The work is no longer waiting for a decision.',
  },
  'work.notOpen': {
    status: 409,
    is: 'Starfsfólk hefur þegar samþykkt verkið; breytingar þarf að bera undir það.',
    en: 'Staff have already approved the work; changes go through them.',
  },
  'work.notRegistrant': {
    status: 403,
    is: 'Aðeins sá sem skráði verkið breytir skráningunni eða dregur hana til baka.',
    en: 'Only the registrant can amend or withdraw the registration.',
  },
  'work.decidedMeanwhile': {
    status: 409,
    is: 'Félagið afgreiddi skráninguna á meðan þú breyttir henni. Ekkert hefur glatast; skoðaðu afgreiðsluna og sendu breytingarnar aftur.',
    en: 'The society decided on the registration while you were changing it. Nothing is lost; see the decision and send your changes again.',
  },
  'work.changedMeanwhile': {
    status: 412,
    is: 'Skráningunni hefur verið breytt síðan þú opnaðir hana.',
    en: 'The registration has been changed since you opened it.',
  },
  'work.withdrawn': {
    status: 409,
    is: 'Skráningin hefur verið dregin til baka.',
    en: 'The registration has been withdrawn.',
  },
  'work.isProvisional': {
    status: 409,
    is: 'Verkið er aðeins skráð til bráðabirgða. Taktu skráninguna yfir til að skrá það til fulls.',
    en: 'The work is only registered provisionally. Take it over to register it properly.',
  },
  'work.notProvisional': {
    status: 409,
    is: 'Verkið er þegar skráð til fulls.',
    en: 'The work has already been registered properly.',
  },
  'work.reasonMissing': {
    status: 422,
    is: 'Skrifaðu hvers vegna skráningin er dregin til baka.',
    en: 'Write why the registration is withdrawn.',
  },
  'work.unchanged': {
    status: 422,
    is: 'Engu hefur verið breytt.',
    en: 'Nothing has been changed.',
  },
  'work.noAmendments': { status: 404, is: 'Engar breytingar fundust', en: 'No amendments found' },
  'work.noneSimilar': { status: 404, is: 'Engin lík verk fundust', en: 'No similar works found' },
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
  'work.rightsNotShare': {
    status: 422,
    is: 'Réttindi fylgja hlut höfundar og samningi hans: hér eiga að vera {share} %.',
    en: 'Rights follow the author’s share and contract: this must be {share}%.',
  },
} as const satisfies Refusals;
