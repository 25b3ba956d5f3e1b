import { pageOf, pageOfText } from './bytes.ts';
import type { CwrEvent } from './fileEvents.ts';
import { FileJudge } from './fileJudge.ts';
import { widest } from './layouts/index.ts';
import { endOfLine } from './line.ts';
import type { JudgeOptions } from './messages.ts';

/** A line longer than this is no record with some blanks after it. */
const longest = 4 * widest;

/**
 * Reads and judges a file of CWR 2.1 or 2.2 as its bytes come; no more than a transaction is kept in memory.
 * Transactions come before it is known whether their group and their file stand: keep them only after the `group` event without
 * a refusal and the `end` event without one. Nothing is thrown for what is in the file.
 */
export async function* readCwr(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: JudgeOptions = {},
): AsyncGenerator<CwrEvent> {
  const judge = new FileJudge(options);
  let rest: Uint8Array = new Uint8Array();
  for await (const bytes of source) {
    const page = pageOf(rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes);
    const { text } = page;
    let from = 0;
    for (let to = text.indexOf('\n'); to >= 0; to = text.indexOf('\n', from)) {
      const line = { page, from, to: endOfLine(page, from, to) };
      const events = to - from > longest ? judge.stop(line) : judge.push(line);
      // `yield*` would wait three times for each.
      for (const event of events) yield event;
      if (judge.isStopped) break;
      from = to + 1;
    }
    rest = page.bytes.subarray(from);
    if (rest.length > longest && !judge.isStopped) yield* judge.stop({ page, from, to: text.length });
    if (judge.isStopped) break;
  }
  // Blanks, line feeds or the end-of-file mark of old systems are no record.
  const last = pageOf(rest).text.replaceAll('\u001A', '').trimEnd();
  if (last !== '') yield* judge.push({ page: pageOfText(last), from: 0, to: last.length });
  yield* judge.end();
}
