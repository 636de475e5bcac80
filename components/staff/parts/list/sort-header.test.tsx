import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { SortHeader } from './sort-header'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('is rendered by the server, which has no address of a browser', () => {
  vi.stubGlobal('window', undefined)
  const html = renderToString(<SortHeader head="Cena" by="price" />)
  expect(html).toContain('href="?sort=price&amp;order=asc"')
})
