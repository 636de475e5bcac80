import type { FastifyInstance } from 'fastify'

/** Uploads apart, nobody has more to say. */
export const MAX_BODY_BYTES = 64 * 1024

/** JSON, of which nothing at all is allowed too (cart calls name the content type without a body), and forms. */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parseJson(request, body, done)
  })
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
}
