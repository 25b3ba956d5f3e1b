import type { Refusals } from './refusal.ts';

/** What can be wrong with performances, applications, balances and distributions of a society that is brought in. */
export const societyPerformanceRefusals = {
  'society.line.paidWhere': {
    status: 422,
    is: 'Nefndu úthlutunina sem greiddi flutninginn hér heima, eða skrifaðu yes í is_unpaid. Flutningur erlendis hefur hvorugt.',
    en: 'Name the distribution that paid the performance at home, or write yes in is_unpaid. A performance abroad has neither.',
  },
  'society.line.place': {
    status: 422,
    is: 'Flutningur erlendis þarf land og borg, en flutningur hér heima hefur hvorugt.',
    en: 'A performance abroad needs a country and a city. One at home has neither.',
  },
  'society.line.alreadyHere': {
    status: 422,
    is: 'Þessi flutningur er þegar skráður hér: nr. {number}.',
    en: 'This performance is registered here already: no. {number}.',
  },
  'society.line.workOrTitle': {
    status: 422,
    is: 'Línuna vantar verk, eða heiti og flytjendur verks sem er ekki á skrá.',
    en: 'The line needs a work, or title and artists of a work that is not on file.',
  },
  'society.line.season': {
    status: 422,
    is: 'Tímabil ferðasjóðs hefur enga árstíð, en tímabil annarra sjóða hefur hana.',
    en: 'A period of the travel fund has no season. Those of other funds have one.',
  },
  'society.line.decision': {
    status: 422,
    is: 'Umsókn sem var svarað þarf dag svarsins, og aðeins styrkt umsókn hefur styrk, mest það sem sótt var um.',
    en: 'An application that was answered needs the day of the answer, and only a granted one has a grant, of what was applied for at most.',
  },
  'society.line.notAbove': {
    status: 422,
    is: 'Upphæðin er ekki hærri en núll.',
    en: 'The amount is not above zero.',
  },
  'society.line.noBalances': {
    status: 422,
    is: 'Listinn {value} hefur enga línu í skránni balances.',
    en: 'List {value} has no line in the file balances.',
  },
  'society.line.noLines': {
    status: 422,
    is: 'Úthlutunin {value} hefur enga línu í skránni statement_lines.',
    en: 'Distribution {value} has no line in the file statement_lines.',
  },
  'society.line.brought': {
    status: 422,
    is: 'Listinn {value} var tekinn inn áður og breytist ekki. Hér segir skráin annað.',
    en: 'List {value} was taken before and never changes. The file now says something else.',
  },
  'society.line.performanceKept': {
    status: 422,
    is: 'Flutningur {value} hefur verið greiddur eða talinn með í keyrslu, eða honum var breytt hér eftir að hann var tekinn inn. Ekki er skrifað yfir hann.',
    en: 'Performance {value} has been paid or counted in a run, or was changed here after it was taken, so it is not written over.',
  },
} as const satisfies Refusals;
