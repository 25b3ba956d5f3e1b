import * as z from 'zod/mini';
import { created, endpoint, file, list, nothing, one } from '../platform/endpoint.ts';
import * as assemblies from '../platform/fields/assemblies.ts';
import * as people from '../platform/fields/people.ts';
import { paging, pathId } from '../platform/paths.ts';
import { atMost, field, freeText, lineText, maybe, nullable, request, response } from '../platform/wire.ts';

// O120–O131: general assemblies, their notices, proxies and votes.

export const mostQuestions = 20;
export const mostOptions = 30;

const option = { optionIs: assemblies.optionIs, optionEn: assemblies.optionEn };
export const AssemblyOption = response({ ...option, votes: nullable(assemblies.votes) });
const question = {
  questionIs: assemblies.questionIs,
  questionEn: assemblies.questionEn,
  mostChosen: assemblies.mostChosen,
};
/** With its result once the vote is closed. */
export const AssemblyQuestion = response({
  questionId: assemblies.questionId,
  ...question,
  blankVotes: nullable(assemblies.blankVotes),
  options: field('KOSTIR', z.array(AssemblyOption)),
});
export type AssemblyQuestion = z.output<typeof AssemblyQuestion>;

/** A vote that the caller casts: their own, or of somebody whose proxy they hold. */
export const CallersVote = response({
  personId: people.personId,
  name: people.name,
  isOwnVote: assemblies.isOwnVote,
  hasVoted: assemblies.hasVoted,
});
export type CallersVote = z.output<typeof CallersVote>;

export const AssemblyProxy = response({
  proxyId: assemblies.proxyId,
  otherName: assemblies.otherName,
  isGiver: assemblies.isGiver,
  proxyState: assemblies.proxyState,
  hasVoted: assemblies.hasVoted,
});
export type AssemblyProxy = z.output<typeof AssemblyProxy>;

const terms = {
  titleIs: assemblies.titleIs,
  titleEn: assemblies.titleEn,
  noticeIs: assemblies.noticeIs,
  noticeEn: assemblies.noticeEn,
  place: nullable(assemblies.place),
  heldAt: assemblies.heldAt,
  listOn: assemblies.listOn,
  closesAt: assemblies.closesAt,
  mostProxies: assemblies.mostProxies,
};

export const Assembly = response({
  assemblyId: assemblies.assemblyId,
  ...terms,
  assemblyState: assemblies.assemblyState,
  stepAskedBy: nullable(assemblies.stepAskedBy),
  mayTakeStep: assemblies.mayTakeStep,
  isListAsked: assemblies.isListAsked,
  voterCount: nullable(assemblies.voterCount),
  votedCount: nullable(assemblies.votedCount),
  isVoter: assemblies.isVoter,
  questions: field('KOSNINGAR', z.array(AssemblyQuestion)),
  callersVotes: field('EIGIN_ATKVAEDI', z.array(CallersVote)),
  proxies: field('UMBOD_A_FUNDI', z.array(AssemblyProxy)),
});
export type Assembly = z.output<typeof Assembly>;

export const ListedAssembly = response({
  assemblyId: assemblies.assemblyId,
  titleIs: assemblies.titleIs,
  titleEn: assemblies.titleEn,
  heldAt: assemblies.heldAt,
  closesAt: assemblies.closesAt,
  assemblyState: assemblies.assemblyState,
});
export type ListedAssembly = z.output<typeof ListedAssembly>;

export const listAssemblies = endpoint('GET /api/assemblies', {
  access: 'loggedIn',
  query: paging,
  reply: list(ListedAssembly, 'assembly.noneFound'),
});

const ofAssembly = { assemblyId: pathId('assemblyId') };

export const getAssembly = endpoint('GET /api/assemblies/:assemblyId', {
  access: 'loggedIn',
  params: ofAssembly,
  reply: one(Assembly),
});

const NewOption = request({
  optionIs: atMost(200, assemblies.optionIs),
  optionEn: atMost(200, assemblies.optionEn),
});
const NewQuestion = request({
  questionIs: atMost(500, assemblies.questionIs),
  questionEn: atMost(500, assemblies.questionEn),
  mostChosen: assemblies.mostChosen,
  options: field('KOSTIR', z.array(NewOption).check(z.maxLength(mostOptions))),
});
export const NewAssembly = request({
  titleIs: lineText(200, assemblies.titleIs),
  titleEn: lineText(200, assemblies.titleEn),
  noticeIs: freeText(10_000, assemblies.noticeIs),
  noticeEn: freeText(10_000, assemblies.noticeEn),
  place: maybe(lineText(200, assemblies.place)),
  heldAt: { ...assemblies.heldAt, schema: z.iso.datetime({ offset: true }) },
  listOn: assemblies.listOn,
  closesAt: { ...assemblies.closesAt, schema: z.iso.datetime({ offset: true }) },
  mostProxies: assemblies.mostProxies,
  questions: field('KOSNINGAR', z.array(NewQuestion).check(z.maxLength(mostQuestions))),
});
export type NewAssembly = z.output<typeof NewAssembly>;

const reads = () => [listAssemblies, getAssembly];

export const makeAssembly = endpoint('POST /api/assemblies', {
  access: 'administrator',
  masquerade: 'never',
  body: NewAssembly,
  reply: created(Assembly),
  affects: reads,
});

export const changeAssembly = endpoint('PUT /api/assemblies/:assemblyId', {
  access: 'administrator',
  masquerade: 'never',
  params: ofAssembly,
  body: NewAssembly,
  reply: one(Assembly),
  affects: reads,
});

/** Asks for the next state, or takes the step that another asked for. */
export const takeAssemblyStep = endpoint('PATCH /api/assemblies/:assemblyId/step', {
  access: 'administrator',
  masquerade: 'never',
  params: ofAssembly,
  body: request({
    assemblyState: assemblies.assemblyState,
    /** R209, R233: how many the caller has seen on the list by what was entered after its day, and off it by what was since the announcement. */
    lateVoterCount: maybe(assemblies.lateVoterCount),
  }),
  reply: one(Assembly),
  affects: reads,
});

export const dropAssemblyStep = endpoint('DELETE /api/assemblies/:assemblyId/step', {
  access: 'administrator',
  masquerade: 'never',
  params: ofAssembly,
  reply: nothing,
  affects: reads,
});

/** Somebody whom a list of voters would take on, or leave out, if it were made anew now. */
export const ListChange = response({
  personId: people.personId,
  name: people.name,
  isAddedToList: assemblies.isAddedToList,
});
export type ListChange = z.output<typeof ListChange>;

export const listListChanges = endpoint('GET /api/assemblies/:assemblyId/list', {
  access: 'administrator',
  masquerade: 'never',
  params: ofAssembly,
  query: paging,
  reply: list(ListChange, 'assembly.listSame'),
});

/** Asks for the list of voters anew, or makes it where another asked for it. */
export const makeListAnew = endpoint('PATCH /api/assemblies/:assemblyId/list', {
  access: 'administrator',
  masquerade: 'never',
  params: ofAssembly,
  reply: one(Assembly),
  affects: () => [...reads(), listListChanges],
});

export const giveProxy = endpoint('POST /api/assemblies/:assemblyId/proxies', {
  access: 'loggedIn',
  masquerade: 'never',
  params: ofAssembly,
  body: request({ kennitala: people.kennitala, name: lineText(200, people.name) }),
  reply: nothing,
  affects: reads,
});

const ofProxy = { ...ofAssembly, proxyId: pathId('proxyId') };

export const answerProxy = endpoint('PATCH /api/assemblies/:assemblyId/proxies/:proxyId', {
  access: 'loggedIn',
  masquerade: 'never',
  params: ofProxy,
  body: request({ isAccepted: assemblies.isAccepted }),
  reply: nothing,
  affects: reads,
});

export const endProxy = endpoint('DELETE /api/assemblies/:assemblyId/proxies/:proxyId', {
  access: 'loggedIn',
  masquerade: 'never',
  params: ofProxy,
  reply: nothing,
  affects: reads,
});

/** PATCH, because answers to what adds are kept for a day beside who asked. */
export const castVote = endpoint('PATCH /api/assemblies/:assemblyId/vote', {
  access: 'loggedIn',
  masquerade: 'never',
  params: ofAssembly,
  body: request({ personId: people.personId, chosen: assemblies.chosen }),
  reply: one(response({ receiptCode: assemblies.receiptCode })),
  affects: reads,
});

export const getTally = endpoint('GET /api/assemblies/:assemblyId/tally', {
  access: 'loggedIn',
  params: ofAssembly,
  reply: file('application/json'),
});

export const getSigningKey = endpoint('GET /api/society/signingKey', {
  access: 'public',
  writes: true,
  reply: one(response({ signingKey: assemblies.signingKey })),
});
