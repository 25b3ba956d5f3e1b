export const messages = {
  unreadCount: {
    is: { one: '{count} ólesin', other: '{count} ólesnar' },
    en: { one: '{count} unread', other: '{count} unread' },
  },
  allRead: { is: 'Allar lesnar', en: 'All read' },
  readAll: { is: 'Merkja allar lesnar', en: 'Mark all as read' },
  settings: { is: 'Stilla tilkynningar', en: 'Notification settings' },
  list: { is: 'Listi yfir tilkynningar', en: 'List of notifications' },
  unread: { is: 'Ólesin', en: 'Unread' },
  more: { is: 'Sýna eldri', en: 'Show older' },
  back: { is: 'Allar tilkynningar', en: 'All notifications' },
  choose: { is: 'Veldu tilkynningu', en: 'Choose a notification' },
  chooseHint: {
    is: 'Hún birtist hér og er þá lesin.',
    en: 'It opens here and is marked as read.',
  },
  none: { is: 'Engar tilkynningar', en: 'No notifications' },
  noneHint: {
    is: 'Hér birtist það sem varðar verkin þín: samþykki, ljós og ákvarðanir.',
    en: 'News about your works appears here: approvals, lights and decisions.',
  },
  nobody: {
    is: 'Tilkynningar fara til þeirra sem eru á skrá hjá félaginu.',
    en: 'Notifications go to people on file with the society.',
  },
  open: { is: 'Skoða nánar', en: 'Take a look' },
};
