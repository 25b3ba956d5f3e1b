import type { Refusals } from './refusal.ts';

export const calendarRefusals = {
  'calendar.noneFound': {
    status: 404,
    is: 'Engir úthlutunardagar eru í dagatalinu.',
    en: 'There are no distribution days in the calendar.',
  },
  'calendar.nonePlanned': {
    status: 404,
    is: 'Enginn úthlutunardagur hefur verið ákveðinn.',
    en: 'No distribution day has been planned.',
  },
  'calendar.planNotFound': {
    status: 404,
    is: 'Úthlutunardagurinn fannst ekki. Honum hefur líklega verið eytt.',
    en: 'The distribution day was not found. It has probably been removed.',
  },
  'calendar.alreadyPlanned': {
    status: 409,
    is: 'Dagur er þegar ákveðinn fyrir þennan flokk og þetta tímabil.',
    en: 'A day is already planned for this category and period.',
  },
  'calendar.changedMeanwhile': {
    status: 412,
    is: 'Deginum var breytt í millitíðinni. Lestu hann aftur áður en þú breytir honum.',
    en: 'Somebody has changed the day since you opened it. Check it again before you change it.',
  },
  'calendar.dayPassed': { status: 422, is: 'Þessi dagur er liðinn.', en: 'This day has passed.' },
  'calendar.dayTooFar': {
    status: 422,
    is: 'Veldu dag á næstu fimm árum.',
    en: 'Choose a day within the next five years.',
  },
  'calendar.periodMissing': { status: 422, is: 'Skrifaðu tímabilið.', en: 'Write the period.' },
  'calendar.noFeed': {
    status: 404,
    is: 'Engin áskrift er að dagatalinu.',
    en: 'There is no subscription to the calendar.',
  },
  'calendar.feedInvalid': {
    status: 404,
    is: 'Þessi dagatalsslóð gildir ekki lengur.',
    en: 'This calendar address is no longer valid.',
  },
  'calendar.readTooOften': {
    status: 429,
    is: 'Dagatalið er sótt of oft. Nóg er að sækja það nokkrum sinnum á dag.',
    en: 'The calendar is being fetched too often. A few times a day is enough.',
  },
} as const satisfies Refusals;
