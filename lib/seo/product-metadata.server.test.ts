import { expect, it, vi } from 'vitest'
import { aTire } from '@/tests/shop-examples'
import { productMetadata } from './product-metadata.server'

vi.mock('@/lib/i18n/locale.server', () => ({ requireLocale: async () => 'pl' }))
vi.mock('@/lib/i18n/alternates', () => ({ languageAlternates: (path: string) => ({ canonical: path }) }))
vi.mock('./describe-product.server', () => ({ describeProduct: async () => '' }))

it('a product that is sold is indexed, under its canonical address', async () => {
  expect(await productMetadata(aTire())).toMatchObject({
    robots: undefined,
    alternates: { canonical: '/tireDetail/7' },
  })
})

it('an archived one is not', async () => {
  expect((await productMetadata(aTire({ inArchive: true }))).robots).toEqual({ index: false })
})
