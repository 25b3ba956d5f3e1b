import type { FileOwnerKind } from '@omur/contract/platform/calls/files';
import { fileRefusals } from '@omur/contract/platform/refusals/files';
import {
  fileNameProblem,
  fileTypeOf,
  mostFileBytes,
  mostFileMegabytes,
  mostFiles,
  telltaleBytes,
  tidyFileName,
  type FileType,
} from '@omur/contract/platform/fileRules';
import { useEffect, useRef, useState } from 'react';
import { Refusal } from '../api/refusal.ts';
import { useText } from '../i18n/texts.tsx';
import { messages } from './messages.ts';
import { sendFile } from './sendFile.ts';

export interface Attachment {
  name: string;
  file: File;
  type: FileType;
  state: 'ready' | 'sending' | 'sent' | 'failed';
  /** How much of it is sent, from 0 to 1. */
  sent: number;
  problem: string | undefined;
}

interface Owner {
  kind: FileOwnerKind;
  id: number;
}

interface Options {
  /** Names that are there already. */
  taken?: readonly string[];
  /** Called when a file has arrived; it is then no longer among those chosen. */
  onArrived?: () => void;
}

/** What stops each file that is on its way; all of them stop when the page goes. */
function useRunning() {
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const { current: sendings } = running;
    return () => {
      for (const one of sendings.values()) one.abort();
    };
  }, []);
  return running;
}

/** What a file is, or why it cannot be attached; `taken` are the names that are there already. */
async function lookAt(
  file: File,
  taken: ReadonlySet<string>,
  t: ReturnType<typeof useText>,
): Promise<{ type?: FileType; problem: string }> {
  const say = (code: keyof typeof fileRefusals, values = {}) => ({
    problem: t(fileRefusals[code], values),
  });
  const name = tidyFileName(file.name);
  const unfit = fileNameProblem(name);
  if (unfit) return say(unfit as keyof typeof fileRefusals);
  if (taken.has(name)) return say('file.nameTaken');
  if (taken.size >= mostFiles) return say('file.tooMany', { most: mostFiles });
  if (file.size === 0) return say('file.empty');
  if (file.size > mostFileBytes) return say('file.tooLarge', { most: mostFileMegabytes });
  const start = await file.slice(0, telltaleBytes).arrayBuffer();
  const type = fileTypeOf(new Uint8Array(start));
  return type ? { type, problem: '' } : say('file.type');
}

/** Files chosen for a form. They are sent by `upload` once there is something for them to belong to, and again if need be. */
export function useAttachments({ taken: there = [], onArrived }: Options = {}) {
  const t = useText();
  const [all, setAll] = useState<readonly Attachment[]>([]);
  const [refused, setRefused] = useState<readonly { name: string; problem: string }[]>([]);
  const current = useRef(all);
  const owner = useRef<Owner>(undefined);
  const running = useRunning();

  const set = (next: readonly Attachment[]) => {
    current.current = next;
    setAll(next);
  };
  const change = (name: string, part: Partial<Attachment>) =>
    set(current.current.map((one) => (one.name === name ? { ...one, ...part } : one)));

  const add = async (files: readonly File[]) => {
    const turnedDown: { name: string; problem: string }[] = [];
    for (const file of files) {
      const taken = new Set([...there, ...current.current.map(({ name }) => name)]);
      const { type, problem } = await lookAt(file, taken, t);
      const name = tidyFileName(file.name);
      if (type) set([...current.current, { name, file, type, state: 'ready', sent: 0, problem: undefined }]);
      else turnedDown.push({ name: file.name, problem });
    }
    setRefused(turnedDown);
  };

  const send = async (name: string, { kind, id }: Owner) => {
    const one = current.current.find((attachment) => attachment.name === name);
    if (!one || one.state === 'sent' || one.state === 'sending') return;
    const run = new AbortController();
    running.current.set(name, run);
    change(name, { state: 'sending', sent: 0, problem: undefined });
    try {
      const onProgress = (sent: number) => change(name, { sent });
      await sendFile({
        ownerKind: kind,
        ownerId: id,
        file: one.file,
        type: one.type,
        signal: run.signal,
        onProgress,
      });
      if (onArrived) set(current.current.filter((one) => one.name !== name));
      else change(name, { state: 'sent', sent: 1 });
      onArrived?.();
    } catch (error) {
      const problem =
        error instanceof Refusal ? (error.fields[0]?.message ?? error.message) : t(messages.stopped);
      change(name, { state: 'failed', problem });
    } finally {
      running.current.delete(name);
    }
  };

  /** Sends what has not arrived yet; answers how many still have not. */
  const upload = async (kind: FileOwnerKind, id: number): Promise<number> => {
    owner.current = { kind, id };
    for (const { name } of current.current) await send(name, owner.current);
    return current.current.filter(({ state }) => state !== 'sent').length;
  };

  return {
    all,
    refused,
    add,
    upload,
    remove: (name: string) => set(current.current.filter((one) => one.name !== name)),
    stop: (name: string) => running.current.get(name)?.abort(),
    /** Tries again, where something to belong to is already there. */
    retry: async (name?: string) => {
      if (!owner.current) return;
      if (name === undefined) await upload(owner.current.kind, owner.current.id);
      else await send(name, owner.current);
    },
    closeRefused: () => setRefused([]),
    clear: () => {
      owner.current = undefined;
      set([]);
      setRefused([]);
    },
    isSending: all.some(({ state }) => state === 'sending'),
    /** Those that were tried and did not arrive. */
    failed: all.filter(({ state }) => state === 'failed').length,
    isWhole: all.every(({ state }) => state === 'sent'),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
