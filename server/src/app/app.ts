import type { Storage } from '../platform/files/storage.ts';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { serveApiKeys } from '../accounts/apiKeys/routes.ts';
import { serveAccess } from '../accounts/delegation/routes.ts';
import { serveAmendments } from '../works/amendments/routes.ts';
import { serveApprovals } from '../works/approvals/routes.ts';
import { serveAuthors } from '../people/authors/routes.ts';
import { serveCodes } from '../works/codes/routes.ts';
import { serveParties } from '../works/parties/routes.ts';
import { serveCodeTables } from '../works/codeTables/routes.ts';
import { serveTransfers } from '../publishing/transfers/routes.ts';
import type { Config } from '../platform/config.ts';
import { serveConfirmations } from '../accounts/confirmations/routes.ts';
import { submissionFiles } from '../publishing/contracts/files.ts';
import { serveContracts } from '../publishing/contracts/routes.ts';
import { serveContractEarnings } from '../publishing/earnings/routes.ts';
import { changeAsAsked } from '../publishing/contracts/asked.ts';
import { takeOutOfContract } from '../publishing/contracts/works.ts';
import { serveCueSheets } from '../works/cueSheets/routes.ts';
import { Listener } from '../platform/database/listener.ts';
import { Readers } from '../platform/database/readers.ts';
import type { Queryable } from '../platform/database/statement.ts';
import { serveDeskSearch } from './deskSearch/routes.ts';
import { serveHome } from './home/routes.ts';
import { serveWorkViews } from './workViews/routes.ts';
import { servePots } from '../royalties/distributions/potRoutes.ts';
import { serveDistributions } from '../royalties/distributions/routes.ts';
import { serveAdvances } from '../royalties/advances/routes.ts';
import { serveExpected } from '../royalties/expected/routes.ts';
import { serveInheritances } from '../royalties/inheritances/routes.ts';
import { serveForeignAccounts } from '../royalties/foreignAccounts/routes.ts';
import { serveSocieties } from '../royalties/societies/routes.ts';
import { serveIncome } from '../royalties/income/routes.ts';
import { serveRuns } from '../royalties/runs/routes.ts';
import { serveLedger } from '../royalties/ledger/routes.ts';
import { serveOpenings } from '../royalties/openings/routes.ts';
import { serveTransparency } from '../royalties/transparency/routes.ts';
import { servePayments } from '../royalties/payments/routes.ts';
import { serveDistributionCalendar } from '../royalties/calendar/routes.ts';
import { serveDrafts } from '../platform/drafts/routes.ts';
import { openStorage } from '../platform/files/open.ts';
import { serveFiles } from '../platform/files/routes.ts';
import { applicationFiles } from '../grants/funds/files.ts';
import { serveFunds } from '../grants/funds/routes.ts';
import { serveDataExport } from '../people/dataExport/routes.ts';
import { Positions } from '../platform/http/positions.ts';
import type { Replicas } from '../platform/database/replicas.ts';
import { limitRate } from './rate.ts';
import { warm } from './warm.ts';
import { observe } from '../platform/http/observe.ts';
import { newServer, prepareServer } from './serving.ts';
import { allDescriptions } from './allDescriptions.ts';
import { publicHeads } from './publicHeads.ts';
import { describeApi } from '../platform/http/openapi.ts';
import { servePages } from '../platform/http/pages.ts';
import { serveReads } from '../platform/http/reads.ts';
import type { Server } from '../platform/http/serve.ts';
import { serveCwrIn } from '../exchange/cwrIn/routes.ts';
import { serveCwrOut } from '../exchange/cwrOut/routes.ts';
import { serveSftp } from '../exchange/sftp/routes.ts';
import { serveSocietyFiles } from '../exchange/societyFiles/routes.ts';
import { serveIswc } from '../exchange/iswc/routes.ts';
import { Maintenance } from '../platform/maintenance/maintenance.ts';
import { serveMaintenance } from '../platform/maintenance/routes.ts';
import { turnAwayForMaintenance } from '../platform/maintenance/turnAway.ts';
import { serveOperations } from '../platform/operations/routes.ts';
import { serveJobs } from '../platform/jobs/routes.ts';
import { serveAuthorMerge } from '../works/authorMerge/routes.ts';
import { newsFiles } from '../messages/news/files.ts';
import { serveNews } from '../messages/news/routes.ts';
import { assemblyFiles } from '../people/assemblies/files.ts';
import { serveAssemblies } from '../people/assemblies/routes.ts';
import { serveIpi } from '../people/ipi/routes.ts';
import { caseFiles } from '../messages/cases/files.ts';
import { serveCases } from '../messages/cases/routes.ts';
import { serveLetters } from '../messages/letters/routes.ts';
import { serveLivePerformances } from '../performances/livePerformances/routes.ts';
import { serveSetListWords } from '../performances/setListWords/routes.ts';
import { serveLookups } from '../platform/lookups/routes.ts';
import { serveMemberships } from '../accounts/memberships/routes.ts';
import { serveMusicStart } from '../grants/musicStart/routes.ts';
import { serveNotifications } from '../messages/notifications/routes.ts';
import { servePush } from '../messages/push/routes.ts';
import { serveStream } from '../messages/notifications/stream.ts';
import { serveLoginConfirmation } from '../accounts/loginConfirmation/routes.ts';
import { serveOpenId } from '../accounts/openId/routes.ts';
import { servePerformanceDesk } from '../performances/staff/routes.ts';
import { servePasswords } from '../accounts/passwords/routes.ts';
import { serveMemberNotes } from '../people/memberNotes/routes.ts';
import { servePersons } from '../people/persons/routes.ts';
import { servePlaces } from '../performances/venues/routes.ts';
import { serveProvisional } from '../works/provisional/routes.ts';
import { serveQuestions } from '../works/questions/routes.ts';
import { serveRecords } from '../people/auditLog/routes.ts';
import { sheetKinds } from './sheetKinds.ts';
import { serveBulk } from '../platform/bulk/routes.ts';
import { serveRegistration } from '../works/registration/routes.ts';
import { serveReview } from '../works/review/routes.ts';
import { Sessions } from '../platform/sessions/current.ts';
import { serveSecondFactors } from '../accounts/secondFactors/routes.ts';
import { serveSessions } from '../accounts/sessions/routes.ts';
import { serveSignOn } from '../accounts/signOn/routes.ts';
import { serveStatistics } from '../royalties/statistics/routes.ts';
import { serveWebhooks } from '../messages/webhooks/routes.ts';
import { serveUsage } from '../royalties/usage/routes.ts';
import { serveUsageClaims } from '../royalties/usageClaims/routes.ts';
import { serveUsers } from '../accounts/users/routes.ts';
import { serveWorks } from '../works/catalogue/routes.ts';
import { disputeFiles } from '../works/disputes/files.ts';
import { serveDisputes } from '../works/disputes/routes.ts';
import { estateFiles } from '../works/estates/files.ts';
import { serveEstates } from '../works/estates/routes.ts';
import { serveGroups } from '../works/groups/routes.ts';
import { serveSplitRooms } from '../works/splitRooms/routes.ts';
import { serveSplitStream } from '../works/splitRooms/stream.ts';
import { servePins } from '../works/pins/routes.ts';
import { serveRepertory } from '../works/repertory/routes.ts';

export interface Dependencies {
  config: Config;
  pool: pg.Pool;
  /** How the application connects, past a pooler, for the one line that listens. */
  connection: pg.ClientConfig;
  log: Logger;
  /** Where short reads go, if not over connections of their own. */
  reads?: Queryable;
  /** Told to stop, and still answering so that a balancer sees it first. */
  stopping?: { isStopping: boolean };
  /** What reads are answered from besides the pool (O25). */
  replicas?: Replicas | undefined;
  /** Whether to ask beforehand what the first callers will. */
  warms?: boolean;
}

/** The whole server, not yet listening. */
export async function buildApp({
  config,
  pool,
  connection,
  log,
  reads,
  stopping = { isStopping: false },
  replicas,
  warms = false,
}: Dependencies): Promise<FastifyInstance> {
  const storage = openStorage(config, pool);
  const app = newServer(config, log, storage) as unknown as FastifyInstance;
  await prepareServer(app, config, stopping);
  const listener = new Listener(connection, log);
  app.addHook('onClose', () => listener.stop());
  const maintenance = new Maintenance(pool, listener, log);
  turnAwayForMaintenance(app, maintenance, config);
  const readers = new Readers(pool);
  app.addHook('onClose', () => readers.close());
  const sessions = new Sessions(pool, listener, config, reads ?? readers);
  const counts = config.rateLimitPerMinute > 0 ? await limitRate(app, config, { sessions, db: pool }) : [];
  const positions = replicas && new Positions(replicas, pool);
  const caches = () => [sessions.caches, counts.map(({ cache }) => cache), positions?.cache ?? []].flat();

  const server: Server = {
    app,
    pool,
    // A pooler by transaction may give each of many queries at once to another connection.
    reads: reads ?? (config.pooling === 'transaction' ? pool : readers),
    positions,
    actorOf: (request) => sessions.actorOf(request),
    forget: ({ tokenHash }) => sessions.forget(tokenHash),
  };
  serveAll(server, config, storage);
  serveReads(server);
  serveMaintenance(server, maintenance);
  const streams = serveStream({ ...server, sessions, listener });
  serveSplitStream({ ...server, sessions, listener });
  serveOperations(server, config, { streams: () => streams.size, replicas: () => replicas?.states ?? [] });
  await listener.start();
  describeApi(server.app, config, allDescriptions);
  observe(
    server.app,
    { pool, config, log, replicas, listener, maintenance, caches, streams: () => streams.size },
    () => stopping.isStopping,
  );
  await servePages(server.app, publicHeads(server, config));
  if (warms) await warm([server, ...(replicas?.all ?? [])]);
  return server.app;
}

/** The calls of every feature. */
function serveAll(server: Server, config: Config, storage: Storage): void {
  serveSessions(server, config);
  serveSecondFactors(server, config);
  serveOpenId(server, config);
  serveSignOn(server, config);
  serveLoginConfirmation(server, config);
  serveApiKeys(server);
  serveWebhooks(server, config);
  servePasswords(server, config);
  servePersons(server, config);
  serveMemberNotes(server);
  serveIpi(server, config);
  serveAssemblies(server, config);
  serveDataExport(server, config);
  serveAuthors(server);
  serveOfWorks(server, config);
  serveTransfers(server);
  serveNotifications(server);
  servePush(server, config);
  serveLetters(server, config);
  serveCases(server);
  serveJobs(server);
  serveUsers(server, config);
  serveAccess(server, config);
  serveConfirmations(server, { ...config, changeContract: changeAsAsked });
  serveMemberships(server, config);
  serveDeskSearch(server);
  serveHome(server);
  serveWorkViews(server);
  serveRecords(server);
  serveDrafts(server);
  serveContracts(server, config);
  serveContractEarnings(server);
  servePlaces(server);
  servePerformanceDesk(server);
  serveMusicStart(server);
  serveFiles(server, { ...config, storage }, [
    applicationFiles,
    submissionFiles,
    caseFiles,
    assemblyFiles,
    estateFiles,
    disputeFiles,
    newsFiles,
  ]);
  serveNews(server, config, storage);
  serveFunds(server);
  serveLookups(server);
  serveLivePerformances(server);
  serveSetListWords(server);
  serveCwrIn(server, { fourEyes: config.fourEyes, takeOutOfContract });
  serveIswc(server, config);
  serveCwrOut(server, config);
  serveSftp(server, config);
  serveSocietyFiles(server, config);
  serveRoyalties(server, config);
}

function serveOfWorks(server: Server, config: Config): void {
  serveWorks(server);
  serveCodes(server);
  serveParties(server, config);
  serveCodeTables(server);
  serveRegistration(server);
  serveBulk(server, sheetKinds);
  serveAmendments(server, config);
  serveReview(server, config);
  serveQuestions(server);
  serveProvisional(server);
  serveApprovals(server);
  serveAuthorMerge(server, config);
  serveDisputes(server, config);
  serveEstates(server);
  serveGroups(server);
  serveSplitRooms(server);
  servePins(server);
  serveRepertory(server, config);
  serveCueSheets(server);
}

function serveRoyalties(server: Server, config: Config): void {
  serveIncome(server);
  serveRuns(server, config);
  serveLedger(server);
  serveOpenings(server);
  serveTransparency(server, config);
  serveAdvances(server);
  serveInheritances(server);
  serveExpected(server);
  servePayments(server, config);
  serveForeignAccounts(server);
  serveSocieties(server);
  serveDistributions(server, config);
  servePots(server);
  serveStatistics(server);
  serveUsageClaims(server);
  serveUsage(server, config);
  serveDistributionCalendar(server, config);
}
