import type { FacetCounts } from '@bieznik/contract/catalogue/facet-choice'
import { grosze } from '@bieznik/contract/money/money'
import { createTranslator } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import { allMessages } from '@/lib/i18n/all-messages.server'
import { routing, type Locale } from '@/lib/i18n/routing'
import { aTire } from '@/tests/shop-examples'
import { describeProduct } from './describe-product.server'
import { sizeHead } from './size-head.server'

let locale: Locale = 'pl'

vi.mock('next-intl/server', () => ({
  getTranslations: async (how: string | { locale: Locale; namespace: 'seo' }) =>
    createTranslator({
      locale,
      messages: allMessages[locale],
      namespace: typeof how === 'string' ? 'tire_filter' : how.namespace,
    }),
}))
vi.mock('@/lib/i18n/locale.server', () => ({ requireLocale: async () => locale }))
vi.mock('@/lib/env.server', () => ({ env: { SITE_URL: 'https://shop.example' } }))

/** What only a retread is called. */
const RETREADED = { pl: /bieżnikowan/i, en: /retreaded/i, ru: /восстановленн/i }
const NEW = { pl: /\bnow[ae]\b/i, en: /\bnew\b/i, ru: /нов(?:ая|ые)/i }

const facets = (condition: Record<string, number>): FacetCounts => ({
  values: { condition: Object.entries(condition).map(([value, count]) => ({ value, count })) },
  from: {},
  to: {},
  inStock: 0,
  price: null,
})

async function describedSize(condition: Record<string, number>): Promise<string> {
  const search = { width: 195, profile: 65, diameter: 15 }
  const found = { total: 3, lowestPrice: grosze(30_000), products: [], facets: facets(condition) }
  return String((await sizeHead({ search, page: 1, found })).description)
}

describe.each(routing.locales)('what search engines show in %s', (each) => {
  it('of a tire says what it is', async () => {
    locale = each
    expect(await describeProduct(aTire(), each)).toMatch(RETREADED[each])
    const fresh = await describeProduct(aTire({ isRetreaded: false }), each)
    expect(fresh).toMatch(NEW[each])
    expect(fresh).not.toMatch(RETREADED[each])
  })

  it('of a tire without a pattern names none', async () => {
    locale = each
    expect(await describeProduct(aTire({ protector: '' }), each)).not.toMatch(/ [,.]|none/)
    expect(await describeProduct(aTire({ protector: 'Trasa' }), each)).toContain('Trasa')
  })

  it('of a size calls its tires retreaded only where all of them are', async () => {
    locale = each
    expect(await describedSize({ retreaded: 3 })).toMatch(RETREADED[each])
    const others: Record<string, number>[] = [{ new: 3 }, { new: 1, retreaded: 2 }, { retreaded: 0 }, {}]
    for (const condition of others) expect(await describedSize(condition)).not.toMatch(RETREADED[each])
    expect(await describedSize({ new: 3, retreaded: 0 })).toMatch(NEW[each])
  })
})
