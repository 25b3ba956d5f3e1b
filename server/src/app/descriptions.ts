import type { Descriptions } from '../platform/http/describe.ts';

export const appCalls: Descriptions = {
  'GET /api/desk/search': {
    summary:
      'Finds works, authors, persons, contracts, cue sheets and live performances by name or number, applications by number, and users and distributions for administrators; a few of each kind.',
    spec: 'D1, V8, O84, O316',
  },
  'GET /api/home': {
    summary:
      'What stands at the head of the card: earnings of this year and last, the next day of distribution, what waits, which works changed their light, and for publishers their catalogue. Of the person whose session it is, or for whom the caller acts.',
    spec: 'H21, H22, H23, H25',
  },
  'PUT /api/home/visit': {
    summary:
      'Says that the home was looked at. What it tells of is what happened since the visit before; a visit ends when nobody has looked for an hour. Those who act for a member have visits of their own.',
    spec: 'H28',
  },
  'GET /api/home/catalogue': {
    summary:
      'The three works of a publisher that rose the most this year against the same days of last year, the three that fell the most, and the five authors whose works brought the most. Empty for everybody else.',
    spec: 'H25, H32',
  },
  'GET /api/workList': {
    summary:
      'The works of whom the session is, or for whom the caller acts, one row each: by title or number, author, light and the caller’s own labels.',
    spec: 'H100',
  },
  'GET /api/workList/settings': {
    summary: 'The columns that the caller has chosen for the list of works, and their labels.',
    spec: 'H101, H102',
  },
  'PUT /api/workList/columns': { summary: 'Chooses the columns of the list of works.', spec: 'H101' },
  'PATCH /api/workList/labels': {
    summary: 'Gives works of the list a label of the caller’s own, or takes it off them.',
    spec: 'H102',
  },
  'GET /api/workViews': {
    summary:
      'One’s own views of a list, by name: how its address stood. Of the lists of the desk for staff alone.',
    spec: 'H30, H165',
  },
  'POST /api/workViews': {
    summary: 'Keeps a view of a list, in place of one’s own of the same list and name.',
    spec: 'H30, H165',
  },
  'PATCH /api/workViews/:workViewId': {
    summary: 'Gives one’s own view another name.',
    spec: 'H166',
  },
  'DELETE /api/workViews/:workViewId': {
    summary: 'Deletes one’s own view of a list.',
    spec: 'H30',
  },
  'PUT /api/desk/finds/:findKind/:number': {
    summary: 'Keeps a work or a person among the eight that the caller found last.',
    spec: 'H33',
  },
  'GET /api/desk/home': {
    summary:
      'The queues of the desk with how many wait, since when and until when, e-mails and (for administrators) jobs that failed, and the days of distributions and other deadlines that are late or within a fortnight.',
    spec: 'H26, H151, H152',
  },
  'PUT /api/desk/queues/:queueKind/holder': {
    summary: 'Takes a queue of the desk on oneself, also from a colleague.',
    spec: 'H27',
  },
  'DELETE /api/desk/queues/:queueKind/holder': {
    summary: 'Gives back a queue that one has taken on; a colleague’s stays theirs.',
    spec: 'H27',
  },
};
