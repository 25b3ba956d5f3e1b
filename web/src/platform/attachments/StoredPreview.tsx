import { fileCallsOf, type FileOwnerKind, type StoredFile } from '@omur/contract/platform/calls/files';
import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { call } from '../api/call.ts';
import { useText } from '../i18n/texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { AnchorButton, Button } from '../ui/Button.tsx';
import { FilePreview } from './FilePreview.tsx';
import { messages } from './messages.ts';

interface Props {
  ownerKind: FileOwnerKind;
  ownerId: number;
  file: StoredFile;
  onClose: () => void;
}

/** A file from storage, by a link that is asked for anew each time: it is good for a few minutes only. */
export function StoredPreview({ ownerKind, ownerId, file, onClose }: Props) {
  const t = useText();
  const { fileId, fileName: name, fileType } = file;
  const { data, error, refetch } = useQuery({
    queryKey: ['file', ownerKind, ownerId, fileId],
    queryFn: async ({ signal }) => {
      const link = await call(fileCallsOf[ownerKind].link, { params: { ownerId, fileId }, signal });
      const answer = await fetch(link.viewUrl, { signal, credentials: 'omit' });
      if (!answer.ok) throw new Error(t(messages.lineBroke));
      return { link, content: await answer.blob() };
    },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <FilePreview
      name={name}
      type={fileType}
      content={data?.content}
      onClose={onClose}
      actions={
        data && (
          <>
            <AnchorButton href={data.link.viewUrl} target="_blank" rel="noreferrer" icon={<ExternalLink />}>
              {t(messages.open)}
            </AnchorButton>
            <AnchorButton href={data.link.downloadUrl} download icon={<Download />}>
              {t(messages.downloadShort)}
            </AnchorButton>
          </>
        )
      }
    >
      {error && (
        <Alert
          look="danger"
          isAnnounced
          title={error.message}
          actions={<Button onClick={() => void refetch()}>{t(messages.again)}</Button>}
        />
      )}
    </FilePreview>
  );
}
