import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem-error.ts'
import { textReplies } from './replies.ts'

export const WEBP = 'image/webp'

export const webpReplies = textReplies(WEBP, 'The photo')

/** Takes photos as bodies in the routes of a plugin. */
export function readWebp(app: Pick<FastifyInstance, 'addContentTypeParser'>): void {
  app.addContentTypeParser(WEBP, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** By the first bytes (RFC 9649). What a photo shows the storefront has checked, which has made it. */
export function requireWebp(body: unknown): Buffer {
  if (Buffer.isBuffer(body) && /^RIFF[\s\S]{4}WEBP/.test(body.toString('latin1', 0, 12))) return body
  throw new ProblemError('unsupported_media_type', 'Send the photo as image/webp.')
}
