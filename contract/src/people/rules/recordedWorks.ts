import { plainWork } from '../../platform/fields/plainWork.ts';
import { iswcSources, iswcStatuses } from './recordedIswc.ts';
import { recordedPlain } from './recordedPlain.ts';
import { author, duration, share, staffUser, technical } from './recordedColumns.ts';
import type { RecordedTable } from './recordedTables.ts';

const title = { kind: 'text', is: 'Heiti', en: 'Title' } as const;
const work = { kind: 'work', is: 'Verk', en: 'Work' } as const;
const contract = { kind: 'number', is: 'Útgáfusamningur nr.', en: 'Publishing contract no.' } as const;
const performer = { kind: 'text', is: 'Flytjandi', en: 'Performer' } as const;
const isrc = { kind: 'text', is: 'ISRC-númer', en: 'ISRC' } as const;

const reviews = {
  waiting: { is: 'Bíður', en: 'Waiting' },
  approved: { is: 'Samþykkt', en: 'Approved' },
  refused: { is: 'Hafnað', en: 'Refused' },
  withdrawn: { is: 'Dregið til baka', en: 'Withdrawn' },
};
const approvals = {
  waiting: { is: 'Bíður', en: 'Waiting' },
  given: { is: 'Veitt', en: 'Given' },
  objected: { is: 'Andmælt', en: 'Objected' },
  assumed: { is: 'Telst veitt', en: 'Deemed given' },
  superseded: { is: 'Ný beiðni tók við', en: 'Replaced by a new request' },
  ended: { is: 'Fallið niður', en: 'Ended' },
};
const cueSheetKinds = {
  film: { is: 'Kvikmynd', en: 'Film' },
  series: { is: 'Þáttaröð', en: 'Series' },
  programme: { is: 'Þáttur', en: 'Programme' },
  advertisement: { is: 'Auglýsing', en: 'Advertisement' },
  other: { is: 'Annað', en: 'Other' },
};

/** What is known of a code beside itself (V14). */
const ofCode = {
  is_verified: { kind: 'yesNo', is: 'Staðfestur', en: 'Confirmed' },
  added_by: { kind: 'user', is: 'Bætt við af', en: 'Added by' },
  added_at: { kind: 'instant', is: 'Bætt við', en: 'Added' },
  verified_by: { kind: 'user', is: 'Staðfest af', en: 'Confirmed by' },
} as const;

/** Works, and what belongs to one. */
export const workTables: Readonly<Record<string, RecordedTable>> = {
  work: {
    name: { is: 'Verk', en: 'Work' },
    insert: { is: 'Verk skráð', en: 'Work registered' },
    update: { is: 'Verki breytt', en: 'Work changed' },
    delete: { is: 'Verki eytt', en: 'Work deleted' },
    about: [],
    columns: {
      work_id: technical,
      title,
      duration_seconds: duration,
      artists: { kind: 'text', is: 'Listamenn', en: 'Artists' },
      ...recordedPlain(plainWork),
      origin: { kind: 'text', is: 'Uppruni', en: 'Origin' },
      estimate: { kind: 'text', is: 'Mat', en: 'Estimate', isForStaff: true },
      weight: { kind: 'text', is: 'Vægi', en: 'Weight', isForStaff: true },
      work_status_id: { kind: 'number', is: 'Staða verks', en: 'Status of the work', isForStaff: true },
      is_sent_to_ice: { kind: 'yesNo', is: 'Sent til ICE', en: 'Sent to ICE', isForStaff: true },
      is_provisional: { kind: 'yesNo', is: 'Bráðabirgðaskráning', en: 'Provisional registration' },
      review: { kind: 'choice', is: 'Yfirferð', en: 'Review', words: reviews },
      review_remark: { kind: 'text', is: 'Athugasemd félagsins', en: 'The society’s remark' },
      reviewed_at: { kind: 'instant', is: 'Afgreitt', en: 'Decided' },
      reviewed_by: staffUser,
      light: { kind: 'light', is: 'Ljós', en: 'Light' },
      registered_by: { kind: 'user', is: 'Skráð af', en: 'Registered by' },
      first_registered_at: { kind: 'instant', is: 'Fyrst skráð', en: 'First registered' },
      last_changed_at: technical,
    },
  },
  work_author: {
    name: { is: 'Höfundur að verki', en: 'Author on a work' },
    insert: { is: 'Höfundi bætt við verk', en: 'Author added to the work' },
    update: { is: 'Höfundi að verki breytt', en: 'Author on the work changed' },
    delete: { is: 'Höfundur tekinn af verki', en: 'Author taken off the work' },
    about: ['author_id'],
    columns: {
      work_id: technical,
      author_id: author,
      author_type_id: { kind: 'authorType', is: 'Tegund höfundar', en: 'Author type' },
      share,
      approval: { kind: 'choice', is: 'Samþykki', en: 'Approval', words: approvals },
      approved_at: { kind: 'instant', is: 'Dagsetning samþykkis', en: 'Date of approval' },
      contract_id: contract,
      is_licensed: { kind: 'yesNo', is: 'Leyfi', en: 'Licensed' },
      position: technical,
    },
  },
  work_author_role: {
    name: { is: 'Hlutverk höfundar', en: 'Role of an author' },
    insert: { is: 'Hlutverki höfundar bætt við', en: 'Role of an author added' },
    update: { is: 'Hlutverki höfundar breytt', en: 'Role of an author changed' },
    delete: { is: 'Hlutverk höfundar tekið af', en: 'Role of an author removed' },
    about: ['author_id'],
    columns: {
      work_id: technical,
      author_id: author,
      author_type_id: { kind: 'authorType', is: 'Hlutverk', en: 'Role' },
      share,
      position: technical,
    },
  },
  work_right: {
    name: { is: 'Réttindi í verki', en: 'Right in a work' },
    insert: { is: 'Rétthafa bætt við verk', en: 'Right holder added to the work' },
    update: { is: 'Rétthafa að verki breytt', en: 'Right holder of the work changed' },
    delete: { is: 'Rétthafi tekinn af verki', en: 'Right holder taken off the work' },
    about: ['publisher_id', 'right_id', 'author_id'],
    columns: {
      work_right_id: technical,
      work_id: technical,
      author_id: { kind: 'author', is: 'Vegna höfundar', en: 'For the author' },
      right_id: { kind: 'right', is: 'Rétthafi', en: 'Right holder' },
      publisher_id: { kind: 'person', is: 'Útgefandi', en: 'Publisher' },
      contract_id: contract,
      share: { kind: 'share', is: 'Hlutfall innanlands', en: 'Share at home' },
      share_abroad: { kind: 'share', is: 'Hlutfall erlendis', en: 'Share abroad' },
      starts_on: { kind: 'day', is: 'Gildir frá', en: 'Valid from' },
      ends_before: { kind: 'day', is: 'Gildir þar til', en: 'Valid until' },
    },
  },
  work_title: {
    name: { is: 'Heiti verks', en: 'Title of a work' },
    insert: { is: 'Heiti bætt við verk', en: 'Title added to the work' },
    update: { is: 'Heiti verks breytt', en: 'Title of the work changed' },
    delete: { is: 'Heiti tekið af verki', en: 'Title taken off the work' },
    about: ['title'],
    columns: {
      work_title_id: technical,
      work_id: technical,
      title,
      is_main: { kind: 'yesNo', is: 'Aðalheiti', en: 'Main title' },
      is_verified: { kind: 'yesNo', is: 'Staðfest', en: 'Confirmed' },
      added_by: ofCode.added_by,
      added_at: ofCode.added_at,
    },
  },
  work_iswc: {
    name: { is: 'ISWC-númer verks', en: 'ISWC of a work' },
    insert: { is: 'ISWC-númeri bætt við verk', en: 'ISWC added to the work' },
    update: { is: 'ISWC-númeri verks breytt', en: 'ISWC of the work changed' },
    delete: { is: 'ISWC-númer tekið af verki', en: 'ISWC taken off the work' },
    about: ['iswc'],
    columns: {
      iswc_id: technical,
      work_id: technical,
      iswc: { kind: 'text', is: 'ISWC-númer', en: 'ISWC' },
      is_preferred: { kind: 'yesNo', is: 'Tilheyrir verkinu', en: 'Belongs to the work' },
      status: { kind: 'choice', is: 'Staða', en: 'Status', words: iswcStatuses },
      linked_to: { kind: 'text', is: 'Tengist númerinu', en: 'Linked to' },
      source: { kind: 'choice', is: 'Uppruni', en: 'Source', words: iswcSources },
      status_since: technical,
      ...ofCode,
    },
  },
  code_question: {
    name: { is: 'Ábending um ISWC', en: 'Question about an ISWC' },
    insert: { is: 'ISWC-númer sagt eiga við annað verk', en: 'ISWC reported to belong to another work' },
    update: { is: 'Skorið úr um ISWC-númer', en: 'Question about an ISWC decided' },
    delete: { is: 'Ábending um ISWC felld niður', en: 'Question about an ISWC removed' },
    about: ['iswc'],
    columns: {
      code_question_id: technical,
      work_id: technical,
      iswc: { kind: 'text', is: 'ISWC-númer', en: 'ISWC' },
      stands_on: { kind: 'work', is: 'Stendur á', en: 'Stands on' },
      asked_by: { kind: 'user', is: 'Ábending frá', en: 'Asked by' },
      asked_at: { kind: 'instant', is: 'Send', en: 'Asked' },
      decided_by: { kind: 'user', is: 'Úrskurðað af', en: 'Decided by' },
      decided_at: { kind: 'instant', is: 'Úrskurðað', en: 'Decided' },
      is_granted: { kind: 'yesNo', is: 'Fallist á', en: 'Granted' },
    },
  },
  work_isrc: {
    name: { is: 'ISRC-númer verks', en: 'ISRC of a work' },
    insert: { is: 'ISRC-númeri bætt við verk', en: 'ISRC added to the work' },
    update: { is: 'ISRC-númeri verks breytt', en: 'ISRC of the work changed' },
    delete: { is: 'ISRC-númer tekið af verki', en: 'ISRC taken off the work' },
    about: ['isrc'],
    columns: { isrc_id: technical, work_id: technical, isrc, performer, ...ofCode },
  },
  contract_work: {
    name: { is: 'Verk undir útgáfusamningi', en: 'Work under a publishing contract' },
    insert: { is: 'Verk sett undir útgáfusamning', en: 'Work put under a publishing contract' },
    update: { is: 'Verki undir útgáfusamningi breytt', en: 'Work under a publishing contract changed' },
    delete: { is: 'Verk tekið undan útgáfusamningi', en: 'Work taken out of a publishing contract' },
    about: [],
    columns: { work_id: technical, contract_id: contract },
  },
  contract_term: {
    name: { is: 'Eldri skilmálar útgáfusamnings', en: 'Earlier terms of a publishing contract' },
    insert: {
      is: 'Eldri skilmálar útgáfusamnings skráðir',
      en: 'Earlier terms of a publishing contract added',
    },
    update: {
      is: 'Eldri skilmálum útgáfusamnings breytt',
      en: 'Earlier terms of a publishing contract changed',
    },
    delete: {
      is: 'Eldri skilmálar útgáfusamnings teknir út',
      en: 'Earlier terms of a publishing contract removed',
    },
    about: [],
    columns: {
      contract_id: contract,
      starts_on: { kind: 'day', is: 'Frá', en: 'From' },
      ends_on: { kind: 'day', is: 'Til', en: 'To' },
      performance_share: { kind: 'share', is: 'Flutningsréttur', en: 'Performing rights' },
      mechanical_share: { kind: 'share', is: 'Upptökuréttur', en: 'Mechanical rights' },
    },
  },
  cue_sheet: {
    name: { is: 'Notkunarblað', en: 'Cue sheet' },
    insert: { is: 'Notkunarblað skráð', en: 'Cue sheet registered' },
    update: { is: 'Notkunarblaði breytt', en: 'Cue sheet changed' },
    delete: { is: 'Notkunarblaði eytt', en: 'Cue sheet deleted' },
    about: ['title', 'cue_sheet_id'],
    isForStaff: true,
    columns: {
      cue_sheet_id: { kind: 'number', is: 'Númer notkunarblaðs', en: 'Cue sheet number' },
      title,
      registered_at: { kind: 'instant', is: 'Skráð', en: 'Registered' },
      last_changed_at: technical,
      kind: { kind: 'choice', is: 'Tegund', en: 'Kind', words: cueSheetKinds },
      episode: { kind: 'text', is: 'Þáttur', en: 'Episode' },
      producer: { kind: 'text', is: 'Framleiðandi', en: 'Producer' },
      station: { kind: 'text', is: 'Stöð', en: 'Station' },
      production_year: { kind: 'text', is: 'Framleiðsluár', en: 'Year of production' },
      shown_on: { kind: 'day', is: 'Sýnt', en: 'Shown' },
      duration_seconds: duration,
      remark: { kind: 'text', is: 'Athugasemd', en: 'Remark' },
      version: technical,
    },
  },
  cue_sheet_line: {
    name: { is: 'Lína á notkunarblaði', en: 'Line of a cue sheet' },
    insert: { is: 'Línu bætt á notkunarblað', en: 'Line added to a cue sheet' },
    update: { is: 'Línu á notkunarblaði breytt', en: 'Line of a cue sheet changed' },
    delete: { is: 'Lína tekin af notkunarblaði', en: 'Line taken off a cue sheet' },
    about: ['title', 'cue_sheet_id'],
    isForStaff: true,
    columns: {
      cue_sheet_id: { kind: 'number', is: 'Númer notkunarblaðs', en: 'Cue sheet number' },
      line_number: { kind: 'number', is: 'Lína', en: 'Line' },
      work_id: work,
      title,
      duration_seconds: duration,
      usage: { kind: 'text', is: 'Notkun', en: 'Usage' },
      author_names: { kind: 'text', is: 'Höfundar', en: 'Authors' },
      isrc,
    },
  },
};
