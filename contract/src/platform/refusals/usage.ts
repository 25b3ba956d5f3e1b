import type { Refusals } from './refusal.ts';

/** Usage as it is reported, and which works it was of. */
export const usageRefusals = {
  'usage.noImports': { status: 404, is: 'Engar notkunarskrár fundust.', en: 'No usage files found.' },
  'usage.notFound': { status: 404, is: 'Notkunarskráin fannst ekki.', en: 'The usage file was not found.' },
  'usage.noParts': {
    status: 404,
    is: 'Enginn hluti skrárinnar er kominn.',
    en: 'No part of the file has come.',
  },
  'usage.noProblems': { status: 404, is: 'Engir gallar fundust.', en: 'No problems found.' },
  'usage.noneWaiting': {
    status: 404,
    is: 'Engin notkun bíður pörunar.',
    en: 'No usage is waiting for a work.',
  },
  'usage.groupNotFound': { status: 404, is: 'Notkunin fannst ekki.', en: 'The usage was not found.' },
  'usage.noCandidates': { status: 404, is: 'Ekkert verk líkist þessu.', en: 'No work is similar to this.' },
  'usage.noLines': { status: 404, is: 'Engar línur fundust.', en: 'No lines found.' },
  'usage.noDecisions': { status: 404, is: 'Engar ákvarðanir fundust.', en: 'No decisions found.' },
  'usage.decisionNotFound': {
    status: 404,
    is: 'Ákvörðunin fannst ekki.',
    en: 'The decision was not found.',
  },
  'usage.isBeingRead': {
    status: 409,
    is: 'Verið er að lesa skrána.',
    en: 'The file is being read.',
  },
  'usage.isTaken': {
    status: 409,
    is: 'Skráin hefur verið lesin inn.',
    en: 'The file has been imported.',
  },
  'usage.isClosed': {
    status: 409,
    is: 'Hætt hefur verið við skrána eða henni hafnað.',
    en: 'The file was cancelled or refused.',
  },
  'usage.isPaid': {
    status: 409,
    is: 'Greitt hefur verið fyrir notkun í skránni. Hún stendur því.',
    en: 'Usage in the file has been paid for, so it stays.',
  },
  'usage.fileIncomplete': {
    status: 409,
    is: 'Skráin er ekki öll komin.',
    en: 'The file has not arrived in full.',
  },
  'usage.partWrong': {
    status: 422,
    is: 'Hlutinn er ekki jafn stór og hann á að vera.',
    en: 'The part is not the size that it should be.',
  },
  'usage.exchangeIncomplete': {
    status: 422,
    is: 'Gjaldmiðli þarf að fylgja gengi, og krónum ekkert gengi.',
    en: 'A currency needs an exchange rate, and krónur need none.',
  },
  'usage.rateFarOff': {
    status: 422,
    is: 'Síðasta gengi sem vitað er um er {rate}, og þetta er meira en tíunda hluta frá því. Skrifaðu hvers vegna.',
    en: 'The last rate that is known is {rate}, and this one is more than a tenth from it. Write why.',
  },
  'usage.columnTwice': {
    status: 422,
    is: 'Sama sviðið er valið fyrir tvo dálka.',
    en: 'The same field is chosen for two columns.',
  },
  'usage.columnMissing': {
    status: 422,
    is: 'Velja þarf dálk fyrir dagsetningu, og dálk fyrir titil, dagskrárlið eða númer verks.',
    en: 'Choose a column for the date, and one for the title, the programme or a code of the work.',
  },
  'usage.amountMissing': {
    status: 422,
    is: 'Velja þarf dálk fyrir upphæð: skilagrein annars félags er greidd eftir henni.',
    en: 'Choose a column for the amount: a statement of another society is paid by it.',
  },
  'usage.workNotFound': {
    status: 422,
    is: 'Verkið fannst ekki, eða það hefur ekki verið samþykkt.',
    en: 'The work was not found, or has not been approved.',
  },
  'usage.ownWork': {
    status: 403,
    is: 'Þú átt hlut í verkinu. Annar starfsmaður þarf að ákveða þetta.',
    en: 'You have a part in the work. Another staff member must decide this.',
  },
  'usage.ownWords': {
    status: 403,
    is: 'Þetta gæti verið notkun á verki sem þú átt hlut í. Annar starfsmaður þarf að ákveða þetta.',
    en: 'This may be usage of a work that you have a part in. Another staff member must decide this.',
  },
  'usage.withWorks': {
    status: 403,
    is: 'Þú átt hlut í verkum sem gætu fengið meira ef þetta er ekkert verk. Starfsmaður sem á ekki hlut í verkum þarf að ákveða það.',
    en: 'You have a part in works that could get more if this is no work. A staff member who has no works must decide that.',
  },
  'usage.sentByOther': {
    status: 403,
    is: 'Annar starfsmaður sendi skrána, og þú átt hlut í verkum sem gætu fengið meira án hennar. Sá sem sendi hana, eða annar starfsmaður sem á ekki hlut í verkum, tekur hana til baka.',
    en: 'A colleague sent the file, and you have a part in works that could get more without it. Whoever sent it, or a colleague who has no works, takes it back.',
  },
  'usage.decidedAlready': {
    status: 409,
    is: 'Þetta hefur þegar verið ákveðið. Sæktu listann aftur.',
    en: 'This has been decided already. Reload the list.',
  },
  'usage.undoneAlready': {
    status: 409,
    is: 'Ákvörðunin hefur þegar verið afturkölluð.',
    en: 'The decision has already been undone.',
  },
  'usage.file.same': {
    status: 409,
    is: 'Sama skráin var lesin inn áður, undir númeri {number}.',
    en: 'The same file was imported before, as number {number}.',
  },
  'usage.file.empty': {
    status: 422,
    is: 'Engar línur eru í skránni.',
    en: 'There are no lines in the file.',
  },
  'usage.file.notText': {
    status: 422,
    is: 'Skráin er hvorki CSV, XLSX né skýrsla tónlistarveitu.',
    en: 'The file is neither CSV, XLSX nor a report of a service.',
  },
  'usage.file.workbook': {
    status: 422,
    is: 'Töflureikniskjalið er skemmt eða of stórt til að lesa. Vistaðu það sem CSV.',
    en: 'The workbook is damaged or too large to read. Save it as CSV.',
  },
  'usage.file.columns': {
    status: 422,
    is: 'Skráin hefur færri dálka en valdir voru.',
    en: 'The file has fewer columns than were chosen.',
  },
  'usage.line.encoding': {
    status: 422,
    is: 'Í línunni er stafur sem er ekki UTF-8, þótt skráin sé það annars. Vistaðu hana aftur sem UTF-8.',
    en: 'The line has a character that is not UTF-8, unlike the rest of the file. Save it as UTF-8 again.',
  },
  'usage.line.tooLong': {
    status: 422,
    is: 'Línan er lengri en lína getur verið. Ef til vill vantar línuskil.',
    en: 'The line is longer than a line can be. Line breaks may be missing.',
  },
  'usage.line.quote': {
    status: 422,
    is: 'Gæsalappir opnast í línunni og lokast ekki.',
    en: 'A quotation mark opens in the line and does not close.',
  },
  'usage.line.fields': {
    status: 422,
    is: 'Línan hefur {count} reiti en dálkarnir eru {columns}.',
    en: 'The line has {count} fields, and there are {columns} columns.',
  },
  'usage.line.sign': {
    status: 422,
    is: 'Í reitnum er ósýnilegt stýritákn.',
    en: 'The field has an invisible control character.',
  },
  'usage.line.day': {
    status: 422,
    is: '„{value}“ er ekki dagsetning. Skrifaðu hana sem 2026-05-31 eða 31.5.2026.',
    en: '“{value}” is not a date. Write it as 2026-05-31 or 31.5.2026.',
  },
  'usage.line.dayOutside': {
    status: 422,
    is: '{value} er ekki milli ársins 2000 og dagsins í dag.',
    en: '{value} is not between the year 2000 and today.',
  },
  'usage.line.time': {
    status: 422,
    is: '„{value}“ er ekki tími dags.',
    en: '“{value}” is not a time of day.',
  },
  'usage.line.seconds': {
    status: 422,
    is: '„{value}“ er ekki lengd. Skrifaðu sekúndur, mm:ss eða klst:mm:ss.',
    en: '“{value}” is not a length. Write seconds, mm:ss or hh:mm:ss.',
  },
  'usage.line.plays': {
    status: 422,
    is: '„{value}“ er ekki fjöldi spilana.',
    en: '“{value}” is not a number of plays.',
  },
  'usage.line.amount': {
    status: 422,
    is: '„{value}“ er ekki upphæð.',
    en: '“{value}” is not an amount.',
  },
  'usage.line.amountUnsure': {
    status: 422,
    is: '„{value}“ getur verið upphæð með þremur aukastöfum eða þúsundum. Skrifaðu tvo aukastafi.',
    en: '“{value}” may be an amount with three decimals or in thousands. Write two decimals.',
  },
  'usage.line.amountMissing': {
    status: 422,
    is: 'Upphæðina vantar.',
    en: 'The amount is missing.',
  },
  'usage.line.country': {
    status: 422,
    is: '„{value}“ er ekki land. Skrifaðu tveggja stafa kóða.',
    en: '“{value}” is not a country. Write its code of two letters.',
  },
  'usage.line.tooMuchText': {
    status: 422,
    is: 'Í reitnum er meiri texti en {most} stafir.',
    en: 'The field has more than {most} characters.',
  },
  'usage.line.known': {
    status: 422,
    is: 'Línan er þegar komin, í skrá nr. {number}. Taktu þá skrá til baka ef þessi á að koma í hennar stað.',
    en: 'The line has come before, in file no. {number}. Take that file back if this one is to replace it.',
  },
  'usage.file.known': {
    status: 422,
    is: 'Allar línur skrárinnar eru þegar komnar, í skrá nr. {number}.',
    en: 'All lines of the file have come before, in file no. {number}.',
  },
  'usage.line.nothing': {
    status: 422,
    is: 'Línan segir ekki hvað var flutt.',
    en: 'The line does not say what was played.',
  },
} as const satisfies Refusals;
