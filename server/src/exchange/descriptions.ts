import type { Descriptions } from '../platform/http/describe.ts';

/** What the page about the API says of the calls to do with the industry. */
export const exchangeCalls: Descriptions = {
  'GET /api/compositions/:workId/iswc': {
    summary:
      'Whether a work can get an ISWC and what is missing, its ISWCs with status, source and date, and what became of the last request; for its parties and staff.',
    spec: 'X50, X52',
  },
  'POST /api/compositions/:workId/iswc/requests': {
    summary: 'Queues a work for the ISWC agency: an addition, or an update if it has a code of the agency.',
    spec: 'X51',
  },
  'GET /api/iswc': {
    summary: 'How the exchange with the ISWC agency stands: requests by state, open questions and tasks.',
    spec: 'X53',
  },
  'GET /api/iswc/requests': { summary: 'The requests in a state, the newest first.', spec: 'X53' },
  'PATCH /api/iswc/requests/:requestId': {
    summary: 'Puts a request back into the queue, or takes it out.',
    spec: 'X53',
  },
  'GET /api/iswc/questions': {
    summary: 'Questions about ISWCs that staff have to answer, the oldest first; or those answered.',
    spec: 'X54, X52',
  },
  'PATCH /api/iswc/questions/:questionId': {
    summary:
      'Answers a question: the same work or another one, which the agency is told; the agency’s code or ours, which is written here.',
    spec: 'X54, X52',
  },
  'GET /api/iswc/tasks': {
    summary: 'Tasks of other agencies by deadline; or those that are closed.',
    spec: 'X56',
  },
  'PATCH /api/iswc/tasks/:taskId': {
    summary: 'Approves or rejects a task of another agency, with a note of at most 200 characters.',
    spec: 'X56',
  },
  'GET /api/iswc/files': { summary: 'Files that went to the agency and came from it.', spec: 'X57' },
  'POST /api/iswc/files': {
    summary: 'Puts what waits into a JSON file for the agency and marks it as sent by file.',
    spec: 'X57',
  },
  'GET /api/iswc/files/:fileId': { summary: 'A file for the agency, as it was made.', spec: 'X57' },
  'POST /api/iswc/files/received': {
    summary:
      'Reads a file of acknowledgements and notifications, reports on every line, and takes it in unless it is a trial. The same content twice changes nothing.',
    spec: 'X57',
  },
  'GET /api/cwr/files': {
    summary: 'Files of CWR, the newest first: the sender’s own, and all of them for staff.',
    spec: 'X80, X81',
  },
  'GET /api/cwr/files/:cwrFileId': {
    summary:
      'A file of CWR: its state, what came of its works by number, and what is wrong with the file itself.',
    spec: 'X80, X81',
  },
  'POST /api/cwr/files': {
    summary:
      'Takes a file of CWR, or a zip with one, and has it judged; nothing is registered. The same bytes, once sent, answer the file that was sent.',
    spec: 'X80, X81, X82',
  },
  'GET /api/cwr/files/:cwrFileId/transactions': {
    summary: 'The works of a file in its order, each with its verdict, its messages and what became of it.',
    spec: 'X80, X83',
  },
  'POST /api/cwr/files/:cwrFileId/send': {
    summary:
      'Has the works of a judged file registered by a job, and the first answer written; a file that was refused whole is answered. Repeating it changes nothing.',
    spec: 'X83, X84, X175',
  },
  'POST /api/cwr/files/:cwrFileId/cancel': {
    summary: 'Drops a file that was not sent, with everything that was read from it.',
    spec: 'X80',
  },
  'GET /api/cwr/files/:cwrFileId/answers': { summary: 'The answers to a file, in order.', spec: 'X87' },
  'GET /api/cwr/answers/:cwrAnswerId': { summary: 'An answer as a file of CWR.', spec: 'X87' },
  'GET /api/cwr/questions': {
    summary: 'Works of files that wait for staff, each beside the work on file that it may be.',
    spec: 'X84, X85',
  },
  'PATCH /api/cwr/questions/:cwrTransactionId': {
    summary:
      'Answers such a question: register, the same as a work on file, take the publishers of a revision, refuse, or nobody of ours.',
    spec: 'X86, X111, X127',
  },
  'GET /api/cwr/receivers': {
    summary: 'Receivers of CWR files, with how many works are new, changed, kept out, sent and answered.',
    spec: 'X90',
  },
  'GET /api/cwr/societies': {
    summary: 'Societies by their numbers that can become receivers of CWR files.',
    spec: 'X130',
  },
  'POST /api/cwr/receivers': {
    summary:
      'Adds a society or hub that CWR files are made for, by its number in the table of societies, with the version and the works it gets.',
    spec: 'X130, X131',
  },
  'PUT /api/cwr/receivers/:receiver': {
    summary:
      'Changes a receiver, or closes it: it gets no more files, and keeps what it has. Opened again, it goes on where it was.',
    spec: 'X131, X132',
  },
  'GET /api/cwr/receivers/:receiver/refusedWorks': {
    summary: 'Works that our judge keeps out of files for a receiver, with the rules that they break.',
    spec: 'X91',
  },
  'POST /api/cwr/receivers/:receiver/sentFiles': {
    summary:
      'Makes the next CWR file for a receiver, of at most 10,000 works, and marks them as sent. No file where nothing may go out.',
    spec: 'X90, X91, X93',
  },
  'GET /api/cwr/sentFiles': {
    summary: 'CWR files that the society has made, the newest first.',
    spec: 'X93',
  },
  'GET /api/cwr/sentFiles/:fileId': {
    summary: 'A CWR file as it was made: the society’s for staff, and one’s own.',
    spec: 'X93, X94',
  },
  'POST /api/cwr/ownFiles': {
    summary: 'The caller’s own catalogue as CWR files; the same files as before where nothing has changed.',
    spec: 'X94',
  },
  'GET /api/cwr/receivedAnswers': {
    summary: 'Files of answers that were taken in, the newest first.',
    spec: 'X95',
  },
  'POST /api/cwr/receivedAnswers': {
    summary:
      'Reads a CWR file of answers, reports on each, and takes them in unless it is a trial. The same content twice changes nothing.',
    spec: 'X95, X96, X97, X98',
  },
  'GET /api/cwr/cases': {
    summary:
      'Cases that answers opened, with both versions of the work, the oldest first; or those that are closed.',
    spec: 'X96',
  },
  'PATCH /api/cwr/cases/:caseId': {
    summary: 'Closes a case with a note; the ISWC or the IPI name number of the answer can be taken.',
    spec: 'X96, X97, X135',
  },
  'GET /api/cwr/sftpAccounts': {
    summary:
      'SFTP accounts of receivers and senders of CWR, with how the last round went. Never what they are entered with.',
    spec: 'X120, X122, X123',
  },
  'POST /api/cwr/sftpAccounts': {
    summary:
      'Sets up an SFTP account of a receiver, or of a person who sends files. Asks for the password of whoever does it.',
    spec: 'X120, X121, X128',
  },
  'PUT /api/cwr/sftpAccounts/:sftpAccountId': {
    summary:
      'Changes an SFTP account, or switches it off. Password or key stay where none is given; another server, user or fingerprint needs them anew. Asks for the password of whoever does it.',
    spec: 'X120, X121, X128',
  },
  'DELETE /api/cwr/sftpAccounts/:sftpAccountId': {
    summary: 'Removes an SFTP account with what is known of its files; the files themselves stay.',
    spec: 'X120',
  },
  'POST /api/cwr/sftpAccounts/:sftpAccountId/try': {
    summary:
      'Connects soon instead of after the pause, and tries files again that another stood in the way of.',
    spec: 'X123',
  },
  'GET /api/cwr/sftpAccounts/:sftpAccountId/transfers': {
    summary: 'Files that went out or came in through an account, the newest first, with why one was refused.',
    spec: 'X123, X124',
  },
  'GET /api/migrations': {
    summary: 'The data of other systems that was sent, the newest first.',
    spec: 'O80, O92',
  },
  'GET /api/migrations/:societyImportId': {
    summary:
      'What was sent, how far it has come, and what each file comes to: lines, refused, new, changed, the same.',
    spec: 'O82',
  },
  'POST /api/migrations': {
    summary: 'Announces files of another system under a name; they are sent in parts.',
    spec: 'O80, O87',
  },
  'PUT /api/migrations/:societyImportId/files/:fileName/parts/:partNumber': {
    summary: 'Sends a part of a file in base64, again if it came before; only who announced the files.',
    spec: 'O80, O87',
  },
  'POST /api/migrations/:societyImportId/check': {
    summary: 'Has a job read the files that were sent. Nothing of the society changes.',
    spec: 'O82',
  },
  'GET /api/migrations/:societyImportId/problems': {
    summary: 'What is wrong with the files, by file, line and column.',
    spec: 'O81, O90',
  },
  'GET /api/migrations/:societyImportId/problems.csv': {
    summary:
      'All that is wrong with the files, a line for each fault with file, line, column, kind and sentence, as CSV; after them lines that were refused with what they are parts of.',
    spec: 'O263',
  },
  'GET /api/migrations/:societyImportId/figures': {
    summary:
      'Sums of the old system beside the same here, differences first: works by light, money by year, by right and by work.',
    spec: 'O91',
  },
  'GET /api/migrations/:societyImportId/figures.xlsx': {
    summary:
      'The same sums as a workbook with a sheet for each kind, differences first; what one sheet has no room for stands in another.',
    spec: 'O91, O284',
  },
  'POST /api/migrations/:societyImportId/take': {
    summary:
      'Has a job take files that were read, without refused lines only if that is said; another administrator than sent them. Tries again at once where the last try failed.',
    spec: 'O86, O87, O276',
  },
  'POST /api/migrations/:societyImportId/approvals': {
    summary:
      'Has a job ask the authors of its works who wait without having been asked, but for works that the administrator has a part in.',
    spec: 'O275',
  },
  'POST /api/migrations/:societyImportId/invitations': {
    summary:
      'Has a job invite everybody who came with the files to log in, has an e-mail address, and was never sent a link to a password; nobody twice.',
    spec: 'O285',
  },
  'POST /api/migrations/:societyImportId/cancel': {
    summary:
      'Lets go of files that were not taken; nothing of them is left but their names. Of files that a try to take failed, lets go of what is left: what was taken stays.',
    spec: 'O86, O276',
  },
};
