import * as z from 'zod/mini';
import { endpoint, nothing, one } from '../platform/endpoint.ts';
import * as cwr from '../platform/fields/cwrFiles.ts';
import { distributedOn, earnedLastYear, earnedThisYear } from '../platform/fields/distributions.ts';
import { fileName } from '../platform/fields/files.ts';
import { authorId, displayName } from '../platform/fields/people.ts';
import * as works from '../platform/fields/works.ts';
import { day, yesNo } from '../platform/values.ts';
import { field, nullable, response } from '../platform/wire.ts';
import { PinnedWork } from '../works/pins.ts';

// H21–H25: what stands first for members and publishers.

/** What waits for a member; each kind is one line of the list. */
const waitKinds = [
  'approval',
  'dispute',
  'group',
  'splitRoom',
  'question',
  'contractOffer',
  'accessRequest',
  'setList',
  'claimDecided',
  'draft',
  'bankAccount',
  'ipi',
] as const;

const count = field('FJOLDI', z.int());

/** How much waits of a kind; of approvals, disputes and questions the work that comes first, of approvals and disputes its last day too. */
export const Waiting = response({
  waitKind: field('TEGUND_BIDAR', z.literal(waitKinds)),
  count,
  workId: nullable(works.workId),
  title: nullable(works.title),
  dueOn: field('SVARA_FYRIR', z.nullable(day)),
});
export type Waiting = z.output<typeof Waiting>;

const earned = z.number();
const earnedToSameDay = field('TEKJUR_FYRRA_ARS_TIL_DAGS', earned);

/** A planned day of distribution, and how far off it is; below zero when it has passed. */
export const DueDay = response({
  distributedOn,
  categoryName: works.categoryName,
  periodName: works.periodName,
  daysLeft: field('DAGAR_EFTIR', z.int()),
});

/** H31: what the last distributions of its category brought the person; a fact of the past, not a forecast. */
export const NextDay = response({
  distributedOn,
  categoryName: works.categoryName,
  periodName: works.periodName,
  daysLeft: field('DAGAR_EFTIR', z.int()),
  /** How many they are, at most four, and none unless there are two or more and one of them brought something. */
  beforeCount: field('FJOLDI_FYRRI', z.int()),
  leastBefore: field('MINNST_FYRR', z.nullable(earned)),
  mostBefore: field('MEST_FYRR', z.nullable(earned)),
});

/** What an author brought: amounts in krónur, of this year and of all of last year. */
export const AuthorEarnings = response({ authorId, displayName, earnedThisYear, earnedLastYear });

/** H35: a file of works that a publisher sent, and what became of them. */
export const SentFile = response({
  cwrFileId: cwr.cwrFileId,
  fileName,
  cwrFileState: cwr.cwrFileState,
  uploadedAt: cwr.uploadedAt,
  registeredCount: cwr.registeredCount,
  questionCount: cwr.questionCount,
  refusedCount: cwr.refusedCount,
});
export type SentFile = z.output<typeof SentFile>;

/** What only publishers have. */
const Catalogue = response({
  conflictCount: field('FJOLDI_VERKA_I_AGREININGI', z.int()),
  endingContracts: field('FJOLDI_SAMNINGA_SEM_LYKUR', z.int()),
  firstEndsOn: field('FYRSTI_SAMNINGUR_LYKUR', z.nullable(day)),
  /** The three newest. */
  sentFiles: field('SENDAR_SKRAR', z.array(SentFile)),
});

/** Amounts in krónur: what finished distributions brought the person's rights, before deductions. */
export const Home = response({
  earnedThisYear,
  /** Up to the same day of last year. */
  earnedToSameDay,
  earnedLastYear,
  nextDistribution: field('NAESTA_UTHLUTUN', z.nullable(NextDay)),
  waiting: field('BIDUR', z.array(Waiting)),
  /** Works whose light changed since the visit before, by the light they have now. */
  turnedGreen: field('URDU_GRAEN', z.int()),
  turnedYellow: field('URDU_GUL', z.int()),
  turnedRed: field('URDU_RAUD', z.int()),
  /** Paid usage that bears the titles of their works, linked to none; at most a thousand is counted. */
  unmatchedCount: field('FJOLDI_OPARAD', z.int()),
  /** Whether there are works, drafts or earnings. */
  hasBegun: field('HEFUR_BYRJAD', yesNo),
  catalogue: field('RETTINDASKRA', z.nullable(Catalogue)),
  /** The ten that were pinned last. */
  pinned: field('FEST_VERK', z.array(PinnedWork)),
});
export type Home = z.output<typeof Home>;

/** Of the person whose session it is, or for whom the caller acts. */
export const getHome = endpoint('GET /api/home', { access: 'loggedIn', reply: one(Home) });

/** How long after the last look another one is a new visit. */
export const visitMinutes = 60;

/** H28: says that the home was looked at; each who acts for a member has visits of their own. */
export const visitHome = endpoint('PUT /api/home/visit', {
  access: 'loggedIn',
  masquerade: 'always',
  reply: nothing,
});

/** H32: a work whose earnings changed: this year, and up to the same day of last year. */
export const Mover = response({ workId: works.workId, title: works.title, earnedThisYear, earnedToSameDay });

/** The works that rose the most, then those that fell the most; and the authors whose works brought the most. */
export const CatalogueEarnings = response({
  movers: field('HREYFINGAR_VERKA', z.array(Mover)),
  authorEarnings: field('TEKJUR_HOFUNDA', z.array(AuthorEarnings)),
});

/** Of publishers alone, and apart from the home, since it adds up a whole catalogue. */
export const getCatalogueEarnings = endpoint('GET /api/home/catalogue', {
  access: 'loggedIn',
  reply: one(CatalogueEarnings),
});
