import { fundRuleTexts, type FundRuleCode } from '../rules/fundTexts.ts';
import type { Refusal, Refusals } from './refusal.ts';

const broken = Object.fromEntries(
  Object.entries(fundRuleTexts).map(([code, text]) => [code, { status: 422, ...text }]),
) as Record<FundRuleCode, Refusal>;

export const fundRefusals = {
  ...broken,
  'fund.noneFound': { status: 404, is: 'Engir sjóðir fundust', en: 'No funds found' },
  'fund.notFound': { status: 404, is: 'Sjóðurinn fannst ekki.', en: 'The fund was not found.' },
  'fund.noPeriods': { status: 404, is: 'Engin umsóknartímabil fundust', en: 'No application periods found' },
  'fund.periodNotFound': {
    status: 404,
    is: 'Umsóknartímabilið fannst ekki.',
    en: 'The application period was not found.',
  },
  'fund.periodNotOpen': {
    status: 409,
    is: 'Umsóknartímabilið er ekki opið. Umsóknin var ekki send.',
    en: 'The application period is not open. The application was not sent.',
  },
  'fund.appliedAlready': {
    status: 409,
    is: 'Umsókn um verkefnið „{project}“ hefur þegar verið send á þessu tímabili. Hún er nr. {number}.',
    en: 'An application for the project “{project}” has been sent in this period already. It is no. {number}.',
  },
  'fund.periodOfOtherFund': {
    status: 422,
    is: 'Umsóknartímabilið er ekki í þessum sjóði.',
    en: 'The application period is not one of this fund.',
  },
  'fund.noApplications': { status: 404, is: 'Engar umsóknir fundust', en: 'No applications found' },
  'fund.applicationNotFound': {
    status: 404,
    is: 'Umsóknin fannst ekki.',
    en: 'The application was not found.',
  },
  'fund.noPerson': {
    status: 409,
    is: 'Notandinn er ekki tengdur neinni persónu og getur því ekki sótt um.',
    en: 'This user is not linked to a person and cannot apply.',
  },
  'fund.oneMainApplicant': {
    status: 422,
    is: 'Aðalumsækjandi er einn, sá sem sækir um.',
    en: 'There is one main applicant: the person applying.',
  },
  'fund.authorUnknown': {
    status: 422,
    is: 'Enginn höfundur hefur þetta númer.',
    en: 'No author has this number.',
  },
  'fund.notAsked': {
    status: 422,
    is: 'Um þetta er ekki spurt í umsókn um þennan sjóð.',
    en: 'Applications to this fund do not ask for this.',
  },
  'fund.changedMeanwhile': {
    status: 412,
    is: 'Annar starfsmaður breytti þessu í millitíðinni. Skoðaðu það aftur áður en þú breytir því.',
    en: 'Somebody else has changed this. Check it again before you change it.',
  },
  'fund.periodExists': {
    status: 409,
    is: 'Sjóðurinn er þegar með þetta tímabil.',
    en: 'The fund already has this period.',
  },
  'fund.periodHasApplications': {
    status: 409,
    is: 'Umsóknir hafa borist á þessu tímabili og því er ekki hægt að eyða því.',
    en: 'Applications have been made in this period, so it cannot be removed.',
  },
  'fund.periodIsOver': {
    status: 409,
    is: 'Síðasti dagur tímabilsins er liðinn. Færðu hann til áður en þú opnar það aftur.',
    en: 'The last day of the period is over. Move it before you open the period again.',
  },
  'fund.seasonMissing': { status: 422, is: 'Veldu árstíma.', en: 'Choose a season.' },
  'fund.seasonOfTravel': {
    status: 422,
    is: 'Tímabil ferðasjóðsins heitir eftir árinu einu og er án árstíma.',
    en: 'A travel fund period is named by year only and has no season.',
  },
  'fund.closesBeforeItOpens': {
    status: 422,
    is: 'Tímabil getur ekki lokast áður en það opnast.',
    en: 'A period cannot close before it opens.',
  },
  'fund.grantMissing': {
    status: 422,
    is: 'Upphæð styrksins vantar.',
    en: 'The amount of the grant is missing.',
  },
  'fund.grantTooLarge': {
    status: 422,
    is: 'Styrkur getur ekki verið hærri en upphæðin sem sótt var um.',
    en: 'A grant cannot be larger than the amount applied for.',
  },
  'fund.ownApplication': {
    status: 403,
    is: 'Þú ert meðal umsækjenda, eða í hópi með einum þeirra. Annar starfsmaður þarf að afgreiða umsóknina.',
    en: 'You are one of the applicants, or in a group with one of them. Another staff member must decide on the application.',
  },
  'fund.sentByYou': {
    status: 403,
    is: 'Þú sendir umsóknina. Annar starfsmaður afgreiðir hana.',
    en: 'You sent the application. Another member of staff decides on it.',
  },
  'fund.accountOfApplicant': {
    status: 422,
    is: 'Í umboði annars er aðeins sótt um með reikningnum sem félagið greiðir umsækjandanum inn á. Umsækjandinn getur sótt um með öðrum reikningi.',
    en: 'On somebody’s behalf you apply only with the account that the society pays the applicant into. The applicant may apply with another.',
  },
  'fund.ownProposal': {
    status: 403,
    is: 'Þú lagðir styrkinn til. Annar starfsmaður staðfestir hann.',
    en: 'You proposed the grant. Another member of staff confirms it.',
  },
  'fund.nothingProposed': {
    status: 409,
    is: 'Enginn styrkur bíður staðfestingar í þessari umsókn.',
    en: 'No grant waits to be confirmed for this application.',
  },
  'fund.overBudget': {
    status: 409,
    is: 'Styrkir tímabilsins yrðu þá hærri en ráðstöfunarfé þess. Lækkaðu styrkinn, eða láttu stjórnanda skrá hærra ráðstöfunarfé.',
    en: 'The grants of the period would come to more than its budget. Propose less, or have an administrator enter a larger budget.',
  },
  'fund.ownBudget': {
    status: 403,
    is: 'Þú skráðir ráðstöfunarfé tímabilsins. Styrki umfram það sem annar hafði skráð á undan þér staðfestir annar starfsmaður.',
    en: 'You entered the budget of the period. Grants beyond what another had entered before you are confirmed by another member of staff.',
  },
  'fund.budgetGranted': {
    status: 409,
    is: 'Þegar hafa verið veittir hærri styrkir á tímabilinu.',
    en: 'More than that has already been granted in the period.',
  },
  'fund.budgetOwnApplication': {
    status: 403,
    is: 'Þú sækir um styrk á tímabilinu, eða sendir umsókn fyrir annan. Annar stjórnandi skráir ráðstöfunarfé þess.',
    en: 'You apply in this period, or sent an application for somebody. Another administrator enters its budget.',
  },
  'fund.grantOfNothing': {
    status: 422,
    is: 'Upphæð fylgir aðeins umsókn sem er samþykkt.',
    en: 'Only granted applications have an amount.',
  },
} as const satisfies Refusals;
