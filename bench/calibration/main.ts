/*
 * The measure of a machine: a bare Node.js server that answers every request with the same 5 KB.
 *
 *   node bench/calibration/main.ts <port>
 */
import { createServer } from 'node:http'

const body = Buffer.alloc(5_000, 'x')

createServer((_, answer) => {
  answer.setHeader('content-type', 'text/html; charset=utf-8')
  answer.setHeader('content-length', body.length)
  answer.end(body)
}).listen(Number(process.argv[2]), '127.0.0.1')
