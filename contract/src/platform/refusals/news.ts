import type { Refusals } from './refusal.ts';

export const newsRefusals = {
  'news.closed': {
    status: 404,
    is: 'Fréttir félagsins eru fyrir félaga. Skráðu þig inn til að lesa þær.',
    en: 'The society’s news are for members. Log in to read them.',
  },
  'news.noneFound': { status: 404, is: 'Engin frétt hefur birst.', en: 'No news have been published.' },
  'news.notFound': { status: 404, is: 'Fréttin fannst ekki.', en: 'The article was not found.' },
  'news.missing': { status: 422, is: 'Þetta vantar.', en: 'This is missing.' },
  'news.changedMeanwhile': {
    status: 412,
    is: 'Fréttinni var breytt á meðan. Skoðaðu hana eins og hún er núna.',
    en: 'The article was changed in the meantime. Look at it as it is now.',
  },
  'file.notPicture': {
    status: 422,
    is: 'Hér eru aðeins myndir: JPEG, PNG, WebP eða GIF.',
    en: 'Only pictures go here: JPEG, PNG, WebP or GIF.',
  },
  'file.pictureUnreadable': {
    status: 422,
    is: 'Ekki tókst að lesa myndina. Vistaðu hana aftur sem JPEG eða PNG og reyndu á ný.',
    en: 'The picture could not be read. Save it again as JPEG or PNG, and try once more.',
  },
  'file.pictureTells': {
    status: 422,
    is: 'Í myndinni eru upplýsingar um hana, svo sem hvar og með hvaða vél hún var tekin. Settu hana inn á síðu fréttarinnar, sem tekur þær út, eða taktu þær út áður en þú sendir hana.',
    en: 'The picture holds details about itself, such as where it was taken and by which camera. Add it on the article’s page, which takes them out, or take them out before sending it.',
  },
} as const satisfies Refusals;
