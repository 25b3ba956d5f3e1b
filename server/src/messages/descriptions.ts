import type { Descriptions } from '../platform/http/describe.ts';

export const messagesCalls: Descriptions = {
  'GET /api/news': {
    summary:
      'News of the society, the newest first; staff see drafts too. Without a log-in where they are open.',
    spec: 'O135, O136',
  },
  'GET /api/news/:newsId': {
    summary: 'An article with its pictures, whose addresses are good for five minutes.',
    spec: 'O135, O137',
  },
  'POST /api/news': {
    summary: 'Writes an article in both languages; without a day it is a draft.',
    spec: 'O135',
  },
  'PUT /api/news/:newsId': {
    summary: 'Changes an article, publishes it on a day, or takes it back.',
    spec: 'O135',
  },
  'GET /api/news/feeds/:feedFile': {
    summary:
      'The newest fifty articles as an RSS feed, `is.rss` or `en.rss`, or an Atom feed, `is.atom` or `en.atom`, where news are open.',
    spec: 'O138, O264',
  },
  'GET /api/webhooks': {
    summary: 'The webhooks of the caller.',
    spec: 'O60, O66',
  },
  'PATCH /api/webhooks': {
    summary: 'Adds an address that hears of events, by the password, and tells the signing secret this once.',
    spec: 'O60, O63, O69',
  },
  'PATCH /api/webhooks/:webhookId': {
    summary: 'Chooses the events of a webhook, and switches it on or off.',
    spec: 'O60, O66',
  },
  'DELETE /api/webhooks/:webhookId': {
    summary: 'Removes a webhook with its deliveries.',
    spec: 'O60',
  },
  'GET /api/webhooks/:webhookId/deliveries': {
    summary: 'What was sent to a webhook or is to be, newest first.',
    spec: 'O67',
  },
  'POST /api/webhooks/:webhookId/deliveries/:deliveryId/replay': {
    summary: 'Sends a delivery again, under the same ID.',
    spec: 'O67',
  },
  'POST /api/webhooks/:webhookId/test': {
    summary: 'Sends a test to a webhook, five within a minute at most.',
    spec: 'O67',
  },
  'GET /api/unsubscriptions/:token': {
    summary: 'What kind of e-mails the link of a letter ends.',
    spec: 'O341',
  },
  'POST /api/unsubscriptions/:token': {
    summary:
      'Ends e-mails of that kind for whom the letter went to. Mail programs send `List-Unsubscribe=One-Click` to the address of the link itself instead (RFC 8058).',
    spec: 'O341',
  },
  'GET /api/letters': {
    summary: 'Letters, newest first, by recipient or subject and by what became of them.',
    spec: 'J2',
  },
  'GET /api/letters/:letterId': {
    summary: 'A letter with its text.',
    spec: 'J2',
  },
  'GET /api/letters/:letterId/html': {
    summary:
      'A letter as its reader sees it: the HTML that is mailed, with no more of its link than the letter has here.',
    spec: 'J2',
  },
  'POST /api/letters/:letterId/retry': {
    summary: 'Sends a letter that waits or failed now.',
    spec: 'J2',
  },
  'GET /api/persons/:personId/notifications': {
    summary: "A person's notifications, newest first.",
    spec: 'F7.10, L7.26, L3.18',
  },
  'GET /api/persons/notifications/:notificationId': {
    summary: 'Marks one of one’s own notifications as read, and answers it.',
    spec: 'L7.27, L4.5',
  },
  'POST /api/persons/:personId/notifications/read': {
    summary: 'Marks all of one’s own notifications as read.',
    spec: 'L2.29',
  },
  'GET /api/persons/:personId/notifications/unread': {
    summary: 'How many notifications a person has not read.',
    spec: 'F2.28',
  },
  'GET /api/notifications/stream': {
    summary:
      'Server-sent events: `changed` whenever the notifications of the caller’s person have changed, until the session ends.',
    spec: 'F2.28, L2.29',
  },
  'GET /api/persons/:personId/notificationSettings': {
    summary: 'Where a person is told of each kind of thing.',
    spec: 'D2, J3',
  },
  'PUT /api/persons/:personId/notificationSettings': {
    summary: 'Chooses where one is told of the kinds that are named; the others stay as they are.',
    spec: 'D2, J3, S5',
  },
  'GET /api/push/key': {
    summary: 'The public key that the portal proves itself with to the services of browsers.',
    spec: 'H77',
  },
  'PUT /api/push/device': {
    summary: 'Tells the device of this session of what its user has chosen, until the session is ended.',
    spec: 'H75, H78',
  },
  'DELETE /api/push/device': { summary: 'Tells the device of this session no more.', spec: 'H78' },
  'GET /api/cases': {
    summary: 'The caller’s own cases, the last written first; found by subject, number or what was written.',
    spec: 'H40, H42',
  },
  'POST /api/cases': {
    summary:
      'Opens a case about something that the member sees. Staff may open one for a member. A complaint is acknowledged at once.',
    spec: 'H40, H48',
  },
  'GET /api/cases/:caseId': { summary: 'A case.', spec: 'H42' },
  'GET /api/cases/:caseId/messages': {
    summary: 'What was written in a case, the first message first.',
    spec: 'H41, H43',
  },
  'POST /api/cases/:caseId/messages': {
    summary: 'Writes in a case. The other side is told that there is something to read, and not what.',
    spec: 'H41, H46',
  },
  'GET /api/desk/cases': {
    summary: 'The shared inbox, what is due first; by whose turn it is, kind, who looks after it, and words.',
    spec: 'H44',
  },
  'PATCH /api/desk/cases/:caseId': {
    summary:
      'Says who looks after a case, by when staff mean to answer, whose turn it is, and that it is a complaint.',
    spec: 'H44, H48',
  },
  'POST /api/desk/cases/:caseId/decision': {
    summary: 'Answers a complaint for good, with reasons. Nobody answers their own.',
    spec: 'H49',
  },
  'GET /api/desk/complaints.xlsx': {
    summary: 'The register of complaints, for the supervisory authority.',
    spec: 'H50',
  },
  'GET /api/desk/caseStaff': { summary: 'Whom of the staff a case can be given to.', spec: 'H44' },
  'GET /api/desk/cannedAnswers': { summary: 'Answers that are ready, by title.', spec: 'H45' },
  'POST /api/desk/cannedAnswers': { summary: 'Adds an answer in both languages.', spec: 'H45' },
  'PUT /api/desk/cannedAnswers/:cannedAnswerId': { summary: 'Changes one.', spec: 'H45' },
  'DELETE /api/desk/cannedAnswers/:cannedAnswerId': { summary: 'Removes one.', spec: 'H45' },
};
