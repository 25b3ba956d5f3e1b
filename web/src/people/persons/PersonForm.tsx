import type { Person } from '@omur/contract/people/persons';
import { ruleTexts } from '@omur/contract/platform/rules/texts';
import { useState } from 'react';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { ErrorSummary } from '../../platform/ui/ErrorSummary.tsx';
import { formatTime } from '../../platform/i18n/format.ts';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { AboutCard } from './AboutCard.tsx';
import { AccountCard } from './AccountCard.tsx';
import { AddressCard } from './AddressCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { Differences } from './Differences.tsx';
import { fieldId, type ProblemAt } from './fields.ts';
import { needsPassword, problemsOf, type Unit, withUnit } from './form.ts';
import { messages } from './messages.ts';
import styles from './persons.module.css';
import { cardOf, useSaving } from './useSaving.ts';
import { PasswordCard } from './PasswordCard.tsx';
import { useGuard } from './useGuard.ts';

/** C2.27: the details of a person, to change and to save. */
export function PersonForm({ person: read, isOwn }: { person: Person; isOwn: boolean }) {
  // What is read anew while you type must not become what the form rests on.
  const [person] = useState(read);
  const t = useText();
  const [language] = useLanguage();
  const saving = useSaving(person, isOwn);
  const { form, base, edit, error, savedAt, changes } = saving;
  const [isTried, setIsTried] = useState(false);
  const isGuarded = needsPassword(form, base, person);
  const guard = useGuard(isGuarded);

  // M14, M16: anyone who acts for somebody, administrators included, changes neither address nor account.
  const isActing = useLoggedIn().masquerader !== null;
  const typed = problemsOf(form, person, isActing).map(({ at, rule }) => ({
    field: at as string,
    text: t(ruleTexts[rule]),
  }));
  const refused = refusedOf(error);
  const problems = isTried ? [...typed, ...guard.missing, ...refused] : refused;
  const problemAt: ProblemAt = (field) => problems.find((one) => one.field === field)?.text;
  const errors = problems.map(({ field, text }) => ({ fieldId: fieldId(field), text }));

  const submit = () => {
    setIsTried(true);
    if (typed.length + guard.missing.length > 0) saving.fail();
    else saving.save(guard.given(), guard.forget);
  };
  const take = (unit: Unit) => {
    edit(withUnit(form, unit, base));
    saving.settle(unit);
  };
  const part = { form, edit, problemAt, isOwn };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack>
        <PageHeader
          title={t(messages.title)}
          subtitle={person.name}
          note={savedAt && t(messages.savedAt, { time: formatTime(savedAt.toISOString(), language) })}
        />
        {saving.isRestored && (
          <Alert
            title={t(messages.restored)}
            onClose={saving.closeRestored}
            actions={
              <Button size="small" onClick={saving.startOver}>
                {t(messages.startOver)}
              </Button>
            }
          >
            {t(messages.restoredMore)}
          </Alert>
        )}
        {changes.length > 0 && (
          <Differences changes={changes} before={saving.before} now={base} mine={form} onTake={take} />
        )}
        {error && refused.length === 0 && (
          <Alert look="danger" isAnnounced title={t(messages.refused)}>
            {error.message}
          </Alert>
        )}
        <ErrorSummary errors={errors} attempt={errors.length > 0 ? saving.attempt : 0} />
        <AboutCard {...part} person={person} />
        <ContactCard {...part} person={person} mayChangeEmail={!isActing} />
        <AddressCard {...part} />
        <AccountCard {...part} person={person} mayChange={!isActing} />
        {isGuarded && <PasswordCard {...guard.part} problemAt={problemAt} />}
        <div className={styles.buttons}>
          <ButtonLink {...cardOf(person.personId, isOwn)} onClick={saving.forget}>
            {t(messages.cancel)}
          </ButtonLink>
          <Button type="submit" look="primary" isLoading={saving.isSaving}>
            {t(messages.save)}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** What the server refused, by field; a wrong password is at its own. */
function refusedOf(error: Error | null) {
  if (!isRefusal(error) || error.status === 412) return [];
  if (error.code === 'person.passwordWrong' || error.code === 'password.confirmNeeded')
    return [{ field: 'password', text: error.message }];
  return error.fields.map(({ field, message }) => ({
    field: field === 'genderId' ? 'gender' : field,
    text: message,
  }));
}
