import type { Refusals } from './refusal.ts';

export const homeRefusals = {
  'pin.tooMany': {
    status: 409,
    is: 'Þú hefur nú þegar fest {most} verk. Losaðu eitthvert þeirra til að festa önnur.',
    en: 'You have already pinned {most} works. Unpin some of them to pin others.',
  },
  'label.tooMany': {
    status: 409,
    is: 'Þú notar nú þegar {most} merki. Taktu eitthvert þeirra af öllum verkum til að búa til nýtt.',
    en: 'You already use {most} labels. Take one of them off all works to make a new one.',
  },
  'label.notYourWorks': {
    status: 404,
    is: 'Einhver verkanna eru ekki lengur á verkaskrá þinni. Sæktu hana aftur.',
    en: 'Some of the works are no longer in your list. Fetch it again.',
  },
  'view.noneFound': { status: 404, is: 'Engar sýnir hafa verið vistaðar.', en: 'No views have been saved.' },
  'view.notFound': { status: 404, is: 'Sýnin fannst ekki.', en: 'The view was not found.' },
  'view.nameTaken': {
    status: 409,
    is: 'Önnur sýn hefur þetta heiti. Veldu annað heiti eða eyddu henni.',
    en: 'Another view has this name. Choose another name, or delete that view.',
  },
  'view.tooMany': {
    status: 409,
    is: 'Þú hefur nú þegar vistað {most} sýnir. Eyddu einhverri þeirra til að vista nýja.',
    en: 'You have already saved {most} views. Delete some of them to save new ones.',
  },
} as const satisfies Refusals;
