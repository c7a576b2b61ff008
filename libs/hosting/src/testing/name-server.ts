import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
const TYPE_A = 1;

/** RFC 1035, section 4: header, question, answer. */
function answerTo(query: Buffer, address: string): Buffer {
  const questionEnd = query.indexOf(0, HEADER_BYTES) + 5;
  const question = query.subarray(HEADER_BYTES, questionEnd);
  const hasAnswer = query.readUInt16BE(questionEnd - 4) === TYPE_A;
  const header = Buffer.from(query.subarray(0, HEADER_BYTES));
  // A response without an error; one question, no further records.
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(hasAnswer ? 1 : 0, 6);
  header.writeUInt32BE(0, 8);
  // The name of the question, type A, class IN, a lifetime of one second, four bytes.
  const answer = [0xc0, HEADER_BYTES, 0, TYPE_A, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)];
  return Buffer.concat([header, question, ...(hasAnswer ? [Buffer.from(answer)] : [])]);
}

/** A DNS server that answers every name with one IPv4 address, which may change, and a lifetime of one second. */
export async function startNameServer(address: string) {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const server = { port: socket.address().port, address, close: () => void socket.close() };
  socket.on('message', (query, { port, address: sender }) => {
    socket.send(answerTo(query, server.address), port, sender);
  });
  return server;
}
