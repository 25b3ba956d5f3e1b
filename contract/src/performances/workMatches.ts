import * as z from 'zod/mini';
import { endpoint, one } from '../platform/endpoint.ts';
import * as live from '../platform/fields/livePerformances.ts';
import * as works from '../platform/fields/works.ts';
import { longestLineTexts, mostMatchedLines } from './rules/setList.ts';
import { atMost, field, lineText, maybe, request, response } from '../platform/wire.ts';
import { FoundWork } from '../works/works.ts';

/** A line of a pasted set list, as it was read. */
const PastedTitle = request({
  title: atMost(longestLineTexts.title, works.title),
  authorNames: maybe(lineText(longestLineTexts.authors, live.authorNames)),
});

/** The works that a line may mean, the likeliest first; five at most. */
export const LineMatch = response({
  /** Its place in the list that was sent, from 1 on. */
  lineNumber: live.lineNumber,
  sureness: live.sureness,
  foundWorks: field('FUNDIN_VERK', z.array(FoundWork)),
});
export type LineMatch = z.output<typeof LineMatch>;

export const LineMatches = response({ matches: field('NIDURSTODUR', z.array(LineMatch)) });

export const matchLines = endpoint('POST /api/compositions/matches', {
  access: 'registering',
  body: request({
    lines: field('LINUR', z.array(PastedTitle).check(z.minLength(1), z.maxLength(mostMatchedLines))),
  }),
  reply: one(LineMatches),
});
