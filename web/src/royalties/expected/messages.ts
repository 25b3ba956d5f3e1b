export const messages = {
  title: { is: 'Það sem gæti bæst við', en: 'What may come' },
  more: {
    is: 'Notkun sem hefur verið pöruð við verk þín en ekki er búið að úthluta fyrir. Bilið sýnir minnsta og mesta virði stigs í síðustu úthlutunum úr sama potti, reiknað eftir hlut þínum í verkinu. Þetta er áætlun en ekki loforð: næsta úthlutun getur orðið hærri eða lægri. Skattur og annað sem dregst frá við greiðslu er ótalið.',
    en: 'Usage that has been matched with your works and not been distributed yet. The range is from the least to the most that a point was worth in the last distributions of the same pool, by your share of the work. This is an estimate and no promise: the next distribution may be higher or lower. Tax, and what else is deducted on payment, is not counted.',
  },
  work: { is: 'Verk', en: 'Work' },
  pool: { is: 'Pottur', en: 'Pool' },
  usage: { is: 'Notkun', en: 'Usage' },
  uses: {
    is: { one: '{count} lína', other: '{count} línur' },
    en: { one: '{count} line', other: '{count} lines' },
  },
  basis: { is: 'Reiknað eftir', en: 'Reckoned from' },
  runs: {
    is: { one: '{count} úthlutun', other: '{count} úthlutunum' },
    en: { one: '{count} distribution', other: '{count} distributions' },
  },
  named: { is: 'Upphæðum í skýrslu', en: 'Amounts of the report' },
  range: { is: 'Gæti orðið', en: 'May be' },
  reckoned: { is: 'Reiknað {at}.', en: 'Reckoned {at}.' },
  count: {
    is: { one: '{count} verk í potti', other: '{count} verk í pottum' },
    en: { one: '{count} work in a pool', other: '{count} works in pools' },
  },
  none: { is: 'Engin ógreidd notkun', en: 'No unpaid usage' },
};
