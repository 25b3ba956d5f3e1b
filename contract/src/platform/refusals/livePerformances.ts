import type { Refusals } from './refusal.ts';

/** What no form foresees; the rules of the forms have their sentences in rules/livePerformanceTexts.ts. */
export const livePerformanceRefusals = {
  'match.underWay': {
    status: 429,
    is: 'Verið er að leita að verkum á öðrum lista frá þér. Reyndu aftur þegar því er lokið.',
    en: 'We are still searching for works from another of your lists. Try again when that is done.',
  },
  'match.busy': {
    status: 429,
    is: 'Margir leita að verkum í einu. Reyndu aftur eftir augnablik.',
    en: 'Too many searches are running. Try again in a moment.',
  },
  'match.tookTooLong': {
    status: 422,
    is: 'Leitin tók of langan tíma. Sendu styttri lista.',
    en: 'The search took too long. Send a shorter list.',
  },
  'livePerformance.notFound': {
    status: 404,
    is: 'Lifandi flutningurinn fannst ekki.',
    en: 'The live performance was not found.',
  },
  'livePerformance.noneFound': {
    status: 404,
    is: 'Engir lifandi flutningar fundust',
    en: 'No performances found',
  },
  'livePerformance.noPerformances': {
    status: 404,
    is: 'Engir flutningar fundust fyrir lifandi flutninginn.',
    en: 'No performances found',
  },
  'livePerformance.noForeignPerformances': {
    status: 404,
    is: 'Engir erlendir flutningar fundust fyrir lifandi flutninginn.',
    en: 'No foreign performances found',
  },
  'livePerformance.noRedLights': { status: 404, is: 'Engin rauð ljós fundust', en: 'No red lights found' },
  'livePerformance.alreadyRegistered': {
    status: 409,
    is: 'Sömu flytjendur eru þegar skráðir á þessum stað þennan dag: lifandi flutningur nr. {number}.',
    en: 'The same performers are registered at this venue on this day already: live performance no. {number}.',
  },
  'livePerformance.noPerson': {
    status: 403,
    is: 'Lifandi flutningur er skráður fyrir félaga. Skráðu hann í umboði þess sem á hlut að máli.',
    en: 'Live performances are registered for members. Act for the member concerned to register it.',
  },
  'livePerformance.isClosed': {
    status: 409,
    is: 'Félagið hefur lokað þessum lifandi flutningi, svo að engu verður bætt við hann.',
    en: 'The society has closed this live performance, so nothing can be added to it.',
  },
  'livePerformance.typeUnfit': {
    status: 422,
    is: 'Þessi tegund flutnings á ekki við hér. Tónleikar eru 1, streymi 2 og tónleikar á hátíð 3, með ári hátíðar.',
    en: 'This type of performance does not fit here. A concert is 1, a stream 2, and a concert at a festival 3, with the year of the festival.',
  },
  'livePerformance.notOfStream': {
    status: 422,
    is: 'Streymi hefur hvorki sal né hátíð.',
    en: 'A stream has neither hall nor festival.',
  },
  'livePerformance.venueUnknown': {
    status: 422,
    is: 'Flutningsstaðurinn er ekki til.',
    en: 'There is no such venue.',
  },
  'livePerformance.venueClosed': {
    status: 422,
    is: 'Flutningsstaðnum hefur verið lokað. Veldu annan, eða „Ekki á lista“.',
    en: 'The venue has closed. Choose another one, or “Not in list”.',
  },
  'livePerformance.venueNotForConcerts': {
    status: 422,
    is: 'Tónleikar eru ekki skráðir á þennan stað. Veldu annan, eða „Ekki á lista“.',
    en: 'Concerts are not registered at this venue. Choose another one, or “Not in list”.',
  },
  'livePerformance.hallUnknown': {
    status: 422,
    is: 'Salurinn er ekki á þessum flutningsstað.',
    en: 'The hall is not at this venue.',
  },
  'livePerformance.hallClosed': {
    status: 422,
    is: 'Salnum hefur verið lokað. Veldu annan, eða engan.',
    en: 'The hall has closed. Choose another one, or none.',
  },
  'livePerformance.festivalYearUnknown': {
    status: 422,
    is: 'Þetta ár hátíðarinnar er ekki til.',
    en: 'There is no such year of the festival.',
  },
  'livePerformance.festivalYearOfOther': {
    status: 422,
    is: 'Árið á ekki við þessa hátíð.',
    en: 'The year is not one of this festival.',
  },
  'livePerformance.festivalYearClosed': {
    status: 422,
    is: 'Þessu ári hátíðarinnar hefur verið lokað.',
    en: 'This year of the festival is closed.',
  },
  'livePerformance.countryUnknown': {
    status: 422,
    is: 'Landið er ekki til.',
    en: 'There is no such country.',
  },
  'livePerformance.countryAtHome': {
    status: 422,
    is: 'Flutningur á Íslandi er skráður sem innlendur flutningur.',
    en: 'A performance in Iceland is registered as a domestic one.',
  },
  'setList.workUnknown': {
    status: 422,
    is: 'Ekkert verk hefur númerið {value}.',
    en: 'No work has the number {value}.',
  },
  'setList.workWithdrawn': {
    status: 422,
    is: 'Skráning verks nr. {value} var dregin til baka.',
    en: 'The registration of work no. {value} was withdrawn.',
  },
  'tour.venueUnknown': {
    status: 422,
    is: 'Enginn tónleikastaður heitir {name}. Skrifaðu líka heimilisfang ef hann er ekki á lista félagsins.',
    en: 'No venue is called {name}. Write an address too if it is not in the society’s list.',
  },
  'tour.venueOfSeveral': {
    status: 422,
    is: 'Fleiri en einn tónleikastaður heitir {name}. Skrifaðu númer hans.',
    en: 'Several venues are called {name}. Write its number.',
  },
  'tour.countryUnknown': {
    status: 422,
    is: 'Ekkert land heitir {name}.',
    en: 'No country is called {name}.',
  },
  'tour.festivalUnknown': {
    status: 422,
    is: 'Engin tónlistarhátíð heitir {name}.',
    en: 'No festival is called {name}.',
  },
  'tour.festivalYearUnknown': {
    status: 422,
    is: '{name} er ekki skráð árið {year}.',
    en: '{name} is not registered for {year}.',
  },
} as const satisfies Refusals;
