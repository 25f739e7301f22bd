import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { CommandError } from '#engine/problems/commandLine.ts';
import { closeServer, listenOnLoopback } from '../listenOnLoopback.ts';

export interface ListeningStudio {
  /** `http://localhost:5174` */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Lets the studio listen on a port of its own, for this machine alone.
 * @param port 0 for any free port
 * @throws CommandError if the port is taken
 */
export async function listenStudio(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  port: number,
): Promise<ListeningStudio> {
  const createOne = () =>
    createServer((request, response) => {
      answer(request, response).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
    });
  const { port: bound, servers } = await listenOnLoopback(createOne, port).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? 'it is in use' : error.message;
    throw new CommandError(`The studio could not start on port ${port}: ${reason}. STUDIO_PORT chooses another.`);
  });
  return {
    origin: `http://localhost:${bound}`,
    close: async () => void (await Promise.all(servers.map(closeServer))),
  };
}
