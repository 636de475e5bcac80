import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync, inflateSync } from 'node:zlib'
import { failureAt, isPassing, isProblemPage, missingAt, type Place, type Problem } from './problem.ts'

/** No documents: calls of the browser, files, and what the script on a page asks Next.js for. */
const NO_DOCUMENT = /^\/(?:api|_next)(?:\/|$)/

/** Whether what is about to be sent has to give way to a document of ours. */
export function isBare(answer: ServerResponse, { method, headers }: IncomingMessage, place: Place): boolean {
  if (answer.statusCode !== 404 && answer.statusCode !== 500 && !isProblemPage(place)) return false
  if (method !== 'GET' || headers.rsc !== undefined) return false
  return !NO_DOCUMENT.test(place.path) && String(answer.getHeader('content-type')).startsWith('text/html')
}

/** Which document, and its status. `body` is what Next.js would have sent, in the given content encoding. */
export function problemOf(
  { status, body, encoding }: { status: number; body: Buffer; encoding: string },
  place: Place,
): { problem: Problem; status: 404 | 500 | 503 } {
  if (status !== 500) return { problem: missingAt(place), status: 404 }
  return { problem: failureAt(place), status: isPassing(decode(body, encoding)) ? 503 : 500 }
}

function decode(body: Buffer, encoding: string): string {
  if (encoding === 'gzip') return gunzipSync(body).toString()
  if (encoding === 'deflate') return inflateSync(body).toString()
  return body.toString()
}
