import { createTransport } from 'nodemailer';
import type { Config } from '../../platform/config.ts';
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

type Settings = Pick<Config, 'lettersFrom' | 'societyName' | 'publicUrl'>;

/**
 * Mails one letter. Throws unless the server took it. Its Message-ID stays the same at each attempt, so that a reader's mail program
 * can tell that a letter came twice because an answer was lost.
 */
export async function post(
  smtpUrl: string,
  letter: PostedLetter,
  { lettersFrom, societyName, publicUrl }: Settings,
  { connecting, silent, whole }: Patience = patience,
): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: connecting,
    greetingTimeout: connecting,
    dnsTimeout: connecting,
    socketTimeout: silent,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { letterId, recipient, createdAt, language, subject } = letter;
  let tooLong: NodeJS.Timeout | undefined;
  try {
    await Promise.race([
      transport.sendMail({
        from: { name: societyName, address: lettersFrom },
        to: { name: '', address: recipient },
        subject,
        messageId: `<letter-${letterId}-${createdAt.getTime()}@${new URL(publicUrl).hostname}>`,
        date: createdAt,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
        ...renderLetter(letter, { societyName, publicUrl }),
      }),
      new Promise((_, reject) => {
        tooLong = setTimeout(() => reject(new Error('The mail server took too long.')), whole);
      }),
    ]);
  } finally {
    clearTimeout(tooLong);
    transport.close();
  }
}
