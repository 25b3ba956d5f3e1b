import type { Refusals } from './refusal.ts';

export const deskRefusals = {
  'desk.noneFound': { status: 404, is: 'Ekkert fannst.', en: 'Nothing found.' },
  'review.noNeighbours': {
    status: 404,
    is: 'Ekkert verk líkist þessu.',
    en: 'No similar works found.',
  },
  'provisional.noneFound': {
    status: 404,
    is: 'Engar bráðabirgðaskráningar fundust.',
    en: 'No provisional registrations were found.',
  },
  'provisional.ledByYou': {
    status: 403,
    is: 'Þú settir verkið á lagalista annars eða á notkunarblað, eða skráðir eða staðfestir kóða þess. Annar starfsmaður þarf að skrá það fyrir þig.',
    en: 'You put the work on somebody else’s set list or on a cue sheet, or entered or confirmed a code of it. Another member of staff has to register it for you.',
  },
  'provisional.notOpen': {
    status: 409,
    is: 'Bráðabirgðaskráningunni hefur verið lokað eða hún tekin yfir.',
    en: 'The provisional registration was closed, or taken over.',
  },
  'question.noneFound': { status: 404, is: 'Engar fyrirspurnir fundust.', en: 'No questions were found.' },
  'question.notFound': { status: 404, is: 'Fyrirspurnin fannst ekki.', en: 'The question was not found.' },
  'question.answeredAlready': {
    status: 409,
    is: '{name} hefur þegar svarað fyrirspurninni ({when}).',
    en: '{name} has already answered the question ({when}).',
  },
  'question.waiting': {
    status: 409,
    is: 'Enn er beðið eftir svari við fyrri fyrirspurn um verkið.',
    en: 'An earlier question about the work is still waiting for an answer.',
  },
  'question.nobodyToAsk': {
    status: 409,
    is: 'Enginn skráningaraðili er þekktur fyrir þetta verk.',
    en: 'This work has no known registrant.',
  },
  'review.empty': { status: 404, is: 'Engin verk bíða afgreiðslu.', en: 'No works are waiting for review.' },
  'record.noneFound': { status: 404, is: 'Engar skráningar fundust.', en: 'No changes found.' },
  'job.noneFound': { status: 404, is: 'Ekkert er í þessari röð.', en: 'There is nothing in this queue.' },
  'job.notFound': {
    status: 404,
    is: 'Þetta er ekki lengur í röðinni.',
    en: 'The job is no longer in the queue.',
  },
  'job.running': {
    status: 409,
    is: 'Þetta er í keyrslu núna.',
    en: 'The job is running right now.',
  },
} as const satisfies Refusals;
