import { expect, it, vi } from 'vitest'
import { aTire } from '@/tests/shop-examples'
import { pageMetadata } from './page-head.server'
import { productHead } from './product-head.server'

vi.mock('@/lib/i18n/locale.server', () => ({ requireLocale: async () => 'pl' }))
vi.mock('@/lib/i18n/navigation', () => ({
  getPathname: ({ href, locale }: { href: string; locale: string }) => `/${locale}${href}`,
}))
vi.mock('@/lib/env.server', () => ({ env: { SITE_URL: 'https://shop.example' } }))
vi.mock('./describe-product.server', () => ({ describeProduct: async () => 'za 412,50 zł' }))
vi.mock('next-intl/server', () => ({
  getTranslations:
    async () =>
    (key: string, values: object = { key }) =>
      Object.values(values).join(', '),
}))

it('a product that is sold is indexed, under its canonical address', async () => {
  const metadata = await pageMetadata(await productHead(aTire()))
  expect(metadata.robots).toBeUndefined()
  expect(metadata.alternates).toEqual({
    canonical: 'https://shop.example/pl/tireDetail/7',
    languages: {
      pl: 'https://shop.example/pl/tireDetail/7',
      en: 'https://shop.example/en/tireDetail/7',
      ru: 'https://shop.example/ru/tireDetail/7',
      'x-default': 'https://shop.example/pl/tireDetail/7',
    },
  })
})

it('previews for networks name it and show its picture', async () => {
  const { openGraph } = await pageMetadata(await productHead(aTire()))
  expect(openGraph).toEqual({
    type: 'website',
    siteName: 'meta.site_name',
    title: 'Nadbieg Trasa 195/80 R15 96T',
    description: 'za 412,50 zł',
    url: 'https://shop.example/pl/tireDetail/7',
    locale: 'pl_PL',
    alternateLocale: ['en_US', 'ru_RU'],
    images: [
      {
        url: 'https://shop.example/pl/share/7.png',
        width: 1200,
        height: 630,
        alt: 'Nadbieg Trasa 195/80 R15 96T, 412,50\u00A0zł',
      },
    ],
  })
})

// Shows D15c
it('an archived one is not, and has no price', async () => {
  const head = await productHead(aTire({ inArchive: true }))
  expect((await pageMetadata(head)).robots).toEqual({ index: false })
  expect(JSON.stringify(head)).not.toContain('412,50')
  expect(JSON.stringify(await productHead(aTire()))).toContain('412,50')
})
