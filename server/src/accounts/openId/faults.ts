import type { ErrorCode } from '@omur/contract/platform/errors';
import * as oidc from 'openid-client';
import { withoutPeople } from '../../platform/http/loggedError.ts';
import { NotFresh, TooWeak } from './provider.ts';

/** What to tell somebody whose login did not come off, by what became of it on the way. */
export function refusalOf(error: unknown): ErrorCode {
  if (error instanceof TooWeak) return 'openId.tooWeak';
  if (error instanceof NotFresh) return 'openId.notFresh';
  if (error instanceof oidc.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'openId.cancelled' : 'openId.refused';
  if (error instanceof oidc.ResponseBodyError)
    return error.status >= 500 ? 'openId.unreachable' : 'openId.refused';
  return isUnreachable(error) ? 'openId.unreachable' : 'openId.answerInvalid';
}

/** No answer, an answer too late, or one that says that the provider is not well. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { cause, name } = error;
  if (name === 'TimeoutError' || ('code' in error && error.code === 'OAUTH_TIMEOUT')) return true;
  if (cause instanceof Response) return cause.status >= 500;
  if (error instanceof TypeError && error.message === 'fetch failed') return true;
  return isUnreachable(cause);
}

/** What the log may have: what went wrong, and nothing of whose login it was. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  return withoutPeople(`${code}: ${error.message}`).slice(0, 300);
}
