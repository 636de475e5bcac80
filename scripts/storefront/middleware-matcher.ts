import { matchHas } from 'next/dist/shared/lib/router/utils/prepare-destination.js'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'
import { pathOf } from './page-for-everyone.ts'

const conditionsSchema = z
  .array(z.object({ type: z.enum(['header', 'cookie']), key: z.string(), value: z.string().optional() }))
  .optional()

/** Of the manifest that `next build` writes. */
const manifestSchema = z.object({
  middleware: z.object({
    '/': z
      .object({
        matchers: z.array(
          z.object({
            regexp: z.string().transform((text) => new RegExp(text)),
            has: conditionsSchema,
            missing: conditionsSchema,
          }),
        ),
      })
      .optional(),
  }),
})

/** @internal */
export function matcherOf(manifest: unknown): (request: IncomingMessage) => boolean {
  const { matchers } = manifestSchema.parse(manifest).middleware['/'] ?? { matchers: [] }
  return (request) => {
    const path = pathOf(request.url)
    return matchers.some(
      ({ regexp, has, missing }) => regexp.test(path) && matchHas(request, {}, has, missing) !== false,
    )
  }
}

/** Whether Next.js would ask the middleware of the build that is being served, which may lead elsewhere. */
export async function readMatcher(root: string): Promise<(request: IncomingMessage) => boolean> {
  const text = await readFile(join(root, '.next/server/middleware-manifest.json'), 'utf8')
  return matcherOf(JSON.parse(text))
}
