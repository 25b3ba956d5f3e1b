import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../../platform/config.ts';
import { openPool } from '../../platform/database/pool.ts';
import { openMailLine, type MailLine } from './post.ts';
import { isOfLetter } from './refusals.ts';
import { keepLettersHere, sendNext } from './send.ts';

interface Dependencies {
  config: Config;
  /** How the application connects; letters have connections of their own. */
  connection: pg.ClientConfig;
  becomesApplicationRole?: boolean;
  log: Logger;
}

const lookEvery = 1_000;
/** Where nothing is mailed, looking is all there is to do. */
const lookForHereEvery = 250;
const shortestPause = 1_000;
const longestPause = 60_000;
const stopsWithin = 5_000;

/**
 * Sends letters as they fall due, over lines that are kept while there are any, as one of any number of servers, until `stop()`. A mail
 * server that does not answer is left alone for a while, the longer the more often (J5); a letter that it refuses holds up no other.
 */
export function startLetters({ config, connection, log, ...role }: Dependencies): () => Promise<void> {
  if (config.jobWorkers === 0) return async () => undefined;
  const count = config.smtpUrl ? config.letterConnections : 1;
  const pool = openPool(connection, { connections: count + 1, ...role });
  const waits = new Set<() => void>();
  const state = { isStopping: false, pause: 0 };
  const server = { takenAt: 0 };

  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        waits.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      waits.add(end);
    });
  const failed = (error: unknown) => {
    log.info({ err: error }, 'a letter was not sent, and is tried again');
    if (isOfLetter(error)) return;
    state.pause = Math.min(Math.max(state.pause * 2, shortestPause), longestPause);
  };
  const once = async (line: MailLine | undefined): Promise<boolean> => {
    try {
      const wasThere = await (line ? sendNext(pool, line) : keepLettersHere(pool));
      if (wasThere) state.pause = 0;
      return wasThere;
    } catch (error) {
      failed(error);
      return true;
    }
  };
  const run = async () => {
    const line = config.smtpUrl ? openMailLine(config.smtpUrl, config, undefined, server) : undefined;
    while (!state.isStopping) {
      const wasThere = await once(line);
      if (state.isStopping) break;
      if (state.pause > 0) await wait(state.pause);
      else if (!wasThere) {
        line?.close();
        await wait(line ? lookEvery : lookForHereEvery);
      }
    }
    line?.close();
  };
  const running = Promise.all(Array.from({ length: count }, run));

  return async () => {
    state.isStopping = true;
    for (const end of waits) end();
    // A letter that the mail server has in its hands is locked until the process ends, and then tried again.
    const ended = running.then(() => pool.end()).catch(() => undefined);
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, stopsWithin).unref())]);
  };
}
