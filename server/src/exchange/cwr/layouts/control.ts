import { type Fields, prefix } from './layout.ts';

// Records around files, groups and answers. Columns: CWR 2.2 §3.5–3.8, §4.1, §5.26.

export const control = {
  HDR: {
    senderType: [4, 2, 'code'],
    senderId: [6, 9, 'digits'],
    senderName: [15, 45, 'text'],
    ediVersion: [60, 5, 'code'],
    createdOn: [65, 8, 'date'],
    createdAt: [73, 6, 'clock'],
    sentOn: [79, 8, 'date'],
    characterSet: [87, 15, 'code'],
    version: [102, 3, 'code', '2.2'],
    revision: [105, 3, 'number', '2.2'],
    software: [108, 30, 'text', '2.2'],
    softwareVersion: [138, 30, 'text', '2.2'],
  },
  GRH: {
    transactionType: [4, 3, 'code'],
    group: [7, 5, 'number'],
    version: [12, 5, 'code'],
    batch: [17, 10, 'number'],
    distributionType: [27, 2, 'code'],
  },
  GRT: {
    group: [4, 5, 'number'],
    transactions: [9, 8, 'number'],
    records: [17, 8, 'number'],
    currency: [25, 3, 'code'],
    amount: [28, 10, 'number'],
  },
  TRL: {
    groups: [4, 5, 'number'],
    transactions: [9, 8, 'number'],
    records: [17, 8, 'number'],
  },
  ACK: {
    ...prefix,
    createdOn: [20, 8, 'date'],
    createdAt: [28, 6, 'clock'],
    originalGroup: [34, 5, 'number'],
    originalTransaction: [39, 8, 'number'],
    originalType: [47, 3, 'code'],
    title: [50, 60, 'text'],
    submitterNumber: [110, 20, 'text'],
    recipientNumber: [130, 20, 'text'],
    processedOn: [150, 8, 'date'],
    status: [158, 2, 'code'],
  },
  MSG: {
    ...prefix,
    messageType: [20, 1, 'code'],
    originalRecord: [21, 8, 'number'],
    recordType: [29, 3, 'code'],
    level: [32, 1, 'code'],
    rule: [33, 3, 'code'],
    text: [36, 150, 'text'],
  },
} as const satisfies Record<string, Fields>;
