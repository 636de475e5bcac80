import { execFileSync } from 'node:child_process'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { renderApart } from './pdf-process.ts'

test('a hundred pages, one PDF after the other, are made within what the process may take', async () => {
  const file = new URL('../../../test/hundred-pages.ts', import.meta.url)
  for (const words of ['Zwrot do 14 dni. ', 'Gwarancja na rok. ']) {
    const made = await renderApart(file, 'renderHundredPages', words)
    expect((await getDocumentProxy(new Uint8Array(made))).numPages).toBeGreaterThanOrEqual(100)
  }
})

/** Prints the addresses of all modules that come along with one. */
const LIST_MODULES = `
  import { registerHooks } from 'node:module'
  registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) })
  await import(process.argv[1])`

const BIG = /node_modules\/(?:zod|drizzle-orm|pg|fastify|firebase-admin)\//

test.each(['selling/confirmation/render-pdf.ts', 'money/refunds/render-refund.ts'])(
  'its process loads what writes %s, and no package that checks or stores anything',
  (path) => {
    const { href } = new URL(`../../${path}`, import.meta.url)
    const args = ['--input-type=module', '--eval', LIST_MODULES, href]
    const loaded = execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n')
    expect(loaded).toContain(href)
    expect(loaded.filter((url) => BIG.test(url))).toEqual([])
  },
)
