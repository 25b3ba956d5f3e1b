import type { Refusals } from './refusal.ts';

export const fileRefusals = {
  'file.notFound': { status: 404, is: 'Skráin fannst ekki.', en: 'The file was not found.' },
  'file.noneFound': { status: 404, is: 'Engin fylgiskjöl fundust', en: 'No attachments found' },
  'file.mayNotAttach': {
    status: 409,
    is: 'Ekki er lengur hægt að bæta við fylgiskjölum eða fjarlægja þau.',
    en: 'Attachments can no longer be added or removed.',
  },
  'file.type': {
    status: 415,
    is: 'Aðeins er tekið við PDF-skjölum og myndum (JPEG, PNG, WebP eða GIF).',
    en: 'Only PDF documents and images (JPEG, PNG, WebP or GIF) are accepted.',
  },
  'file.tooLarge': {
    status: 413,
    is: 'Skráin er of stór. Hver skrá má mest vera {most} MB.',
    en: 'The file is too large. A file may have {most} MB at most.',
  },
  'file.empty': { status: 422, is: 'Skráin er tóm.', en: 'The file is empty.' },
  'file.tooMany': {
    status: 409,
    is: 'Fylgiskjöl geta mest verið {most}.',
    en: 'You can add {most} attachments at most.',
  },
  'file.tooMuchWaits': {
    status: 409,
    is: 'Skrár sem bíða afgreiðslu félagsins geta mest verið {most} MB samtals.',
    en: 'Files awaiting the society’s decision can total at most {most} MB.',
  },
  'file.nameMissing': { status: 422, is: 'Heiti skrárinnar vantar.', en: 'The file has no name.' },
  'file.nameTooLong': {
    status: 422,
    is: 'Heiti skrárinnar er of langt. Styttu það og reyndu aftur.',
    en: 'The name of the file is too long. Shorten it and try again.',
  },
  'file.nameLetters': {
    status: 422,
    is: 'Í heiti skrárinnar mega ekki vera skástrik eða ósýnilegir stafir. Breyttu heitinu og reyndu aftur.',
    en: 'The name of a file may not have slashes or invisible characters. Rename it and try again.',
  },
  'file.nameTaken': {
    status: 409,
    is: 'Skrá með þessu heiti er þegar meðal fylgiskjalanna.',
    en: 'There already is an attachment of this name.',
  },
  'file.notArrived': {
    status: 409,
    is: 'Skráin hefur ekki borist. Sendu hana aftur.',
    en: 'The file has not arrived. Send it again.',
  },
  'file.contentDiffers': {
    status: 422,
    is: 'Innihald skrárinnar er ekki af þeirri gerð sem gefin var upp. Aðeins er tekið við PDF-skjölum og myndum.',
    en: 'The file’s content does not match its type. Only PDF documents and images are accepted.',
  },
  'file.linkExpired': {
    status: 403,
    is: 'Slóðin er útrunnin. Biddu um nýja.',
    en: 'The link has expired. Ask for a new one.',
  },
  'file.linkInvalid': { status: 403, is: 'Slóðin er ekki gild.', en: 'The link is not valid.' },
  'file.alreadyThere': {
    status: 412,
    is: 'Skráin er þegar komin.',
    en: 'The file is already there.',
  },
  'file.stays': {
    status: 409,
    is: 'Þetta skjal hafa aðrir fengið að sjá. Það verður ekki fjarlægt.',
    en: 'Others have been shown this document. It is not removed.',
  },
  'file.sizeDiffers': {
    status: 422,
    is: 'Skráin er ekki af þeirri stærð sem gefin var upp.',
    en: 'The file is not the size that was stated.',
  },
  'file.infected': {
    status: 422,
    is: 'Spilliforrit (vírus) fannst í skránni og því er ekki tekið við henni. Hreinsaðu tækið eða fáðu skrána aftur frá þeim sem bjó hana til.',
    en: 'Malware (a virus) was found in the file, so it is not accepted. Clean your device, or get the file again from whoever made it.',
  },
  'file.scannerUnavailable': {
    status: 503,
    is: 'Ekki er hægt að leita að spilliforritum í skránni í augnablikinu. Reyndu að senda hana aftur eftir smástund.',
    en: 'The file cannot be checked for malware right now. Try sending it again in a moment.',
  },
  'file.storageUnavailable': {
    status: 503,
    is: 'Ekki næst í skjalageymsluna í augnablikinu. Ekkert hefur tapast; reyndu að senda skrána aftur eftir smástund.',
    en: 'The file storage cannot be reached right now. Nothing is lost; try sending the file again in a moment.',
  },
} as const satisfies Refusals;
