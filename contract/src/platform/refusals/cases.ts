import type { Refusals } from './refusal.ts';

export const caseRefusals = {
  'case.noneFound': { status: 404, is: 'Engin erindi fundust.', en: 'No cases found.' },
  'case.notFound': { status: 404, is: 'Erindið fannst ekki.', en: 'The case was not found.' },
  'case.aboutNotFound': {
    status: 404,
    is: 'Það sem erindið er um fannst ekki.',
    en: 'What the case is about was not found.',
  },
  'case.nobody': {
    status: 422,
    is: 'Veldu félagann sem erindið er til.',
    en: 'Choose the member whom the case is for.',
  },
  'case.mayNotWrite': {
    status: 409,
    is: 'Kvörtuninni hefur verið svarað endanlega. Stofnaðu nýtt erindi ef þörf er á.',
    en: 'The complaint has had its final answer. Open a new case if you need to.',
  },
  'case.notStaff': {
    status: 422,
    is: 'Umsjónarmaður þarf að vera starfsmaður félagsins.',
    en: 'A case is assigned to somebody on the staff.',
  },
  'case.complaintUndecided': {
    status: 409,
    is: 'Kvörtun lýkur með rökstuddu svari.',
    en: 'A complaint ends with a reasoned answer.',
  },
  'case.complaintStays': {
    status: 409,
    is: 'Kvörtun verður ekki að venjulegu erindi aftur.',
    en: 'A complaint does not become an ordinary case again.',
  },
  'case.questionStays': {
    status: 409,
    is: 'Fyrirspurn starfsfólks getur ekki orðið kvörtun. Stofnaðu nýtt erindi.',
    en: 'A question from staff cannot become a complaint. Open a new case.',
  },
  'case.notComplaint': {
    status: 409,
    is: 'Erindið er ekki kvörtun.',
    en: 'The case is not a complaint.',
  },
  'case.decidedAlready': {
    status: 409,
    is: 'Kvörtuninni hefur verið svarað.',
    en: 'The complaint has been answered.',
  },
  'case.own': {
    status: 403,
    is: 'Þetta er þín eigin kvörtun. Annar starfsmaður þarf að svara henni.',
    en: 'This is your own complaint. Another staff member must answer it.',
  },
  'case.noCannedAnswers': { status: 404, is: 'Engin tilbúin svör.', en: 'No canned answers.' },
  'case.cannedAnswerNotFound': {
    status: 404,
    is: 'Svarið fannst ekki.',
    en: 'The answer was not found.',
  },
  'case.cannedAnswerTitleTaken': {
    status: 409,
    is: 'Annað svar heitir þetta.',
    en: 'Another answer has this title.',
  },
} as const satisfies Refusals;
