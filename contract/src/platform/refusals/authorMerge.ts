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
    en: 'This author is no longer unknown: another staff member made them a member.',
  },
  'join.joinedAlready': {
    status: 409,
    is: 'Þessi höfundur hefur þegar verið sameinaður höfundinum {name} (nr. {authorId}).',
    en: 'This author has already been merged with {name} (no. {authorId}).',
  },
  'join.intoUnknown': {
    status: 422,
    is: 'Veldu skráðan höfund. Óþekktur höfundur verður ekki sameinaður öðrum óþekktum.',
    en: 'Choose a registered author. You cannot merge two unknown authors.',
  },
  'join.intoNobody': {
    status: 422,
    is: 'Ekki er hægt að sameina höfund þjóðlögum eða gervigreind.',
    en: 'An author cannot be merged with the public domain or artificial intelligence.',
  },
  'join.disputed': {
    status: 409,
    is: 'Ágreiningur er um hlutföll í verki höfundarins. Honum þarf að ljúka fyrst.',
    en: 'The shares of a work of the author are disputed. The dispute has to end first.',
  },
  'join.ownCodes': {
    status: 409,
    is: 'Verkið {work} bíður afgreiðslu, og sá sem valdi mat þess og vægi ætti hlut í því eftir þetta. Afgreiddu skráninguna fyrst.',
    en: 'The work {work} waits for its review, and whoever chose its estimate and weight would have a part in it by this. Review the registration first.',
  },
  'join.sameWorks': {
    status: 409,
    is: 'Báðir höfundarnir eru skráðir á sömu verk: {works}. Lagfærðu þau fyrst, því að hlutverk og hlutföll verða ekki lögð saman af sjálfu sér.',
    en: 'Both authors are on the same works: {works}. Correct those first, because roles and shares are not combined automatically.',
  },
} as const satisfies Refusals;
