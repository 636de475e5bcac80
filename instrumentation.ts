/**
 * Notes for the server why a render failed (`lib/cache/render-record.ts`): Next.js responds with 500 whatever it was. It loads this
 * file without Node.js as well, so nothing is imported.
 */
export function onRequestError(error: unknown): void {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : ''
  globalThis.bieznikRenders?.getStore()?.fail(digest)
}
