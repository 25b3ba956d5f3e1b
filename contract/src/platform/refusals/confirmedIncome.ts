/** What keeps income from being confirmed, and a run from paying it (R208). */
export const confirmedIncomeRefusals = {
  'money.incomeOwn': {
    status: 409,
    is: 'Þú skráðir tekjurnar. Annar stjórnandi staðfestir að þær hafi borist.',
    en: 'You registered the income. Another administrator confirms that it came.',
  },
  'money.incomeUnconfirmed': {
    status: 409,
    is: 'Í pottunum eru tekjur sem enginn hefur staðfest nema sá sem skráði þær. Hann lýkur keyrslunni ekki, né fær hann greitt í henni. Annar stjórnandi þarf fyrst að staðfesta á síðunni Leyfistekjur að þær hafi borist.',
    en: 'The pools have income that nobody has confirmed but who registered it. They do not finish the run, nor are they paid by it. First another administrator has to confirm on the page Licence income that it came.',
  },
} as const;
