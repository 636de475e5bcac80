import { expect, it, vi } from 'vitest'
import { aTire } from '@/tests/shop-examples'
import { pageMetadata } from './page-head.server'
import { productHead } from './product-head.server'

vi.mock('@/lib/i18n/locale.server', () => ({ requireLocale: async () => 'pl' }))
vi.mock('@/lib/i18n/navigation', () => ({ getPathname: ({ href }: { href: string }) => href }))
vi.mock('./describe-product.server', () => ({ describeProduct: async () => '' }))
vi.mock('./price-text.server', () => ({ priceText: async () => '' }))
vi.mock('next-intl/server', () => ({ getTranslations: async () => () => '' }))

it('a product that is sold is indexed, under its canonical address', async () => {
  const metadata = await pageMetadata(await productHead(aTire()))
  expect(metadata.robots).toBeUndefined()
  expect(metadata.alternates).toEqual({ canonical: '/tireDetail/7' })
})

it('an archived one is not', async () => {
  const metadata = await pageMetadata(await productHead(aTire({ inArchive: true })))
  expect(metadata.robots).toEqual({ index: false })
})
