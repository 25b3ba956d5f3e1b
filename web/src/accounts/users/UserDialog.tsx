import { useChange } from '../../platform/api/useChange.ts';
import {
  changeUser,
  getUser,
  type User,
  type UserChange,
  removeSecondFactors,
} from '@omur/contract/accounts/users';
import { isStaffRole, type Role } from '@omur/contract/platform/values';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Lock, LockOpen, Mail, ShieldOff, UserRoundX, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { queryFor } from '../../platform/api/queries.ts';
import { roleNames } from '../../platform/page/roles.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { messages } from './messages.ts';
import { UserFacts } from './UserFacts.tsx';
import styles from './users.module.css';

interface UserDialogProps {
  userId: number;
  isAdministrator: boolean;
  onClose: () => void;
}

/** One user: what is known, and what administrators may change. */
export function UserDialog({ userId, isAdministrator, onClose }: UserDialogProps) {
  const user = useQuery(queryFor(getUser, { params: { userId } }));
  const t = useText();
  return (
    <Dialog isOpen title={user.data?.name ?? t(messages.title)} onClose={onClose} closesOnOutsidePress>
      {user.isPending && <Skeleton shape="rows" count={3} />}
      {user.error && <PageFailed error={user.error} reset={() => void user.refetch()} />}
      {user.data && (
        <Stack>
          <UserFacts user={user.data} />
          {user.data.awaitedRole && (
            <Alert look="info" title={t(messages.awaited, { role: t(roleNames[user.data.awaitedRole]) })}>
              {t(messages.awaitedWhat)}
            </Alert>
          )}
          {isAdministrator && <Changes key={`${user.data.role} ${user.data.awaitedRole}`} user={user.data} />}
        </Stack>
      )}
    </Dialog>
  );
}

type Asked = 'lock' | 'close' | 'invite' | 'factors';

function Changes({ user }: { user: User }) {
  const t = useText();
  const toast = useToast();
  const client = useQueryClient();
  const { userId } = user;
  const [asked, setAsked] = useState<Asked>();
  const done = () => setAsked(undefined);
  const changing = useChange(
    changeUser,
    (_, { body }) => {
      done();
      const now = client.getQueryData(queryFor(getUser, { params: { userId } }).queryKey);
      toast({ text: t(body?.role && now?.awaitedRole ? messages.roleAsked : messages.changed) });
    },
    done,
  );
  const reset = useChange(
    removeSecondFactors,
    () => {
      done();
      toast({ text: t(messages.changed) });
    },
    done,
  );
  const change = (body: UserChange) => changing.send({ params: { userId }, body });
  const problem = changing.refusal ?? reset.refusal;

  return (
    <>
      {problem && <Alert look="danger" isAnnounced title={problem} />}
      <RoleForm
        user={user}
        onChange={change}
        isChanging={changing.isSending}
        emailProblem={changing.problemAt('email')}
      />
      <Acts user={user} onChange={change} onAsk={setAsked} />
      <Confirmations
        name={user.name}
        asked={asked}
        onClose={done}
        onChange={change}
        isChanging={changing.isSending}
        onRemoveFactors={() => reset.send({ params: { userId } })}
        isRemoving={reset.isSending}
      />
      {asked === 'invite' && <InviteDialog user={user} onClose={done} />}
    </>
  );
}

interface RoleFormProps {
  user: User;
  onChange: (body: UserChange) => void;
  isChanging: boolean;
  emailProblem: string | undefined;
}

function RoleForm({ user, onChange, isChanging, emailProblem }: RoleFormProps) {
  const t = useText();
  const isOwn = useLoggedIn().userId === user.userId;
  const [role, setRole] = useState<Role>(user.role);
  // Typed, not taken from the file: what one person put there is not to be confirmed unread.
  const [email, setEmail] = useState('');
  // What is less, or the same, takes no letter.
  const isMore = isStaffRole(role) && role !== user.role && user.role !== 'administrator';
  return (
    <form
      className={styles.role}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(isMore ? { role, email } : { role });
      }}
    >
      <SelectField
        label={t(messages.changeRole)}
        hint={t(isOwn ? messages.ownRole : messages.roleHint)}
        disabled={isOwn}
        value={role}
        onChange={setRole}
        options={Object.entries(roleNames).map(([value, label]) => ({
          value: value as Role,
          label: t(label),
        }))}
      />
      {isMore && (
        <TextField
          label={t(messages.email)}
          type="email"
          hint={t(messages.staffEmailHint)}
          value={email}
          onChange={setEmail}
          error={emailProblem}
          autoComplete="off"
        />
      )}
      {role !== user.role && (
        <Button type="submit" look="primary" isLoading={isChanging}>
          {t(messages.saveRole)}
        </Button>
      )}
    </form>
  );
}

interface ActsProps {
  user: User;
  onChange: (body: UserChange) => void;
  onAsk: (asked: Asked) => void;
}

/** What takes something away is asked about first; what gives it back is done at once. */
function Acts({ user, onChange, onAsk }: ActsProps) {
  const t = useText();
  const { isLocked, isClosed, hasPassword, invitedUntil } = user;
  const isOwn = useLoggedIn().userId === user.userId;
  const invited = invitedUntil ? messages.inviteAgain : messages.invite;
  return (
    <div className={styles.acts}>
      {!isLocked && !isClosed && (
        <Button
          icon={hasPassword ? <KeyRound size={18} aria-hidden /> : <Mail size={18} aria-hidden />}
          onClick={() => onAsk('invite')}
        >
          {t(hasPassword ? messages.newPassword : invited)}
        </Button>
      )}
      {user.hasSecondFactor && !isOwn && (
        <Button icon={<ShieldOff size={18} aria-hidden />} onClick={() => onAsk('factors')}>
          {t(messages.removeFactors)}
        </Button>
      )}
      {isLocked ? (
        <Button icon={<LockOpen size={18} aria-hidden />} onClick={() => onChange({ isLocked: false })}>
          {t(messages.unlock)}
        </Button>
      ) : (
        <Button icon={<Lock size={18} aria-hidden />} onClick={() => onAsk('lock')}>
          {t(messages.lock)}
        </Button>
      )}
      {isClosed ? (
        <Button icon={<UserRoundCheck size={18} aria-hidden />} onClick={() => onChange({ isClosed: false })}>
          {t(messages.reopen)}
        </Button>
      ) : (
        <Button icon={<UserRoundX size={18} aria-hidden />} onClick={() => onAsk('close')}>
          {t(messages.close)}
        </Button>
      )}
    </div>
  );
}

interface ConfirmationsProps {
  name: string;
  asked: Asked | undefined;
  onClose: () => void;
  onChange: (body: UserChange) => void;
  isChanging: boolean;
  onRemoveFactors: () => void;
  isRemoving: boolean;
}

function Confirmations(props: ConfirmationsProps) {
  const { name, asked, onClose, onChange, isChanging, onRemoveFactors, isRemoving } = props;
  const t = useText();
  return (
    <>
      <ConfirmDialog
        isOpen={asked === 'lock'}
        onClose={onClose}
        title={t(messages.lockTitle, { name })}
        confirmLabel={t(messages.lock)}
        isDanger
        isLoading={isChanging}
        onConfirm={() => onChange({ isLocked: true })}
      >
        {t(messages.lockWhat)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'close'}
        onClose={onClose}
        title={t(messages.closeTitle, { name })}
        confirmLabel={t(messages.close)}
        isDanger
        isLoading={isChanging}
        onConfirm={() => onChange({ isClosed: true })}
      >
        {t(messages.closeWhat)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'factors'}
        onClose={onClose}
        title={t(messages.removeFactorsTitle, { name })}
        confirmLabel={t(messages.removeFactors)}
        isDanger
        isLoading={isRemoving}
        onConfirm={onRemoveFactors}
      >
        {t(messages.removeFactorsWhat)}
      </ConfirmDialog>
    </>
  );
}
