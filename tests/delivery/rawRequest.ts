import { connect } from 'node:net';

/** Sends bytes to a host as they are, and gives all that comes until the host closes the connection. */
export const sendRaw = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let heard = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('close', () => resolve(heard)).on('error', reject);
  });
