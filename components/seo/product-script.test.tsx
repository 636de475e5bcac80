import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { aTire } from '@/tests/shop-examples'
import { ProductScript } from './product-script'

afterEach(() => vi.unstubAllGlobals())

const render = () =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="ru">
      <ProductScript
        product={aTire()}
        description={'Opona "Trasa" & <b>'}
        pictureAlt="Trasa, 412,50 zł"
        deliveryCountries={['PL']}
        site="https://shop.example/"
        siteName="Bieżnik"
      />
    </NextIntlClientProvider>,
  )

it('says in the document what networks show, each thing once', () => {
  vi.stubGlobal('window', undefined)
  const html = render()
  const tags = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"\/>/g)]
  expect(tags.map(([, name, content]) => [name, content])).toEqual([
    ['og:type', 'website'],
    ['og:site_name', 'Bieżnik'],
    ['og:title', 'Nadbieg Trasa 195/80 R15 96T'],
    ['og:description', 'Opona &quot;Trasa&quot; &amp; &lt;b&gt;'],
    ['og:url', 'https://shop.example/ru/tireDetail/7'],
    ['og:locale', 'ru_RU'],
    ['og:locale:alternate', 'pl_PL'],
    ['og:locale:alternate', 'en_US'],
    ['og:image', 'https://shop.example/ru/share/7.png'],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'Trasa, 412,50 zł'],
    ['twitter:card', 'summary_large_image'],
  ])
  expect(html).toContain('"sku":"7"')
})

it('says nothing of it in a browser', () => {
  expect(render()).toBe('<script type="application/ld+json"></script>')
})
