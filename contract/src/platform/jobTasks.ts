import type { Text } from './rules/language.ts';

interface JobTask {
  /** What the page of jobs calls it. */
  label: Text;
  /** When it runs by itself: minute, hour, day, month, weekday, in UTC, which is the time in Iceland. */
  cron?: string;
}

/** Every job of the portal by the name that the database knows it by, which stays though the code is renamed. */
export const jobTasks = {
  closeLinks: {
    label: { is: 'Lokun gamalla slóða í pósthólfi', en: 'Expiry of old links in the mailbox' },
    cron: '20 4 * * *',
  },
  sendDigests: {
    label: { is: 'Samantektir til höfunda utan félagsins', en: 'Digests to authors outside the society' },
    cron: '5 8 * * *',
  },
  approvalClock: {
    label: { is: 'Samþykki: áminningar og frestur', en: 'Approvals: reminders and time limit' },
    cron: '7 * * * *',
  },
  disputeClock: {
    label: { is: 'Ágreiningur um hlutföll: frestur', en: 'Disputes over shares: time limit' },
    cron: '17 * * * *',
  },
  estateDeadlines: {
    label: { is: 'Dánarbú: réttindi færast til erfingja', en: 'Estates: rights pass to heirs' },
    cron: '27 * * * *',
  },
  contractClock: {
    label: { is: 'Samningar: gildistaka og lok', en: 'Contracts: start and end' },
    cron: '41 * * * *',
  },
  masqueradeClock: {
    label: { is: 'Umboð: tilkynningar um notkun', en: 'Access: notifications of use' },
    cron: '*/10 * * * *',
  },
  remindOfSetLists: {
    label: { is: 'Áminning um ósenda lagalista', en: 'Reminders of set lists that were not sent' },
    cron: '15 9 * * *',
  },
  findSetListDoubts: {
    label: { is: 'Leit að lagalistum í vafa', en: 'Search for set lists in doubt' },
    cron: '47 * * * *',
  },
  checkWaiting: {
    label: { is: 'Yfirlestur verka í bið', en: 'Checking of waiting works' },
    cron: '* * * * *',
  },
  clearFiles: {
    label: { is: 'Hreinsun skjalageymslu', en: 'File storage clean-up' },
    cron: '23 * * * *',
  },
  tellOfDecisions: {
    label: { is: 'Segja frá afgreiðslu umsókna', en: 'Notifications of decisions on applications' },
    cron: '5 * * * *',
  },
  finishDistribution: { label: { is: 'Frágangur úthlutunar', en: 'Finishing of a distribution' } },
  importDistribution: { label: { is: 'Innlestur úthlutunar', en: 'Import of a distribution' } },
  reckonRun: { label: { is: 'Útreikningur úthlutunarkeyrslu', en: 'Calculation of a distribution run' } },
  clearDistribution: {
    label: { is: 'Hreinsun úthlutunar sem hætt var við', en: 'Clearing of a cancelled distribution' },
  },
  sweepDistributions: {
    label: { is: 'Hreinsun hálfsendra úthlutunarskráa', en: 'Clean-up of partly sent distribution files' },
    cron: '41 3 * * *',
  },
  checkIpiImport: { label: { is: 'Yfirlestur IPI-skrár', en: 'Check of an IPI file' } },
  takeIpiImport: { label: { is: 'Innlestur IPI-skrár', en: 'Import of an IPI file' } },
  sweepIpiImports: {
    label: { is: 'Hreinsun gamalla IPI-skráa', en: 'Clean-up of old IPI files' },
    cron: '51 3 * * *',
  },
  checkSocietyFiles: {
    label: { is: 'Yfirlestur gagna úr öðru kerfi', en: 'Check of data from another system' },
  },
  takeSocietyFiles: {
    label: { is: 'Innlestur gagna úr öðru kerfi', en: 'Import of data from another system' },
  },
  askSocietyAuthors: {
    label: { is: 'Samþykki verka úr öðru kerfi', en: 'Approvals of works from another system' },
  },
  sweepSocietyFiles: {
    label: {
      is: 'Hreinsun gagna úr öðru kerfi sem enginn tók inn',
      en: 'Clean-up of data from another system that nobody took',
    },
    cron: '3 4 * * *',
  },
  inviteSocietyUsers: {
    label: { is: 'Boð til notenda úr öðru kerfi', en: 'Invitations of users from another system' },
  },
  exchangeIswcs: {
    label: { is: 'ISWC: sendingar og svör', en: 'ISWC: requests and answers' },
    cron: '*/5 * * * *',
  },
  checkCwrFile: { label: { is: 'Yfirlestur CWR-skrár', en: 'Check of a CWR file' } },
  registerBulk: { label: { is: 'Skráning margra verka', en: 'Registration of many works' } },
  registerCwrFile: {
    label: { is: 'Skráning verka úr CWR-skrá', en: 'Registration of works from a CWR file' },
  },
  answerCwr: {
    label: { is: 'Svör við CWR-skrám', en: 'Answers to CWR files' },
    cron: '35 * * * *',
  },
  sweepCwrFiles: {
    label: { is: 'Hreinsun ósendra CWR-skráa', en: 'Clean-up of CWR files that were not sent' },
    cron: '57 3 * * *',
  },
  exchangeSftp: {
    label: { is: 'SFTP: CWR-skrár sendar og sóttar', en: 'SFTP: CWR files sent and fetched' },
    cron: '* * * * *',
  },
  importUsage: { label: { is: 'Innlestur notkunar', en: 'Import of usage' } },
  matchUsage: {
    label: { is: 'Pörun notkunar sem bíður', en: 'Matching of waiting usage' },
    cron: '52 3 * * *',
  },
  foldStatements: {
    label: { is: 'Skilagreinar liðinna ára í eina töflu', en: 'Statements of closed years into one table' },
    cron: '13 2 * * *',
  },
  carryLedger: {
    label: { is: 'Stöður í bókhaldi færðar fram', en: 'Ledger balances carried forward' },
    cron: '33 2 * * *',
  },
  archiveStatements: {
    label: { is: 'Skilagreinar liðinna ára í geymslu', en: 'Statements of closed years into storage' },
    cron: '37 4 * * *',
  },
  foreseeMoney: {
    label: { is: 'Áætlun um væntanlegar úthlutanir', en: 'Estimate of expected distributions' },
    cron: '11 4 * * *',
  },
  divideByTime: {
    label: { is: 'Töflur næstu ársfjórðunga', en: 'Tables of the coming quarters' },
    cron: '23 3 * * *',
  },
  measureTables: {
    label: { is: 'Mæling á stærð taflna', en: 'Measuring of table sizes' },
    cron: '17 3 * * *',
  },
  exportRepertory: {
    label: { is: 'Verkaskráin sem skrár', en: 'The repertory as files' },
    cron: '29 2 * * *',
  },
  sendWebhooks: {
    label: { is: 'Sendingar til kerfa félagsmanna', en: 'Deliveries to members’ systems' },
    cron: '* * * * *',
  },
  sendPushes: {
    label: { is: 'Tilkynningar í síma og tölvur', en: 'Notifications on devices' },
    cron: '* * * * *',
  },
} as const satisfies Record<string, JobTask>;

export type JobName = keyof typeof jobTasks;

/** The declaration of a job that the database names; undefined for one of an earlier release. */
export const jobTaskOf = (name: string): JobTask | undefined =>
  Object.hasOwn(jobTasks, name) ? jobTasks[name as JobName] : undefined;
