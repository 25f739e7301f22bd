/*
 * Lower bound of following a save: one watcher, the saved file read and parsed, its first heading sent through a web
 * socket, and put into the page.
 */
import { createHash } from 'node:crypto';
import { readFileSync, watch } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { pages, port } = parseArgs({ options: { pages: { type: 'string' }, port: { type: 'string' } } }).values;
const watched = join(pages, 'section-1');
const sockets = new Set();

const document = `<!doctype html><title>Floor</title><p></p><script type="module">
  new WebSocket(location.origin.replace('http', 'ws')).onmessage = ({ data }) => {
    document.querySelector('p').textContent = data;
  };
</script>`;

watch(watched, (_event, name) => {
  try {
    const { blocks } = JSON.parse(readFileSync(join(watched, name), 'utf8'));
    for (const socket of sockets) socket.write(frame(blocks[0].heading));
  } catch {
    // It is being written.
  }
});

/** Encodes a short text as a web socket frame (RFC 6455, section 5.2). */
function frame(text) {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, payload.length]), payload]);
}

createServer((_request, response) => response.setHeader('content-type', 'text/html').end(document))
  .on('upgrade', (request, socket) => {
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accepted = createHash('sha1').update(key).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accepted}\r\n\r\n`,
    );
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  })
  .listen(Number(port));
