import type { CwrReceiver } from '@omur/contract/exchange/cwrOut/cwrOut';
import type { SftpAccount } from '@omur/contract/exchange/sftp/sftp';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { messages } from './messages.ts';

type State = NonNullable<CwrReceiver['sftpState']> | 'notTried';

const shown = {
  on: { text: messages.on, look: 'green' },
  off: { text: messages.isOff, look: 'neutral' },
  failing: { text: messages.failing, look: 'red' },
  notTried: { text: messages.notTried, look: 'amber' },
} as const;

export function AccountState({ state }: { state: State }) {
  const t = useText();
  const { text, look } = shown[state];
  return <Badge look={look}>{t(text)}</Badge>;
}

export function stateOf({ isOn, accountFailure, triedAt }: SftpAccount): State {
  if (!isOn) return 'off';
  if (accountFailure) return 'failing';
  return triedAt ? 'on' : 'notTried';
}
