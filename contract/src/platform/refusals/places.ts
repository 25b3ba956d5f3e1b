import type { Refusals } from './refusal.ts';

export const placeRefusals = {
  'country.noneFound': { status: 404, is: 'Engin lönd fundust', en: 'No countries found' },
  'venue.noneFound': { status: 404, is: 'Engir flutningsstaðir fundust', en: 'No venues found' },
  'venue.notFound': { status: 404, is: 'Flutningsstaðurinn fannst ekki.', en: 'The venue was not found.' },
  'hall.noneFound': { status: 404, is: 'Engir salir fundust', en: 'No halls found' },
  'hall.notFound': { status: 404, is: 'Salurinn fannst ekki.', en: 'The hall was not found.' },
  'festival.noneFound': { status: 404, is: 'Engar hátíðir fundust', en: 'No festivals found' },
  'festival.notFound': { status: 404, is: 'Hátíðin fannst ekki.', en: 'The festival was not found.' },
  'festival.noYears': { status: 404, is: 'Engin ár fundust', en: 'No years found' },
  'festival.yearNotFound': {
    status: 404,
    is: 'Ár hátíðarinnar fannst ekki.',
    en: 'The year of the festival was not found.',
  },
  'promoter.noneFound': { status: 404, is: 'Engir tónleikahaldarar fundust', en: 'No promoters found' },
  'place.nameMissing': { status: 422, is: 'Heiti vantar.', en: 'The name is missing.' },
  'venue.typeUnknown': { status: 422, is: 'Veldu tegund staðar.', en: 'Choose the type of venue.' },
  'venue.postalCodeUnknown': {
    status: 422,
    is: 'Póstnúmerið er ekki til.',
    en: 'There is no such postal code.',
  },
  'venue.known': {
    status: 409,
    is: 'Flutningsstaður með þessu heiti er þegar opinn í sama póstnúmeri.',
    en: 'A venue of this name is already open at the same postal code.',
  },
  'venue.fixed': {
    status: 409,
    is: 'Þessi færsla stendur fyrir staði sem eru ekki á lista og henni er ekki breytt.',
    en: 'This entry stands for places not in the list, so it cannot be changed.',
  },
  'hall.known': {
    status: 409,
    is: 'Salur með þessu heiti er þegar opinn á staðnum.',
    en: 'A hall of this name is already open at the venue.',
  },
  'festival.known': {
    status: 409,
    is: 'Hátíð með þessu heiti er þegar opin.',
    en: 'A festival of this name is already open.',
  },
  'festival.yearKnown': {
    status: 409,
    is: 'Þetta ár hátíðarinnar er þegar á skrá.',
    en: 'This year of the festival is already on file.',
  },
  'place.changedMeanwhile': {
    status: 412,
    is: 'Annar starfsmaður breytti þessu í millitíðinni. Skoðaðu það aftur áður en þú breytir því.',
    en: 'Somebody else has changed this. Check it again before you change it.',
  },
} as const satisfies Refusals;
