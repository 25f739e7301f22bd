import { SMTPServer } from 'smtp-server';

/** Mail that has arrived. */
export interface ReceivedMail {
  to: string;
  /** The mail with its headers. */
  text: string;
}

/** Mail server on this machine that takes mails, or refuses them for as long as it is told. */
export async function openMailServer() {
  const received: ReceivedMail[] = [];
  const state = { isRefusing: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (state.isRefusing) return done(Object.assign(new Error('Mailbox is full'), { responseCode: 452 }));
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        received.push({ to, text: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as { port: number }).port));
  });
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const settings = { url: `smtp://127.0.0.1:${port}`, from: 'inbox@orchard.example' };
  return { settings, received, state, close };
}

/** Links in a mail by which a form is finished later: the address of its page, and the secret. */
export function laterLinksIn(text: string): [page: string, token: string][] {
  const plain = text.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  return [...plain.matchAll(/(https?:\/\/\S+)#resume=([0-9a-f]{32})/g)].map(([, page = '', token = '']) => [
    page,
    token,
  ]);
}
