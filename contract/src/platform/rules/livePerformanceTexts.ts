import type { Text } from './language.ts';

/** Every rule of a live performance and its set list, and what to change when it is broken. */
export const livePerformanceTexts = {
  'livePerformance.performersMissing': { is: 'Flytjendur vantar.', en: 'The performers are missing.' },
  'livePerformance.venueNotChosen': {
    is: 'Veldu flutningsstað, eða „Ekki á lista“.',
    en: 'Choose a venue, or “Not in list”.',
  },
  'livePerformance.addressMissing': {
    is: 'Heimilisfang vantar. Það þarf þegar staðurinn er ekki á lista.',
    en: 'The address is missing. It is needed when the venue is not in the list.',
  },
  'livePerformance.venueInOther': {
    is: 'Skrifaðu heiti staðarins í aðrar upplýsingar',
    en: 'Please write performance location in Other',
  },
  'livePerformance.festivalYearMissing': {
    is: 'Veldu ár hátíðarinnar.',
    en: 'Choose the year of the festival.',
  },
  'livePerformance.dateMissing': { is: 'Dagsetningu vantar.', en: 'The date is missing.' },
  'livePerformance.dateForm': {
    is: 'Dagsetning er skrifuð dd.mm.áááá, til dæmis 17.06.2026.',
    en: 'Write the date as dd.mm.yyyy, for example 17.06.2026.',
  },
  'livePerformance.dateTooEarly': {
    is: 'Fresturinn er liðinn: skrá þarf flutning innan tveggja og hálfs árs. Fyrsti dagur sem hægt er að skrá er {earliest}.',
    en: 'The deadline has passed: a performance is registered within two and a half years. The earliest day is {earliest}.',
  },
  'livePerformance.dateInFuture': {
    is: 'Flutningur er skráður þegar hann er afstaðinn. Síðasti dagur sem hægt er að skrá er {latest}.',
    en: 'A performance is registered when it has taken place. The latest day is {latest}.',
  },
  'livePerformance.promoterMissing': {
    is: 'Nafn tónleikahaldara vantar.',
    en: 'The name of the promoter is missing.',
  },
  'livePerformance.promoterEmailInvalid': {
    is: 'Netfang tónleikahaldara er ekki rétt skrifað. Það á að vera eins og nafn@lén.is.',
    en: 'The promoter’s e-mail address is not valid. It should look like name@domain.com.',
  },
  'livePerformance.countryMissing': { is: 'Veldu land.', en: 'Choose a country.' },
  'livePerformance.cityMissing': { is: 'Borg vantar.', en: 'The city is missing.' },
  'livePerformance.venueMissing': { is: 'Tónleikastað vantar.', en: 'The venue is missing.' },
  'livePerformance.tooLong': {
    is: 'Þetta er of langt: fjöldi stafa er {length} en má mest vera {max}.',
    en: 'This is too long: it has {length} characters and may have {max} at most.',
  },
  'setList.empty': {
    is: 'Settu að minnsta kosti eitt verk á lagalistann.',
    en: 'Put at least one work on the set list.',
  },
  'setList.tooLong': {
    is: 'Á lagalistanum eru {count} línur en mega mest vera {max}.',
    en: 'The set list has {count} lines and may have {max} at most.',
  },
  'setList.titleMissing': { is: 'Heiti verks vantar.', en: 'The title of the work is missing.' },
  'setList.authorsMissing': { is: 'Höfunda verksins vantar.', en: 'The authors of the work are missing.' },
  'setList.quantity': {
    is: 'Fjöldi er heil tala frá 1 upp í {max}.',
    en: 'The quantity is a whole number from 1 to {max}.',
  },
  'setList.durationMissing': { is: 'Lengd verks vantar.', en: 'The length of the work is missing.' },
  'setList.durationInvalid': {
    is: 'Lengd er skrifuð í mínútum, eða mínútum og sekúndum með punkti á milli: 3, 3.05 eða 3.50. Hún er lengri en 0 og styttri en sólarhringur.',
    en: 'Write the length in minutes, or in minutes and seconds with a dot between: 3, 3.05 or 3.50. It is more than 0 and less than 24 hours.',
  },
  'setList.iswcInvalid': {
    is: 'ISWC-númerið stenst ekki. Það er bókstafurinn T og 10 tölustafir, og síðasti stafurinn er vartala.',
    en: 'This is not a valid ISWC. It is the letter T and 10 digits, of which the last is a check digit.',
  },
} as const satisfies Record<string, Text>;

export type LivePerformanceRule = keyof typeof livePerformanceTexts;

/** The rules as they stand beside a form while they are kept, or wait for something to be entered. */
export const keptLivePerformanceTexts: Partial<Record<LivePerformanceRule, Text>> = {
  'livePerformance.performersMissing': { is: 'Flytjendur', en: 'Performers' },
  'livePerformance.venueNotChosen': { is: 'Flutningsstaður', en: 'Venue' },
  'livePerformance.addressMissing': {
    is: 'Heimilisfang staðar sem er ekki á lista',
    en: 'Address of the venue that is not in the list',
  },
  'livePerformance.venueInOther': {
    is: 'Heiti staðarins stendur í öðrum upplýsingum',
    en: 'The venue is named in other info',
  },
  'livePerformance.festivalYearMissing': { is: 'Ár hátíðar', en: 'Festival year' },
  'livePerformance.dateMissing': { is: 'Dagsetning innan frests', en: 'A date within the deadline' },
  'livePerformance.promoterMissing': { is: 'Tónleikahaldari', en: 'Promoter' },
  'livePerformance.countryMissing': { is: 'Land', en: 'Country' },
  'livePerformance.cityMissing': { is: 'Borg', en: 'City' },
  'livePerformance.venueMissing': { is: 'Tónleikastaður', en: 'Venue' },
  'setList.empty': { is: 'Verk á lagalista', en: 'Works on the set list' },
};
