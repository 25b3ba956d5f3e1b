import * as calls from '@omur/contract/publishing/contracts';
import * as works from '@omur/contract/publishing/contractWorks';
import * as submissions from '@omur/contract/publishing/contractSubmissions';
import { fold } from '@omur/contract/platform/rules/folding';
import { contractFieldNames } from '@omur/contract/publishing/rules/contractHistory';
import { readKennitala } from '@omur/contract/people/rules/kennitala';
import { earlierSystem, thePortal, theSociety } from '@omur/contract/platform/rules/theSociety';
import type { Language } from '@omur/contract/platform/rules/language';
import type { Config } from '../../platform/config.ts';
import type { Listing } from '../../platform/database/listing.ts';
import { isProxy, isStaff, type Actor } from '../../platform/sessions/actor.ts';
import { oneOr404, allRows } from '../../platform/http/rows.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { assertAccess } from '../../platform/sessions/access.ts';
import { answerOffer } from './answer.ts';
import { change } from './change.ts';
import { decide } from './decide.ts';
import type { Eyes } from './eyes.ts';
import {
  changesOfContract,
  contractsOf,
  findContract,
  findPublishers,
  subAgreementsOf,
  worksOfContract,
} from './queries.ts';
import { subPublish } from './subAgreement.ts';
import { submit } from './submit.ts';
import {
  findSubmission,
  overlapsOfSubmission,
  submissionsOf,
  worksOfSubmission,
} from './submissionQueries.ts';
import { addWorks, removeWork } from './works.ts';

const namesIn = (language: Language) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(contractFieldNames).map(([field, name]) => [field, name[language]])),
  );
/** C2.21: what a change was of, in words. */
const fieldNames = { is: namesIn('is'), en: namesIn('en') };

type Search = 'pattern' | 'number';

export function serveContracts(server: Server, { fourEyes }: Pick<Config, 'fourEyes'>): void {
  const takesTwo = fourEyes.has('contracts');
  const eyes: Eyes = { takesTwo, askedBy: null };
  const accessOf = (actor: Actor) => ({ personId: actor.personId, isStaff: isStaff(actor) });

  serve(server, calls.listPersonContracts, ({ actor, params, query }) =>
    narrowed(contractsOf.person, contractsOf.personFound, query.search, {
      personId: assertAccess(actor, params.personId),
    }),
  );
  serve(server, calls.listContracts, ({ query }) =>
    narrowed(contractsOf.all, contractsOf.allFound, query.search, {}),
  );
  serve(server, calls.getContract, ({ reads, actor, params }) =>
    oneOr404(reads, findContract, { ...params, ...accessOf(actor), takesTwo }, 'contract.notFound'),
  );
  serve(server, calls.listContractChanges, ({ actor, params, language }) =>
    list(changesOfContract, {
      ...params,
      ...accessOf(actor),
      fieldNames: fieldNames[language],
      society: theSociety[language],
      portal: thePortal[language],
      earlierSystem: earlierSystem[language],
    }),
  );
  serve(server, calls.listContractWorks, ({ actor, params, query }) =>
    narrowed(worksOfContract.inside, worksOfContract.insideFound, query.search, {
      ...params,
      ...accessOf(actor),
    }),
  );
  serve(server, calls.listWorksOutside, ({ actor, params, query }) =>
    narrowed(worksOfContract.outside, worksOfContract.outsideFound, query.search, {
      ...params,
      ...accessOf(actor),
    }),
  );
  serve(server, calls.changeContract, (call) => change(call, eyes));
  serve(server, calls.addSubAgreement, (call) => subPublish(call, eyes));
  serve(server, calls.listSubAgreements, ({ actor, params }) =>
    list(subAgreementsOf, { ...params, ...accessOf(actor) }),
  );
  serve(server, works.addContractWorks, (call) => addWorks(call, eyes));
  serve(server, works.removeContractWork, (call) => removeWork(call, eyes));
  serve(server, calls.searchPublishers, ({ db, query: { search = '' } }) => {
    const kennitala = readKennitala(search) ?? '';
    const folded = kennitala === '' ? fold(search) : '';
    return allRows(db, findPublishers, { folded, kennitala });
  });

  serve(server, submissions.listPersonSubmissions, ({ actor, params, query }) =>
    narrowed(submissionsOf.person, submissionsOf.personFound, query.search, {
      personId: assertAccess(actor, params.personId),
    }),
  );
  serve(server, submissions.listSubmissions, ({ query }) =>
    narrowed(submissionsOf.all, submissionsOf.allFound, query.search, {}),
  );
  serve(server, submissions.getSubmission, ({ db, actor, params }) =>
    oneOr404(
      db,
      findSubmission,
      {
        ...params,
        ...accessOf(actor),
        isProxy: isProxy(actor),
        userId: actor.realUserId,
        mayDecide: isStaff(actor) && actor.userId === actor.realUserId,
        takesTwo,
      },
      'contract.notFound',
    ),
  );
  serve(server, submissions.listSubmissionWorks, ({ actor, params, query }) =>
    narrowed(worksOfSubmission.all, worksOfSubmission.found, query.search, { ...params, ...accessOf(actor) }),
  );
  serve(server, submissions.listOverlaps, ({ params }) => list(overlapsOfSubmission, { ...params }));
  serve(server, submissions.submitContract, submit);
  serve(server, submissions.answerSubmission, answerOffer);
  serve(server, submissions.decideOnSubmission, (call) => decide(call, takesTwo));
}

/** The whole list, or what a search finds in it by text or number. */
function narrowed<N extends string>(
  all: Listing<N>,
  searched: Listing<N | Search>,
  search: string | undefined,
  values: Readonly<Record<N, string | number | boolean>>,
) {
  const folded = fold(search ?? '');
  if (folded === '') return list(all, values);
  const number = /^\d{1,9}$/.test(folded) ? Number(folded) : 0;
  const sought = { pattern: `%${folded}%`, number };
  return list(searched, { ...values, ...sought } as Readonly<Record<N | Search, string | number | boolean>>);
}
