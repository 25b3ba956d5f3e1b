import { Music, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Avatar } from '../../platform/ui/Avatar.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { Light } from '../../platform/ui/Light.tsx';
import { Progress } from '../../platform/ui/Progress.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Spinner } from '../../platform/ui/Spinner.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { Tooltip } from '../../platform/ui/Tooltip.tsx';

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

export function PartsSection() {
  const t = useText();
  const toast = useToast();
  const [opened, setOpened] = useState<'dialog' | 'confirm'>();
  const [code, setCode] = useState('');
  const close = () => setOpened(undefined);

  return (
    <div style={{ display: 'grid', gap: 18 }}>
      <Card title={t({ is: 'Hnappar', en: 'Buttons' })}>
        <div style={row}>
          {looks.map((look) => (
            <Button key={look} look={look}>
              {look}
            </Button>
          ))}
          <Button icon={<Plus />}>{t({ is: 'Bæta við höfundi', en: 'Add an author' })}</Button>
          <Button look="primary" isLoading>
            {t({ is: 'Skrái verk', en: 'Registering' })}
          </Button>
          <Button size="small">small</Button>
          <IconButton label={t({ is: 'Eyða', en: 'Delete' })} icon={<Trash2 />} />
          <Tooltip
            text={t({
              is: 'Grænt ljós þýðir að verkið er tilbúið til úthlutunar.',
              en: 'Green means ready for distribution.',
            })}
          >
            <Button look="quiet">{t({ is: 'Hvað þýða ljósin?', en: 'What do the lights mean?' })}</Button>
          </Tooltip>
          <Button onClick={() => setOpened('dialog')}>{t({ is: 'Opna glugga', en: 'Open dialog' })}</Button>
          <Button onClick={() => setOpened('confirm')}>{t({ is: 'Eyða verki', en: 'Delete work' })}</Button>
          <Button
            onClick={() =>
              toast({
                text: t({ is: 'Verkið er skráð.', en: 'The work is registered.' }),
                action: { label: t({ is: 'Opna verkið', en: 'Open the work' }), onSelect: () => {} },
              })
            }
          >
            {t({ is: 'Skilaboð', en: 'Message' })}
          </Button>
        </div>
      </Card>
      <Card>
        <div style={row}>
          <Light light="green" />
          <Light light="yellow" />
          <Light light="red" />
          <Badge>118</Badge>
          <Badge look="accent">accent</Badge>
          <Badge look="green">green</Badge>
          <Badge look="amber">amber</Badge>
          <Badge look="red">red</Badge>
          <Badge look="teal">teal</Badge>
          {['Þórdís Æsa', 'Jökull Steinn', 'Elín Marta', 'Ægir', 'Öndólfur Ðe'].map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Spinner label={t({ is: 'Sæki', en: 'Loading' })} />
        </div>
      </Card>
      <Alert
        title={t({ is: 'Drög fundust', en: 'A draft was found' })}
        actions={<Button size="small">{t({ is: 'Halda áfram', en: 'Continue' })}</Button>}
        onClose={() => {}}
      >
        {t({ is: 'Frá 14. nóvember kl. 14:02.', en: 'From 14 November, 14:02.' })}
      </Alert>
      <Alert look="success">{t({ is: 'Verkið er skráð.', en: 'The work is registered.' })}</Alert>
      <Alert look="warning">
        {t({
          is: 'Rautt verk þarf að skoða eftir tvær vikur.',
          en: 'A red work needs a look after two weeks.',
        })}
      </Alert>
      <Alert look="danger" title={t({ is: 'Ekki tókst að skrá verkið', en: 'The work was not registered' })}>
        {t({
          is: 'Notandi verður að vera skráður sem höfundur',
          en: 'The user must be registered as an author',
        })}
      </Alert>
      <Card>
        <Progress
          label={t({ is: 'Flyt inn skrá', en: 'Importing' })}
          value={0.62}
          detail="1.240 / 2.000"
          onCancel={() => {}}
        />
      </Card>
      <Card isFlush>
        <EmptyState
          icon={<Music />}
          title={t({ is: 'Engin verk fundust', en: 'No works found' })}
          action={<Button look="primary">{t({ is: 'Skrá verk', en: 'Register a work' })}</Button>}
        >
          {t({
            is: 'Hér birtast verkin þín þegar þau hafa verið skráð.',
            en: 'Your works appear here once registered.',
          })}
        </EmptyState>
      </Card>
      <Skeleton shape="heading" />
      <Skeleton shape="facts" />
      <Skeleton shape="rows" count={4} />
      <Skeleton shape="text" />
      <Dialog
        isOpen={opened === 'dialog'}
        onClose={close}
        title={t({ is: 'Bæta við ISRC-kóða', en: 'Add an ISRC code' })}
        description={t({ is: 'Kóðinn er á útgáfunni.', en: 'The code is on the release.' })}
        footer={
          <>
            <Button onClick={close}>{t({ is: 'Hætta við', en: 'Cancel' })}</Button>
            <Button look="primary">{t({ is: 'Bæta við', en: 'Add' })}</Button>
          </>
        }
      >
        <TextField label="ISRC" value={code} onChange={setCode} placeholder="IS-A12-26-00001" />
      </Dialog>
      <ConfirmDialog
        isOpen={opened === 'confirm'}
        onClose={close}
        onConfirm={close}
        isDanger
        title={t({ is: 'Eyða verkinu Brimalda?', en: 'Delete the work Brimalda?' })}
        confirmLabel={t({ is: 'Eyða verki', en: 'Delete work' })}
      >
        {t({ is: 'Ekki er hægt að taka þetta til baka.', en: 'This cannot be undone.' })}
      </ConfirmDialog>
    </div>
  );
}
