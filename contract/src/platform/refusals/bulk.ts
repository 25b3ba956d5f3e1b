import type { Refusals } from './refusal.ts';

/** What can be wrong with a sheet of many works, and with a file that it is read from. */
export const bulkRefusals = {
  'bulk.noneFound': { status: 404, is: 'Ekkert blað er í vinnslu', en: 'No sheets yet' },
  'bulk.noEntries': { status: 404, is: 'Blaðið er autt', en: 'The sheet is empty' },
  'bulk.notFound': { status: 404, is: 'Blaðið fannst ekki.', en: 'The sheet was not found.' },
  'bulk.notYours': {
    status: 403,
    is: 'Þú hefur ekki aðgang að blöðum af þessu tagi.',
    en: 'Sheets of this kind are not open to you.',
  },
  'bulk.tooMany': {
    status: 409,
    is: 'Þú átt nú þegar {most} blöð í vinnslu. Eyddu einhverju þeirra til að byrja á nýju.',
    en: 'You already have {most} sheets. Delete one of them to start a new one.',
  },
  'bulk.tooLarge': {
    status: 413,
    is: 'Blaðið er orðið of stórt. Sendu það og byrjaðu á öðru.',
    en: 'The sheet has become too large. Send it and start another one.',
  },
  'bulk.changedMeanwhile': {
    status: 412,
    is: 'Blaðinu var breytt annars staðar í millitíðinni.',
    en: 'The sheet has since been changed elsewhere.',
  },
  'bulk.entrySent': {
    status: 409,
    is: 'Því sem hefur verið sent verður ekki breytt hér.',
    en: 'What has been sent cannot be changed here.',
  },
  'bulk.placeTwice': {
    status: 422,
    is: 'Sama sætið kemur fyrir tvisvar.',
    en: 'The same place is there twice.',
  },
  'bulk.isBeingSent': {
    status: 409,
    is: 'Verið er að senda af blaðinu. Bíddu þar til því lýkur.',
    en: 'The sheet is being sent. Wait until that is done.',
  },
  'bulk.nothingReady': {
    status: 409,
    is: 'Ekkert á blaðinu er tilbúið til sendingar.',
    en: 'Nothing on the sheet is ready to be sent.',
  },
  'bulk.mayNotSend': {
    status: 403,
    is: 'Notandinn sem sendi blaðið má það ekki lengur.',
    en: 'The user who sent the sheet may no longer do so.',
  },
  'bulk.failed': {
    status: 500,
    is: 'Ekki tókst að skrá þessa færslu. Reyndu að senda hana aftur.',
    en: 'This entry could not be registered. Try to send it again.',
  },
  'bulk.noMappings': { status: 404, is: 'Engin dálkaskipan er geymd', en: 'No column mappings yet' },
  'bulk.mappingNotFound': {
    status: 404,
    is: 'Dálkaskipanin fannst ekki.',
    en: 'The column mapping was not found.',
  },
  'bulk.mappingNamed': {
    status: 409,
    is: 'Þú átt aðra dálkaskipan með þessu nafni.',
    en: 'You have another column mapping of this name.',
  },
  'bulk.tooManyMappings': {
    status: 409,
    is: 'Þú geymir nú þegar {most} dálkaskipanir. Eyddu einhverri þeirra til að geyma nýja.',
    en: 'You already keep {most} column mappings. Delete one of them to keep another.',
  },
  'bulk.fileEmpty': {
    status: 422,
    is: 'Engar línur fundust í skránni. Fyrsta línan á að vera dálkaheiti.',
    en: 'The file has no lines. The first line must name the columns.',
  },
  'bulk.fileTooLarge': {
    status: 413,
    is: 'Skráin er of stór. Hún má vera mest {megabytes} MB.',
    en: 'The file is too large. It may have {megabytes} MB at most.',
  },
  'bulk.fileTooLong': {
    status: 422,
    is: 'Í skránni eru fleiri en {most} línur. Skiptu henni.',
    en: 'The file has more than {most} lines. Split it.',
  },
  'bulk.fileSaysTooMuch': {
    status: 413,
    is: 'Í skránni er meiri texti en kemst á eitt blað. Skiptu henni.',
    en: 'The file has more text than a sheet has room for. Split it.',
  },
  'bulk.fileUnreadable': {
    status: 422,
    is: 'Skráin verður ekki lesin. Vistaðu hana sem Excel-skjal (.xlsx) eða CSV.',
    en: 'The file cannot be read. Save it as an Excel workbook (.xlsx) or as CSV.',
  },
  'bulk.readTooOften': {
    status: 429,
    is: 'Of margar skrár hafa verið lesnar á stuttum tíma. Reyndu aftur síðar.',
    en: 'Too many files were read in a short time. Try again later.',
  },
  'bulk.iswcElsewhere': {
    status: 409,
    is: 'Þetta ISWC-númer er á verki nr. {number}.',
    en: 'This ISWC is on work {number}.',
  },
  'bulk.numberElsewhere': {
    status: 409,
    is: 'Þú hefur gefið verki nr. {number} þetta númer.',
    en: 'You have given work {number} this number.',
  },
  'bulk.numberOfPublisher': {
    status: 422,
    is: 'Útgefandi sem er á verkinu og hefur IPI-númer skráir eigið númer. Slepptu því hér.',
    en: 'A publisher that is on the work and has an IPI name number adds its own number. Leave it out here.',
  },
  'bulk.authorOfOtherName': {
    status: 422,
    is: 'Höfundurinn með þetta númer heitir {name}.',
    en: 'The author with this number is called {name}.',
  },
  'bulk.nobodyOfName': {
    status: 422,
    is: 'Enginn höfundur sem þú gefur út eða semur með heitir {name}. Skrifaðu höfundarnúmer, IPI-númer eða kennitölu, eða netfang ef höfundurinn er utan félagsins.',
    en: 'No author whom you publish or write with is called {name}. Write an author number, IPI name number or national ID, or an e-mail address for an author outside the society.',
  },
  'bulk.nameOfSeveral': {
    status: 422,
    is: 'Fleiri en einn höfundur heitir {name}. Skrifaðu höfundarnúmer eða IPI-númer.',
    en: 'Several authors are called {name}. Write an author number or an IPI name number.',
  },
} as const satisfies Refusals;
