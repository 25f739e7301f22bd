import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** Mail that has arrived. */
interface Received {
  to: string;
  /** The mail with its headers. */
  text: string;
}

/** Mail server that takes mails, or refuses them for as long as it is told; it ends with the test. */
export async function startMailServer() {
  const received: Received[] = [];
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
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const settings = { url: `smtp://127.0.0.1:${port}`, from: 'inbox@orchard.example' };
  return { settings, received, state };
}
