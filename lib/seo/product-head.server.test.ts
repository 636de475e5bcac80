import { expect, it, vi } from 'vitest'
import { aTire } from '@/tests/shop-examples'
import { pageMetadata } from './page-head.server'
import { productHead } from './product-head.server'

vi.mock('@/lib/i18n/locale.server', () => ({ requireLocale: async () => 'pl' }))
vi.mock('@/lib/i18n/navigation', () => ({ getPathname: ({ href }: { href: string }) => href }))
vi.mock('./describe-product.server', () => ({ describeProduct: async () => 'za 412,50 zł' }))
vi.mock('./price-text.server', () => ({ priceText: async () => '412,50 zł' }))
vi.mock('next-intl/server', () => ({
  getTranslations: async () => (_key: string, values: object) => Object.values(values).join(', '),
}))

it('a product that is sold is indexed, under its canonical address', async () => {
  const metadata = await pageMetadata(await productHead(aTire()))
  expect(metadata.robots).toBeUndefined()
  expect(metadata.alternates).toEqual({ canonical: '/tireDetail/7' })
})

it('an archived one is not, and tells no price', async () => {
  const head = await productHead(aTire({ inArchive: true }))
  expect((await pageMetadata(head)).robots).toEqual({ index: false })
  expect(JSON.stringify(head)).not.toContain('412,50')
  expect(JSON.stringify(await productHead(aTire()))).toContain('412,50')
})
