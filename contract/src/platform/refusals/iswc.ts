import type { Refusals } from './refusal.ts';

export const iswcRefusals = {
  'iswc.noRequests': { status: 404, is: 'Engar beiðnir fundust.', en: 'No requests found.' },
  'iswc.noQuestions': { status: 404, is: 'Engum spurningum er ósvarað.', en: 'No questions found.' },
  'iswc.noTasks': { status: 404, is: 'Engin verkefni fundust.', en: 'No tasks found.' },
  'iswc.noFiles': { status: 404, is: 'Engar skrár fundust.', en: 'No files found.' },
  'iswc.requestNotFound': { status: 404, is: 'Beiðnin fannst ekki.', en: 'The request was not found.' },
  'iswc.questionNotFound': {
    status: 404,
    is: 'Spurningin fannst ekki eða henni hefur verið svarað.',
    en: 'The question was not found, or it has been answered.',
  },
  'iswc.taskNotFound': { status: 404, is: 'Verkefnið fannst ekki.', en: 'The task was not found.' },
  'iswc.fileNotFound': { status: 404, is: 'Skráin fannst ekki.', en: 'The file was not found.' },
  'iswc.taskClosed': {
    status: 409,
    is: 'Verkefnið er ekki lengur opið eða hefur verið afgreitt.',
    en: 'The task is no longer open, or it has been decided.',
  },
  'iswc.notEligible': {
    status: 409,
    is: 'Verkið getur ekki fengið ISWC-númer enn. Á síðu verksins stendur hvað vantar.',
    en: 'The work cannot get an ISWC yet. The page of the work says what is missing.',
  },
  'iswc.underWay': {
    status: 409,
    is: 'Beiðni um verkið er þegar í vinnslu.',
    en: 'A request for the work is already under way.',
  },
  'iswc.notNow': {
    status: 409,
    is: 'Þetta er ekki hægt eins og beiðnin stendur.',
    en: 'This cannot be done in the request’s current state.',
  },
  'iswc.nothingToSend': {
    status: 409,
    is: 'Ekkert bíður sem fara ætti í skrána.',
    en: 'Nothing is waiting that would go into the file.',
  },
  'iswc.answerDoesNotFit': {
    status: 422,
    is: 'Svarið á ekki við þessa spurningu.',
    en: 'This answer does not fit the question.',
  },
  'iswc.questionChanged': {
    status: 412,
    is: 'Spurningin breyttist frá því þú last hana. Lestu hana aftur.',
    en: 'The question has changed since you read it. Read it again.',
  },
  'iswc.chooseCandidate': {
    status: 422,
    is: 'Veldu eitt verkanna sem ISWC-skrifstofan fann.',
    en: 'Choose one of the works that the ISWC agency found.',
  },
  'iswc.fileUnreadable': {
    status: 422,
    is: 'Skráin er ekki ISWC-skrá með staðfestingum eða tilkynningum til félagsins.',
    en: 'This is not an ISWC file of acknowledgements or notifications to the society.',
  },
} as const satisfies Refusals;
