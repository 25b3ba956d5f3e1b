export const messages = {
  title: { is: 'Úthlutunardagar', en: 'Distribution days' },
  ahead: { is: 'Fram undan', en: 'Upcoming' },
  nothingAhead: {
    is: 'Næsti úthlutunardagur hefur ekki verið ákveðinn.',
    en: 'The next day has not been planned yet.',
  },
  past: { is: 'Lokið síðustu tólf mánuði', en: 'Finished in the last twelve months' },
  showAll: { is: 'Sýna alla {count} daga', en: 'Show all {count} days' },
  planned: { is: 'Áætlað', en: 'Planned' },
  delayed: { is: 'Hefur tafist', en: 'Delayed' },
  finished: { is: 'Lokið', en: 'Finished' },
  today: { is: 'Í dag', en: 'Today' },
  tomorrow: { is: 'Á morgun', en: 'Tomorrow' },
  inDays: {
    is: { one: 'Eftir {count} dag', other: 'Eftir {count} daga' },
    en: { one: 'In {count} day', other: 'In {count} days' },
  },
  inMonths: {
    is: { one: 'Eftir {count} mánuð', other: 'Eftir {count} mánuði' },
    en: { one: 'In {count} month', other: 'In {count} months' },
  },
  again: { is: 'Reyna aftur', en: 'Try again' },

  subscribe: { is: 'Setja í dagatal', en: 'Add to calendar' },
  feedTitle: { is: 'Úthlutunardagar í dagatalinu þínu', en: 'Distribution days in your calendar' },
  feedAbout: {
    is: 'Dagatalið í símanum eða tölvunni sækir dagana sjálft um slóð sem er aðeins þín. Þar eru úthlutunardagar, aðalfundir og dagar sem þú þarft að svara fyrir, en hvorki fjárhæðir né heiti verka.',
    en: 'The calendar on your phone or computer updates automatically from an address that is yours alone. It has days of distributions, assemblies, and days by which you have to answer something, but no amounts and no titles of works.',
  },
  make: { is: 'Búa til slóð', en: 'Make an address' },
  address: { is: 'Slóðin þín', en: 'Your address' },
  addressOnce: {
    is: 'Slóðin birtist aðeins núna, því að við geymum hana ekki. Ef hún týnist býrðu til nýja.',
    en: 'The address is shown only now, as we do not keep it. If you lose it, make a new one.',
  },
  copy: { is: 'Afrita', en: 'Copy' },
  copied: { is: 'Slóðin hefur verið afrituð.', en: 'The address has been copied.' },
  notCopied: {
    is: 'Ekki tókst að afrita. Veldu slóðina og afritaðu hana.',
    en: 'Copying failed. Select the address and copy it.',
  },
  open: { is: 'Opna í dagatali', en: 'Open in a calendar' },
  how: {
    is: 'Í Google Calendar velur þú „Frá vefslóð“ undir Önnur dagatöl, í Outlook „Gerast áskrifandi af vefnum“.',
    en: 'In Google Calendar choose “From URL” under Other calendars, in Outlook “Subscribe from web”.',
  },
  since: { is: 'Áskrift frá {day}', en: 'Subscribed since {day}' },
  neverRead: { is: 'Ekkert dagatal hefur sótt dagana enn.', en: 'No calendar has fetched the days yet.' },
  lastRead: { is: 'Síðast sótt {when}.', en: 'Last fetched {when}.' },
  renew: { is: 'Búa til nýja slóð', en: 'Make a new address' },
  renewWhy: {
    is: 'Eldri slóðin hættir að virka um leið og ný er búin til.',
    en: 'The earlier address stops working as soon as a new one is made.',
  },
  end: { is: 'Hætta áskrift', en: 'End subscription' },
  ended: { is: 'Áskriftinni er lokið.', en: 'The subscription has ended.' },
  close: { is: 'Loka', en: 'Close' },
};
