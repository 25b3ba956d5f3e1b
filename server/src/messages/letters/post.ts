import { createTransport } from 'nodemailer';
import type { Config } from '../../platform/config.ts';
import { isLocalHost } from '../../platform/local.ts';
import { renderLetter, type Letter } from './render.ts';

export interface PostedLetter extends Letter {
  letterId: number;
  recipient: string;
  createdAt: Date;
}

/** How long a mail server may take, in milliseconds: to be reached, to go on, and in all. */
export interface Patience {
  connecting: number;
  silent: number;
  whole: number;
}
// The row of the letter is locked meanwhile: less than the minute after which PostgreSQL ends an idle transaction.
const patience: Patience = { connecting: 10_000, silent: 20_000, whole: 45_000 };

/** Servers limit what one connection may bring. */
const mostOfConnection = 100;

type Settings = Pick<Config, 'lettersFrom' | 'societyName' | 'publicUrl'>;

/** What a server knows of its mail server. */
interface MailServer {
  /** When it was last asked to take a letter that it then took, by any line; 0 for never. */
  takenAt: number;
}

/** A line to the mail server that is kept from one letter to the next. */
export interface MailLine {
  server: MailServer;
  /** Mails one letter. Throws unless the server took it. */
  post(letter: PostedLetter): Promise<void>;
  close(): void;
}

/** Whoever is between could keep from us that it speaks TLS, and read along: a password goes to this machine alone without (O373). */
const hasToEncrypt = ({ password, hostname }: URL) => password !== '' && !isLocalHost(hostname);

/** Opens a line when it is first needed, and another after it was lost. */
export function openMailLine(
  smtpUrl: string,
  settings: Settings,
  { connecting, silent, whole }: Patience = patience,
  server: MailServer = { takenAt: 0 },
): MailLine {
  let transport: ReturnType<typeof open> | undefined;
  const open = () =>
    createTransport({
      url: smtpUrl,
      ...(hasToEncrypt(new URL(smtpUrl)) ? { requireTLS: true } : {}),
      pool: true,
      maxConnections: 1,
      maxMessages: mostOfConnection,
      connectionTimeout: connecting,
      greetingTimeout: connecting,
      dnsTimeout: connecting,
      socketTimeout: silent,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  const close = () => {
    transport?.close();
    transport = undefined;
  };
  const post = async (letter: PostedLetter) => {
    let tooLong: NodeJS.Timeout | undefined;
    const began = Date.now();
    try {
      transport ??= open();
      await Promise.race([
        transport.sendMail(mailOf(letter, settings)),
        new Promise((_, reject) => {
          tooLong = setTimeout(() => reject(new Error('The mail server took too long.')), whole);
        }),
      ]);
      server.takenAt = began;
    } catch (error) {
      // Whatever state it is in: a letter after one that was refused begins on a line of its own.
      close();
      throw error;
    } finally {
      clearTimeout(tooLong);
    }
  };
  return { server, post, close };
}

/**
 * Its Message-ID stays the same at each attempt, so that a reader's mail program can tell that a letter came twice because an answer was
 * lost.
 */
function mailOf(letter: PostedLetter, { lettersFrom, societyName, publicUrl }: Settings) {
  const { letterId, recipient, createdAt, language, subject } = letter;
  const { headers, ...rendered } = renderLetter(letter, { societyName, publicUrl });
  return {
    from: { name: societyName, address: lettersFrom },
    to: { name: '', address: recipient },
    subject,
    messageId: `<letter-${letterId}-${createdAt.getTime()}@${new URL(publicUrl).hostname}>`,
    date: createdAt,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language, ...headers },
    ...rendered,
  };
}
