import type { SftpAccount } from '@omur/contract/exchange/sftp/sftp';
import { isRefusal } from '../../platform/api/refusal.ts';

/** An account as it is typed in. */
export interface AccountForm {
  host: string;
  port: string;
  userName: string;
  hostKeys: string;
  credential: 'keep' | 'password' | 'key';
  serverPassword: string;
  privateKey: string;
  outFolder: string;
  inFolder: string;
  doneFolder: string;
}

export const emptyForm: AccountForm = {
  host: '',
  port: '22',
  userName: '',
  hostKeys: '',
  credential: 'password',
  serverPassword: '',
  privateKey: '',
  outFolder: '',
  inFolder: '',
  doneFolder: '',
};

export const formOf = (account: SftpAccount): AccountForm => ({
  ...emptyForm,
  host: account.host,
  port: String(account.port),
  userName: account.userName,
  hostKeys: account.hostKeys.replaceAll(' ', '\n'),
  credential: 'keep',
  outFolder: account.outFolder,
  inFolder: account.inFolder ?? '',
  doneFolder: account.doneFolder ?? '',
});

/** What is entered goes to no other place than it was given for: X120 asks for it anew then. */
export function asksAnew(form: AccountForm, account: SftpAccount): boolean {
  const before = formOf(account);
  const places = ['host', 'port', 'userName', 'hostKeys'] as const;
  return places.some((name) => form[name].trim() !== before[name]);
}

type Problem = 'missing' | 'portWrong' | 'anew';
export type Problems = Partial<Record<keyof AccountForm, Problem>>;

const alwaysThere = ['host', 'userName', 'hostKeys', 'outFolder'] as const;

/** What the server would only refuse. */
export function problemsOf(form: AccountForm, account?: SftpAccount): Problems {
  const problems: Problems = {};
  for (const name of alwaysThere) if (form[name].trim() === '') problems[name] = 'missing';
  const isPort = /^\d{1,5}$/u.test(form.port.trim()) && Number(form.port) >= 1 && Number(form.port) <= 65_535;
  if (!isPort) problems.port = 'portWrong';
  if (form.credential === 'password' && form.serverPassword === '') problems.serverPassword = 'missing';
  if (form.credential === 'key' && form.privateKey.trim() === '') problems.privateKey = 'missing';
  if (form.credential === 'keep' && account && asksAnew(form, account)) problems.credential = 'anew';
  if (form.inFolder.trim() !== '' && form.doneFolder.trim() === '') problems.doneFolder = 'missing';
  return problems;
}

export const bodyOf = (form: AccountForm) => ({
  host: form.host.trim(),
  port: Number(form.port),
  userName: form.userName.trim(),
  hostKeys: form.hostKeys.trim(),
  ...(form.credential === 'password' && { serverPassword: form.serverPassword }),
  ...(form.credential === 'key' && { privateKey: form.privateKey }),
  outFolder: form.outFolder.trim(),
  ...(form.inFolder.trim() !== '' && { inFolder: form.inFolder.trim(), doneFolder: form.doneFolder.trim() }),
});

const fieldOfCode: Readonly<Record<string, keyof AccountForm>> = {
  'sftp.host': 'host',
  'sftp.userName': 'userName',
  'sftp.hostKeys': 'hostKeys',
  'sftp.folder': 'outFolder',
  'sftp.credentialNeeded': 'credential',
  'sftp.keyUnreadable': 'privateKey',
};

/** The field that a refusal of the whole form is about. */
export const refusedField = (error: Error | null): keyof AccountForm | undefined =>
  isRefusal(error) ? fieldOfCode[error.code] : undefined;
