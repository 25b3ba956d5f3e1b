export const messages = {
  glance: { is: 'Yfirlit', en: 'At a glance' },
  earned: { is: 'Úthlutað á árinu', en: 'Distributed this year' },
  sameTimeLastYear: { is: 'á sama tíma í fyrra: {amount}', en: 'same time last year: {amount}' },
  lastYear: { is: 'allt árið í fyrra: {amount}', en: 'all of last year: {amount}' },
  next: { is: 'Næsta úthlutun', en: 'Next distribution' },
  noneNext: { is: 'Engin á dagskrá', en: 'None planned' },
  today: { is: 'Í dag', en: 'Today' },
  days: {
    is: { one: 'Eftir {count} dag', other: 'Eftir {count} daga' },
    en: { one: 'In {count} day', other: 'In {count} days' },
  },
  before: {
    is: {
      one: 'Síðasta úthlutun í flokknum færði þér {least}–{most}',
      other: 'Síðustu {count} úthlutanir í flokknum færðu þér {least}–{most}',
    },
    en: {
      one: 'The last distribution of its kind brought you {least}–{most}',
      other: 'The last {count} of its kind brought you {least}–{most}',
    },
  },
  changed: { is: 'Verkin síðan síðast', en: 'Works since last time' },
  unchanged: { is: 'Ekkert ljós breyttist', en: 'No light changed' },
  turnedGreen: { is: '{count} á grænu', en: '{count} now green' },
  turnedYellow: { is: '{count} á gulu', en: '{count} now yellow' },
  turnedRed: { is: '{count} á rauðu', en: '{count} now red' },
  seeEarnings: { is: 'Sjá úthlutanir', en: 'See distributions' },
  seeWorks: { is: 'Sjá verkin', en: 'See the works' },

  waiting: { is: 'Bíður þín', en: 'Waiting for you' },
  nothingWaits: { is: 'Ekkert bíður þín.', en: 'Nothing is waiting for you.' },
  approval: {
    is: { one: 'Skráning bíður svars þíns', other: '{count} skráningar bíða svars þíns' },
    en: { one: 'A registration awaits your answer', other: '{count} registrations await your answer' },
  },
  dispute: {
    is: { one: 'Hlutföll í verki þínu eru vefengd', other: 'Hlutföll í {count} verkum þínum eru vefengd' },
    en: {
      one: 'The shares of a work of yours are disputed',
      other: 'The shares of {count} works of yours are disputed',
    },
  },
  group: {
    is: { one: 'Hópur bíður samþykkis þíns', other: '{count} hópar bíða samþykkis þíns' },
    en: { one: 'A group awaits your agreement', other: '{count} groups await your agreement' },
  },
  splitRoom: {
    is: { one: 'Höfundafundur bíður þín', other: '{count} höfundafundir bíða þín' },
    en: { one: 'A split room awaits you', other: '{count} split rooms await you' },
  },
  dueOn: { is: 'til og með {day}', en: 'until {day}' },
  question: {
    is: { one: 'Félagið spyr um skráningu', other: 'Félagið spyr um {count} skráningar' },
    en: { one: 'The society has a question', other: 'The society has {count} questions' },
  },
  contractOffer: {
    is: { one: 'Þér býðst útgáfusamningur', other: 'Þér bjóðast {count} útgáfusamningar' },
    en: {
      one: 'You are offered a publishing contract',
      other: 'You are offered {count} publishing contracts',
    },
  },
  accessRequest: {
    is: { one: 'Beðið er um umboð frá þér', other: '{count} biðja um umboð frá þér' },
    en: { one: 'You are asked for access', other: '{count} requests for access' },
  },
  setList: {
    is: { one: 'Lagalisti bíður staðfestingar', other: '{count} lagalistar bíða staðfestingar' },
    en: { one: 'A set list to confirm', other: '{count} set lists to confirm' },
  },
  claimDecided: {
    is: { one: 'Kröfu þinni um notkun var svarað', other: '{count} kröfum þínum um notkun var svarað' },
    en: { one: 'Your claim to usage was decided', other: '{count} of your claims to usage were decided' },
  },
  draft: {
    is: { one: 'Ein ókláruð skráning', other: '{count} ókláraðar skráningar' },
    en: { one: 'One unfinished registration', other: '{count} unfinished registrations' },
  },
  bankAccount: { is: 'Bankareikning vantar', en: 'No bank account on file' },
  bankAccountMore: { is: 'Án hans er ekkert greitt út.', en: 'Nothing is paid out without it.' },
  ipi: {
    is: { one: 'IPI-númer vantar', other: 'IPI-númer vantar á {count} höfundarnöfn' },
    en: { one: 'Your IPI number is missing', other: '{count} author names have no IPI number' },
  },
  unmatched: { is: 'Peningar gætu beðið þín', en: 'Money may be waiting for you' },
  // Short enough for one line of a phone: nothing that comes with the answers covers more than the name above, which is painted first.
  unmatchedMore: {
    is: {
      one: '{count} flutningur með heiti verks þíns',
      other: '{count} flutningar með heiti verka þinna',
    },
    en: {
      one: '{count} paid use matches a title of yours',
      other: '{count} paid uses match titles of yours',
    },
  },
  answer: { is: 'Svara', en: 'Answer' },
  look: { is: 'Skoða', en: 'View' },
  named: { is: '{act}: {what}', en: '{act}: {what}' },
  moreWaits: { is: 'Sýna {count} í viðbót', en: 'Show {count} more' },
  hide: { is: 'Fela', en: 'Hide' },
  add: { is: 'Bæta við', en: 'Add' },

  pinned: { is: 'Fest verk', en: 'Pinned works' },
};
