import type { Refusals } from './refusal.ts';

export const performanceDeskRefusals = {
  'performanceDesk.noneFound': {
    status: 404,
    is: 'Engir lifandi flutningar fundust',
    en: 'No live performances found',
  },
  'performanceDesk.lineNotFound': {
    status: 404,
    is: 'Þessi lína er ekki lengur á lagalistanum.',
    en: 'This line is no longer on the set list.',
  },
  'performanceDesk.notThatDay': {
    status: 422,
    is: 'Hinn flutningurinn er ekki sama dag á Íslandi.',
    en: 'The other performance is not on the same day in Iceland.',
  },
  'performanceDesk.ownConcert': {
    status: 403,
    is: 'Þú skráðir annan hvorn flutninginn, eða átt hlut í verki á öðrum hvorum lagalistanum. Annar starfsmaður þarf að ákveða þetta.',
    en: 'You registered one of the performances, or have a part in a work on one of the set lists. Another member of staff has to decide.',
  },
  'performanceDesk.ownWork': {
    status: 403,
    is: 'Þú átt hlut í verki á lagalistanum, og listinn er ekki þinn. Annar starfsmaður þarf að sjá um þetta.',
    en: 'You have a part in a work on the set list, and the list is somebody else’s. Another member of staff has to see to this.',
  },
  'livePerformance.allCounts': {
    status: 404,
    is: 'Allt á lagalistanum telst.',
    en: 'All of the set list counts.',
  },
  'performanceDesk.noCandidates': { status: 404, is: 'Engin verk fundust', en: 'No works found' },
  'performanceDesk.changedMeanwhile': {
    status: 412,
    is: 'Flutningnum hefur verið breytt í millitíðinni. Hér er hann eins og hann er núna. Skoðaðu hann áður en þú breytir honum.',
    en: 'The performance has since been changed. This is how it is now. Check it before you change it.',
  },
  'performanceDesk.isPaid': {
    status: 409,
    is: 'Úthlutað hefur verið fyrir flutninginn. Dagur og staður, og flytjendur í streymi, standa því óbreytt svo að ekkert fáist greitt tvisvar. Rangt verk má leiðrétta á lagalistanum; það sem greitt var færist þegar stjórnandi leiðréttir keyrsluna.',
    en: 'The performance has been paid for. Its day and place, and the performers of a stream, stay as they are so that nothing is paid twice. A wrong work can be corrected on the set list; what was paid moves once an administrator corrects the run.',
  },
  'performanceDesk.lineIsPaid': {
    status: 409,
    is: 'Greitt hefur verið fyrir línuna og henni verður því ekki eytt. Settu rétt verk í hana; það sem greitt var færist þegar stjórnandi leiðréttir keyrsluna.',
    en: 'The line has been paid for, so it stays. Put the right work on it; what was paid moves once an administrator corrects the run.',
  },
  'performanceDesk.lineIsCounted': {
    status: 409,
    is: 'Lína þessi hefur verið talin með í keyrslu og henni verður því ekki eytt. Settu rétt verk í hana í staðinn.',
    en: 'A run has counted this line, so it stays. Put the right work on it instead.',
  },
  'performanceDesk.isClosed': {
    status: 409,
    is: 'Flutningnum hefur verið lokað. Opnaðu hann til að breyta honum.',
    en: 'The performance is closed. Open it to change it.',
  },
  'performanceDesk.lastLine': {
    status: 409,
    is: 'Síðasta línan á lagalistanum verður ekki tekin út.',
    en: 'The last line of the set list cannot be taken out.',
  },
} as const satisfies Refusals;
