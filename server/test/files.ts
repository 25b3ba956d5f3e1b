import type { FileOwnerKind } from '@omur/contract/platform/calls/files';
import type { Portal, Someone } from './portal.ts';

// Files as browsers send them, for tests.

export const aPdf = (bytes = 1000) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 0x41)]);
export const anExe = (bytes = 1000) => Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(bytes - 4)]);

/** An application of somebody, in an open period. */
export async function anApplication(portal: Portal, by: Someone): Promise<number> {
  const [period] = await portal.sql(
    `insert into fund_period (fund_id, season, year, opens_on, closes_on)
     values (1, 'winter', 2100 + (select count(*) from fund_period), current_date - 1, current_date + 30) returning fund_period_id`,
  );
  const [application] = await portal.sql(
    `insert into fund_application (fund_period_id, person_id, project_title, amount_isk, applicant_cv, project_description,
       has_earlier_grant, bank, ledger, account)
     values ($1, $2, 'Vökudraumar', 400000, 'Söngvaskáld', 'Plata', false, '0133', '26', '000123') returning application_id`,
    [period?.fund_period_id, by.personId],
  );
  return application?.application_id;
}

/** A contract that a publisher has sent in, with an author. */
export async function aSubmission(portal: Portal, publisher: Someone, author: Someone): Promise<number> {
  const [submission] = await portal.sql(
    `insert into contract_submission
       (publisher_id, author_id, starts_on, ends_on, performance_share, mechanical_share, submitted_by, works_count)
     values ($1, $2, current_date, current_date + 365, 40, 40, $3, 1) returning submission_id`,
    [publisher.personId, author.authorId, publisher.userId],
  );
  return submission?.submission_id;
}

const bases: Record<FileOwnerKind, string> = {
  application: '/api/funds/applications',
  contractSubmission: '/api/persons/publishers/contractsSubmissions',
  case: '/api/cases',
  assembly: '/api/assemblies',
  estate: '/api/estates',
  news: '/api/news',
  disputeParty: '/api/disputeParties',
};

interface Sent {
  name?: string;
  type?: string;
  content?: Buffer;
  size?: number;
}

/** What one does with the files of an application or a submission. */
export function filesOf(portal: Portal, kind: FileOwnerKind, ownerId: number) {
  const base = `${bases[kind]}/${ownerId}/files`;
  const offer = (
    as: Someone | undefined,
    { name = 'Ferilskrá.pdf', type = 'application/pdf', content = aPdf(), size }: Sent = {},
  ) =>
    portal.ask(`POST ${base}`, {
      as,
      body: { HEITI_SKRAR: name, TEGUND_SKRAR: type, STAERD: size ?? content.length },
    });
  const confirm = (as: Someone | undefined, fileId: number) =>
    portal.ask(`PATCH ${base}/${fileId}/confirm`, { as });
  return {
    offer,
    confirm,
    list: (as: Someone | undefined) => portal.ask(`GET ${base}`, { as }),
    link: (as: Someone | undefined, fileId: number) => portal.ask(`GET ${base}/${fileId}/link`, { as }),
    remove: (as: Someone | undefined, fileId: number) => portal.ask(`DELETE ${base}/${fileId}`, { as }),
    /** The whole way: offered, sent and confirmed; answers its number. */
    attach: async (as: Someone, sent: Sent = {}): Promise<number> => {
      const { body } = await offer(as, sent);
      await send(portal, body.sloD_UPPHLEDSLU, sent);
      const confirmed = await confirm(as, body.skrA_NR);
      if (confirmed.status !== 200) throw new Error(`The file was refused: ${confirmed.text}`);
      return body.skrA_NR;
    },
  };
}

/** Sends a content to a signed address as a browser does; to the portal itself when the address has no host. */
export async function send(
  portal: Portal,
  url: string,
  { type = 'application/pdf', content = aPdf() }: Sent = {},
): Promise<number> {
  const headers = { 'content-type': type, 'if-none-match': '*' };
  if (url.startsWith('/')) {
    const answer = await portal.app.inject({ method: 'PUT', url, headers, payload: content });
    return answer.statusCode;
  }
  return (await fetch(url, { method: 'PUT', headers, body: new Uint8Array(content) })).status;
}

export async function read(portal: Portal, url: string) {
  if (url.startsWith('/')) {
    const answer = await portal.app.inject({ method: 'GET', url });
    return {
      status: answer.statusCode,
      content: answer.rawPayload,
      headers: new Headers(answer.headers as Record<string, string>),
    };
  }
  const answer = await fetch(url);
  return { status: answer.status, content: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
}
