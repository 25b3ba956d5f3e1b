import type { Refusals } from './refusal.ts';

export const joinRefusals = {
  'join.noneUnknown': {
    status: 404,
    is: 'Engir óþekktir höfundar fundust',
    en: 'No unknown authors found',
  },
  'join.notUnknown': {
    status: 409,
    is: 'Þessi höfundur er ekki lengur óþekktur: annar starfsmaður gerði hann að félaga.',
    en: 'This author is no longer unknown: another member of staff made a member of them.',
  },
  'join.joinedAlready': {
    status: 409,
    is: 'Þessi höfundur hefur þegar verið sameinaður höfundinum {name} (nr. {authorId}).',
    en: 'This author has already been joined to the author {name} (no. {authorId}).',
  },
  'join.intoUnknown': {
    status: 422,
    is: 'Veldu skráðan höfund. Óþekktur höfundur verður ekki sameinaður öðrum óþekktum.',
    en: 'Choose a registered author. An unknown author cannot be joined to another unknown one.',
  },
  'join.intoNobody': {
    status: 422,
    is: 'Ekki er hægt að sameina höfund þjóðlögum eða gervigreind.',
    en: 'An author cannot be joined to the public domain or to artificial intelligence.',
  },
  'join.sameWorks': {
    status: 409,
    is: 'Báðir höfundarnir eru skráðir á sömu verk: {works}. Lagfærðu þau fyrst, því að hlutverk og hlutföll verða ekki lögð saman af sjálfu sér.',
    en: 'Both authors stand on the same works: {works}. Correct those first, since roles and shares are not added up by themselves.',
  },
} as const satisfies Refusals;
