import type { Descriptions } from '../platform/http/describe.ts';

export const messagesCalls: Descriptions = {
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
};
