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
