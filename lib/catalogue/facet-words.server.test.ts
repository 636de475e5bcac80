import { createTranslator } from 'next-intl'
import { expect, it, vi } from 'vitest'
import pl from '@/messages/pl.json'
import { facetWords } from './facet-words.server'

vi.mock('@/lib/i18n/locale.server', () => ({ requireLocale: async () => 'pl' }))
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'tire') => createTranslator({ locale: 'pl', messages: pl, namespace }),
  getFormatter: async () => ({ number: String }),
}))

it.each([
  ['class', 'C', 'C (dostawcze)'],
  ['class', 'XL', 'XL (wzmocnione)'],
  ['class', 'LT', 'LT (lekkie ciężarowe)'],
  ['class', 'SL', 'SL'],
  ['pattern', 'Trasa', 'Trasa (szosa)'],
  ['pattern', 'Szuter AT', 'Szuter AT (szosa i teren)'],
  ['pattern', 'Obcy', 'Obcy'],
  ['snow', 'm+s', 'M+S'],
])('the value of %s %s is called %s', async (facet, value, name) => {
  expect((await facetWords())(facet, value)).toBe(name)
})
