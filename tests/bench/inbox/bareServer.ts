import { type FileHandle, open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/* The least that receives a form: it appends each body to a file and waits for the disk; it checks nothing. */

async function append(file: FileHandle, parts: AsyncIterable<Buffer>): Promise<void> {
  const body: Buffer[] = [];
  for await (const part of parts) body.push(part);
  await file.appendFile(Buffer.concat([...body, Buffer.from('\n')]));
  await file.datasync();
}

async function start(path: string): Promise<void> {
  const file = await open(path, 'a');
  const server = createServer((request, response) => {
    void append(file, request).then(() => response.writeHead(201).end('{}'));
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
}

void start(process.argv[2] ?? '');
