import { technical } from './recordedColumns.ts';
import type { RecordedTable } from './recordedTables.ts';

const room = { kind: 'number', is: 'Höfundafundur nr.', en: 'Split room no.' } as const;

/** Rooms where authors agree on their shares of a work before it is registered. */
export const splitRoomTables: Readonly<Record<string, RecordedTable>> = {
  split_room: {
    name: { is: 'Höfundafundur', en: 'Split room' },
    insert: { is: 'Höfundafundur boðaður', en: 'Split room opened' },
    update: { is: 'Höfundafundi breytt', en: 'Split room changed' },
    delete: { is: 'Höfundafundi eytt', en: 'Split room deleted' },
    about: ['title'],
    columns: {
      split_room_id: room,
      title: { kind: 'text', is: 'Heiti verks', en: 'Title of the work' },
      registration: technical,
      state: {
        kind: 'choice',
        is: 'Staða',
        en: 'State',
        words: {
          open: { is: 'opinn', en: 'open' },
          registered: { is: 'verkið skráð', en: 'work registered' },
          closed: { is: 'lokið', en: 'closed' },
        },
      },
      version: { kind: 'number', is: 'Útgáfa skiptingar', en: 'Version of the split' },
      link_number: { kind: 'number', is: 'Hlekkur nr.', en: 'Link no.' },
      opened_by: { kind: 'person', is: 'Boðaður af', en: 'Opened by' },
      opened_by_user: { kind: 'user', is: 'Boðaður af notanda', en: 'Opened by user', isForStaff: true },
      opened_at: { kind: 'instant', is: 'Boðaður', en: 'Opened' },
      ends_at: { kind: 'instant', is: 'Opinn til', en: 'Open until' },
      ended_at: { kind: 'instant', is: 'Lauk', en: 'Ended' },
      work_id: { kind: 'work', is: 'Verk', en: 'Work' },
    },
  },
  split_room_seat: {
    name: { is: 'Sæti á höfundafundi', en: 'Seat in a split room' },
    insert: { is: 'Sest á höfundafund', en: 'Seat taken in a split room' },
    update: { is: 'Hlut eða samþykki breytt', en: 'Share or acceptance changed' },
    delete: { is: 'Farið af höfundafundi', en: 'Seat left in a split room' },
    about: ['split_room_id', 'author_id', 'guest_name'],
    columns: {
      seat_id: technical,
      split_room_id: room,
      author_id: { kind: 'author', is: 'Höfundur', en: 'Author' },
      guest_name: { kind: 'text', is: 'Gestur', en: 'Guest' },
      author_type_id: { kind: 'authorType', is: 'Hlutverk', en: 'Role' },
      share: { kind: 'share', is: 'Hlutur', en: 'Share' },
      position: technical,
      came_at: { kind: 'instant', is: 'Mætti', en: 'Came' },
      accepted_version: { kind: 'number', is: 'Samþykkti útgáfu', en: 'Accepted version' },
      accepted_at: { kind: 'instant', is: 'Samþykkti', en: 'Accepted' },
      accepted_by: { kind: 'user', is: 'Samþykkt af', en: 'Accepted by', isForStaff: true },
      accepted_from: { kind: 'text', is: 'Frá netfangi tölvu', en: 'From network address', isForStaff: true },
      is_further: technical,
      became_author: { kind: 'author', is: 'Varð höfundur', en: 'Became author' },
    },
  },
};
