export const messages = {
  whyThis: { is: 'Af hverju þessi króna?', en: 'Why this króna?' },
  subtitle: {
    is: 'Hvað réttindin þín hafa gefið af sér, og fyrir hvað.',
    en: 'What your rights have earned, and for what.',
  },
  innlendar: { is: 'Innlendar', en: 'Domestic' },
  streymi: { is: 'Sala og streymi', en: 'Sales and streaming' },
  topp10: { is: 'Tíu efstu verk', en: 'Top 10 works' },
  sundurlidun: { is: 'Sundurliðun', en: 'Breakdown' },
  tekjur: { is: 'Tekjuyfirlit', en: 'Revenue summary' },
  nobody: { is: 'Hér er ekkert að sjá', en: 'There is nothing to see here' },
  nobodyWhy: {
    is: 'Aðgangurinn þinn er ekki tengdur neinum rétthafa. Úthlutanir félaga sjást þegar þú notar umboð þeirra.',
    en: 'Your login is not linked to a right holder. You see a member’s distributions while you act for them.',
  },
  noRightsWhy: {
    is: 'Úthlutað er til þeirra sem eiga réttindi hjá félaginu. Hafðu samband ef þú telur að hér vanti eitthvað.',
    en: 'Distributions go to those who hold rights with the society. Please get in touch if you miss something here.',
  },
  fromDay: { is: 'Frá', en: 'From' },
  toDay: { is: 'Til', en: 'To' },
  fromYear: { is: 'Frá ári', en: 'From year' },
  toYear: { is: 'Til árs', en: 'To year' },
  right: { is: 'Réttindi', en: 'Rights' },
  whichPeriod: { is: 'Tímabil og réttindi', en: 'Period and rights' },
  allRights: { is: 'Öll réttindi', en: 'All rights' },
  whatPaid: { is: 'Úthlutun', en: 'Distribution' },
  nothingPaid: { is: 'Ekkert var greitt', en: 'Nothing was paid' },
  fetch: { is: 'Sækja', en: 'Show' },
  fetching: { is: 'Sæki tölur…', en: 'Fetching the figures…' },
  noDay: { is: 'Skrifaðu dag, til dæmis 21.11.2026.', en: 'Write a day, such as 21.11.2026.' },
  noYear: { is: 'Skrifaðu ártal með fjórum tölustöfum.', en: 'Write a year of four digits.' },
  turned: { is: 'Lok tímabilsins eru á undan byrjun þess.', en: 'The range ends before it begins.' },
  otherDays: { is: 'Reyndu lengra tímabil eða önnur réttindi.', en: 'Try a longer range, or another right.' },
  otherYears: { is: 'Reyndu fleiri ár eða önnur réttindi.', en: 'Try more years, or another right.' },
  otherRight: {
    is: 'Réttindin sem slóðin vísar á eru ekki meðal þinna. Hér sjást réttindin {name}.',
    en: 'The right in the link is not one of yours. Showing: {name}.',
  },
  missing: {
    is: 'Það sem slóðin vísar á fannst ekki hér. Veldu úr því sem fannst.',
    en: 'What the link points to was not found. Choose from the results below.',
  },
  byYear: { is: 'Úthlutað eftir árum', en: 'Distributed by year' },
  yearsOfPayment: {
    is: 'Árin á ásnum eru greiðsluár. Í heiti úthlutunar stendur árið sem tónlistin var notuð.',
    en: 'The years on the axis are payment years. The name of a distribution has the year the music was used.',
  },
  byPeriod: { is: 'Sala og streymi eftir tímabilum', en: 'Sales and streaming by period' },
  topWorks: { is: 'Tíu efstu verk', en: 'Top 10 works' },
  revenue: { is: 'Tekjuyfirlit', en: 'Revenue summary' },
  distribution: { is: 'Úthlutun', en: 'Distribution' },
  period: { is: 'Tímabil', en: 'Period' },
  paidOn: { is: 'Úthlutað þann', en: 'Distributed on' },
  ask: { is: 'Spyrja', en: 'Ask' },
  amount: { is: 'Upphæð', en: 'Amount' },
  distributed: { is: 'Úthlutað', en: 'Distributed' },
  allocated: { is: 'Ráðstafað', en: 'Allocated' },
  deducted: { is: 'Frádregið', en: 'Deducted' },
  heldColumn: { is: 'Geymt', en: 'Held' },
  total: { is: 'Samtals', en: 'Total' },
  totals: { is: 'Samtölur', en: 'Totals' },
  distributedToYou: { is: 'Úthlutað fyrir notkun verka', en: 'Distributed for the use of works' },
  held: {
    is: 'Geymt hjá félaginu þar til það nægir í greiðslu: {amount}',
    en: 'Held by the society until it is enough for a payment: {amount}',
  },
  /** The same where more was paid than came in: it had been held before. */
  paidFromHeld: {
    is: 'Greitt af því sem félagið hafði geymt: {amount}',
    en: 'Paid from what the society had held: {amount}',
  },
  fromHeldColumn: { is: 'Greitt af geymdu', en: 'Paid from amounts held' },
  pots: { is: 'Pottar', en: 'Pots' },
  pot: { is: 'Pottur', en: 'Pot' },
  lineCount: {
    is: { one: '{count} skilalína', other: '{count} skilalínur' },
    en: { one: '{count} statement line', other: '{count} statement lines' },
  },
  linesOf: { is: 'Skilalínur: {name}', en: 'Statement lines: {name}' },
  statementLines: { is: 'Skilalínur', en: 'Statement lines' },
  why: { is: 'Hvers vegna:', en: 'Why:' },
  work: { is: 'Verk', en: 'Work' },
  workNumber: { is: 'Verknúmer', en: 'Work number' },
  subtype: { is: 'Tegund flutnings', en: 'Kind of performance' },
  byShare: { is: 'Hlutfall {share}', en: 'Share {share}' },
  byShareAndContract: {
    is: 'Hlutfall {share}, samningur {contract}',
    en: 'Share {share}, contract {contract}',
  },
  where: { is: 'Hvar', en: 'Where' },
  when: { is: 'Hvenær', en: 'When' },
  times: {
    is: { one: '{count} sinni', other: '{count} sinnum' },
    en: { one: '{count} time', other: '{count} times' },
  },
  toWork: { is: 'Opna verkið', en: 'Open the work' },
  byCategory: { is: 'Eftir tegund úthlutunar', en: 'By type of distribution' },
  perYear: { is: 'Eftir árum', en: 'By year' },
  byCountry: { is: 'Eftir löndum', en: 'By country' },
  domesticPerformance: { is: 'Flutningur innanlands', en: 'Domestic performance' },
  only: { is: 'Aðeins {what}', en: 'Only {what}' },
  year: { is: 'Ár', en: 'Year' },
  movementsOf: { is: 'Hreyfingar {year}', en: 'Movements of {year}' },
  movementCount: {
    is: { one: '{count} hreyfing', other: '{count} hreyfingar' },
    en: { one: '{count} movement', other: '{count} movements' },
  },
  what: { is: 'Fyrir hvað', en: 'What for' },
  movement: { is: 'Hreyfing', en: 'Movement' },
  whyPots: { is: 'Hvers vegna var greitt?', en: 'Why was it paid?' },
  toPayments: { is: 'Greiðslur', en: 'Payments' },
  unmatched: { is: 'Óráðstafaðar greiðslur', en: 'Unmatched usage' },
  whatColumnsMean: { is: 'Hvað þýða dálkarnir?', en: 'What do the columns mean?' },
};

/** L9.5: 1 and 3 distributed, 2 deducted, 4 paid, 5 allocated. */
export const moveNames = {
  1: { is: 'Úthlutun', en: 'Distributed' },
  2: { is: 'Frádráttur', en: 'Deduction' },
  3: { is: 'Úthlutun', en: 'Distributed' },
  4: { is: 'Greiðsla', en: 'Payment' },
  5: { is: 'Ráðstöfun', en: 'Allocation' },
};

const lineColumns = [
  {
    name: messages.subtype,
    words: {
      is: 'Hvernig verkið var notað, til dæmis flutt í útvarpi eða á tónleikum.',
      en: 'How the work was used, such as on the radio or at a concert.',
    },
  },
  {
    name: messages.where,
    words: {
      is: 'Stöðin, veitan eða staðurinn sem notaði verkið, og landið.',
      en: 'The station, service or place that used the work, and the country.',
    },
  },
  {
    name: messages.when,
    words: {
      is: 'Dagurinn þegar verkið var notað og hve oft, hafi það fylgt skýrslunni.',
      en: 'The day the work was used and how often, where the report says so.',
    },
  },
];
const rounding = {
  name: { is: 'Krónur og aurar', en: 'Krónur and aurar' },
  words: {
    is: 'Félagið reiknar í aurum. Hér eru sýndar heilar krónur og þeim jafnað svo að línurnar leggist saman í samtöluna; nákvæm upphæð sést þegar bent er á hana og stendur í skilagreininni.',
    en: 'The society calculates in aurar. Amounts here are in whole krónur, rounded so that the lines add up to the total. Point at an amount on a line to see the exact figure, which is also on the statement.',
  },
};

export const domesticColumns = [
  {
    name: messages.pot,
    words: {
      is: 'Hvaðan féð kom. Félagið safnar greiðslum fyrir sams konar notkun í einn pott og skiptir honum á verkin sem voru notuð.',
      en: 'Where the money came from. The society collects what is paid for one kind of use in a pot, and divides it between the works that were used.',
    },
  },
  {
    name: messages.distributed,
    words: {
      is: 'Það sem verkin þín fengu úr potti, þinn hlutur af þeim.',
      en: 'What your works received from a pot: your share of them.',
    },
  },
  {
    name: messages.allocated,
    words: {
      is: 'Það sem varð um féð: umsýslugjald og annar frádráttur, og það sem var greitt til þín.',
      en: 'Where the money went: fees and other deductions, and what was paid to you.',
    },
  },
  ...lineColumns,
  rounding,
];

export const streamColumns = [
  domesticColumns[0],
  {
    name: messages.amount,
    words: {
      is: 'Það sem verkin þín fengu úr potti á tímabilinu.',
      en: 'What your works received from a pot in the period.',
    },
  },
  {
    name: messages.distributed,
    words: {
      is: 'Það sem fór út aftur, og er því neikvætt: gjöld og greiðslur til þín.',
      en: 'What was paid out, and is therefore negative: fees, and payments to you.',
    },
  },
  ...lineColumns,
  rounding,
].filter((one) => one !== undefined);

export const revenueColumns = [
  {
    name: messages.distributed,
    words: {
      is: 'Allt sem verkin gáfu af sér á árinu, innanlands og í sölu og streymi, talið á þeim degi sem því var úthlutað.',
      en: 'Everything the works earned in the year, from domestic use and from sales and streaming, by distribution date.',
    },
  },
  {
    name: messages.deducted,
    words: { is: 'Umsýslugjald og annar frádráttur.', en: 'Fees and other deductions.' },
  },
  {
    name: messages.allocated,
    words: {
      is: 'Það sem var greitt til þín eða ráðstafað fyrir þig.',
      en: 'What was paid to you, or used on your behalf.',
    },
  },
  {
    name: messages.heldColumn,
    words: {
      is: 'Það sem félagið geymir þar til það nægir í greiðslu. Úthlutað er alltaf jafnt frádregnu, ráðstöfuðu og geymdu samanlögðu; mínus í geymdu er það sem greitt var af því sem áður var geymt.',
      en: 'What the society holds until it is enough for a payment. Distributed always equals deducted plus allocated plus held; a negative held amount was paid from what had been held before.',
    },
  },
  rounding,
];
